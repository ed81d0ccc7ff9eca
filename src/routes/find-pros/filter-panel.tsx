import { type FormEvent, useState } from 'react'
import { useNavigate } from 'react-router'

import { PlaceField } from '../../features/places/field/place-field.tsx'
import { distances, ratings } from '../../features/search/search-limits.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { Form } from '../../ui/form.tsx'
import { Icon } from '../../ui/icon.tsx'
import { isOpenPopover } from '../../ui/is-open-popover.ts'
import { Link } from '../../ui/link.tsx'
import { RangeField } from '../../ui/range-field.tsx'
import { SheetTitle } from '../../ui/sheet-title.tsx'
import { useEarlyChange } from '../../ui/use-early-change.ts'
import { clearedHref } from './cleared-href.ts'
import { countActiveFilters, type Filters, readFilters, searchHref } from './filters.ts'
import type { SearchPage } from './search-page.ts'

/**
 * The filters: a panel next to the results, and on phones a sheet behind a button. Both are the same plain GET form.
 */
export function FilterPanel({ page, pending }: { page: SearchPage; pending: boolean }) {
  const { filters } = page
  const navigate = useNavigate()
  const { key, note } = useFieldsOf(searchHref(filters), pending)
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    if (isOpenPopover(form)) form.hidePopover()
    void navigate(searchHref(filtersIn(form)))
  }
  return (
    <search aria-label="Filters" className="filter-bar md:self-start">
      <OpenButtons page={page} />
      <Form
        id="filters"
        action="/find-pros"
        popover="auto"
        onSubmit={search}
        onInput={note}
        className="drawer gap-5 p-5"
      >
        <SheetTitle sheet="filters" title="Filters" />
        <Fields key={key} page={page} />
        <Button variant="main" pending={pending}>
          Search
        </Button>
        {countActiveFilters(filters) > 0 ? (
          <Link to={clearedHref(filters)} className="link justify-self-center text-small">
            Clear filters
          </Link>
        ) : null}
      </Form>
    </search>
  )
}

/**
 * Following a suggestion or going back changes the address: the fields then start from its values, unless somebody has
 * written in them while it was loading.
 */
function useFieldsOf(address: string, pending: boolean) {
  const [fields, setFields] = useState({ address, key: 0, written: false })
  if (fields.address !== address) {
    setFields({ address, key: fields.written ? fields.key : fields.key + 1, written: false })
  }
  return { key: fields.key, note: () => (pending ? setFields({ ...fields, written: true }) : undefined) }
}

/** The button that opens the sheet on phones; its bar stays visible while the list scrolls. */
function OpenButtons({ page: { filters, place, view } }: { page: SearchPage }) {
  return (
    <div className="flex gap-2 md:hidden">
      <OpenFilters set={countActiveFilters(filters)} place={place?.label} />
      {view ? (
        <Button type="button" variant="quiet" size="small" popoverTarget="pros-map">
          <Icon name="map" />
          Map
        </Button>
      ) : null}
    </div>
  )
}

function OpenFilters({ set, place }: { set: number; place: string | undefined }) {
  return (
    <Button type="button" variant="quiet" size="small" popoverTarget="filters" className="min-w-0 flex-1">
      <Icon name="filter" />
      Filters
      {set > 0 ? (
        <span className="grid min-w-6 place-items-center rounded-full bg-pool px-2 py-0.5 text-caption leading-tight text-white">
          {set}
          <span className="sr-only"> set</span>
        </span>
      ) : null}
      {place ? <span className="truncate font-normal text-soft">{place}</span> : null}
    </Button>
  )
}

function Fields({ page: { filters, categories, unknown, days, leftOut } }: { page: SearchPage }) {
  return (
    <>
      <PlaceField
        label="Location"
        name="location"
        placeholder="Enter your address"
        maxLength={300}
        defaultValue={filters.location}
        error={unknown ? 'We could not find this place' : undefined}
      />
      <SelectField
        label="Service Type"
        name="service"
        defaultValue={filters.service ?? 'all'}
        options={[
          { value: 'all', label: 'All services' },
          ...categories.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <DayField chosen={filters.date ?? ''} days={days} />
      <RangeField
        label="Distance Range"
        name="distance"
        {...distances}
        defaultValue={filters.distance}
        format={(miles) => `${miles} miles`}
      />
      <RangeField
        label="Minimum Rating"
        name="minRating"
        {...ratings}
        defaultValue={filters.minRating}
        format={(rating) => `${rating}+`}
      />
      <Tick name="takesRequests" value="true" checked={filters.takesRequests} label="Only pros taking requests" />
      {filters.except && leftOut ? (
        <Tick name="except" value={filters.except} checked label={`Leave out ${leftOut}`} />
      ) : null}
      {filters.sort ? <input type="hidden" name="sort" value={filters.sort} /> : null}
    </>
  )
}

/** Its value is followed, because an empty one looks different. */
function DayField({ chosen, days }: Pick<SearchPage, 'days'> & { chosen: string }) {
  const [day, setDay] = useState(chosen)
  const early = useEarlyChange(({ value }) => setDay(value))
  return (
    <TextField
      ref={early}
      label="Available on"
      name="date"
      type="date"
      min={days.first}
      max={days.last}
      value={day}
      onChange={(event) => setDay(event.target.value)}
    />
  )
}

function Tick({ checked, label, ...input }: TickProps) {
  return (
    <label className="flex min-h-11 items-center gap-3 text-small leading-snug font-bold wrap-anywhere md:min-h-9">
      <input type="checkbox" {...input} defaultChecked={checked} className="size-5 shrink-0" />
      {label}
    </label>
  )
}

interface TickProps {
  name: string
  value: string
  checked: boolean
  label: string
}

function filtersIn(form: HTMLFormElement): Filters {
  const words = [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []))
  return readFilters(new URLSearchParams(words))
}
