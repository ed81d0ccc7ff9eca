import { FieldError } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { formatShortWeekday } from '../../ui/short-day.ts'
import { daysAhead } from './availability.ts'
import { intents } from './hours-change.ts'
import { RowButton } from './hours-day.tsx'
import { type DraftException, type ExceptionField, maxUntil, placeOfException } from './hours-draft.ts'
import { errorIdOf, type RowProps } from './hours-row.ts'
import { TimeSelect } from './time-select.tsx'
import { plusDays } from './local-time.ts'

/** A date, or several in a row, that differ from the week. */
export function HoursException({ id, exception, row, today, errors, onEdit, onPress }: HoursExceptionProps) {
  const name = `Day ${row + 1}`
  const part = (field: ExceptionField) => {
    const place = placeOfException(row, field)
    const error = errors[place]
    return { exception, name, error, errorId: errorIdOf(place), id: error ? `wrong-${place}` : undefined, onEdit }
  }
  const parts = { date: part('date'), until: part('until'), times: part('times') }
  return (
    <fieldset id={id} className="group border-b border-line py-4 last:border-0">
      <legend className="sr-only">{name}</legend>
      <p aria-hidden="true" className="mb-1.5 text-small font-bold">
        {name}
        <span className="font-normal text-soft">{datesWords(exception)}</span>
      </p>
      <div className="grid grid-cols-[minmax(0,1fr)_2.75rem] items-center gap-2 sm:grid-cols-[11rem_11rem_minmax(0,1fr)_2.75rem]">
        <DateChoice {...parts.date} today={today} />
        <OffOrOpen {...{ exception, name, onEdit }} />
        <Until {...parts.until} row={row} />
        <FieldError {...errorOf(parts.until)} className="col-span-full" />
        <SpecialHours {...parts.times} />
        <FieldError {...errorOf(parts.times)} className="col-span-full" />
        <div className="col-start-2 row-start-1 self-start sm:col-start-4">
          <RowButton
            intent={intents.removeDay(row)}
            onPress={onPress}
            label={`Remove ${name.toLowerCase()}${datesWords(exception)}`}
          >
            <Icon name="trash" />
          </RowButton>
        </div>
      </div>
    </fieldset>
  )
}

/** ", Sun, Dec 20 – Thu, Dec 24" */
function datesWords({ date, until }: DraftException): string {
  if (!date) return ''
  return `, ${[date, until].filter(Boolean).map(formatShortWeekday).join(' – ')}`
}

interface HoursExceptionProps extends RowProps {
  /** Where a link leads that adds this row. */
  id?: string
  exception: DraftException
  row: number
  today: string
}

interface Part extends Pick<RowProps, 'onEdit'>, Wrong {
  exception: DraftException
  name: string
}

interface Wrong {
  error: string | undefined
  errorId: string
  /** Where the error's link leads. */
  id: string | undefined
}

function DateChoice({ exception, name, today, onEdit, ...part }: Part & { today: string }) {
  return (
    <div className="grid gap-1.5">
      <input
        {...invalid(part)}
        type="date"
        name="date"
        aria-label={`${name}, date`}
        value={exception.date}
        min={today}
        max={plusDays(today, daysAhead)}
        onChange={onEdit}
        className="control"
      />
      <FieldError {...errorOf(part)} />
    </div>
  )
}

function OffOrOpen({ exception, name, onEdit }: Omit<Part, keyof Wrong>) {
  return (
    <select
      name="kind"
      aria-label={`${name}, kind`}
      value={exception.kind}
      onChange={onEdit}
      className="control control-select self-start max-sm:col-start-1"
    >
      <option value="off">Day off</option>
      <option value="open">Special hours</option>
      <option value="away">Hours away</option>
    </select>
  )
}

/** Makes one row a vacation, or a season with other hours. */
function Until({ exception: { date, until }, name, row, onEdit, ...part }: Part & { row: number }) {
  return (
    <label className="flex flex-wrap items-center gap-2 max-sm:col-start-1 sm:col-span-2 sm:col-start-1">
      <span className="shrink-0 text-small text-soft">until (optional)</span>
      <input
        {...invalid(part)}
        type="date"
        name={`until.${row}`}
        aria-label={`${name}, until`}
        value={until}
        min={date}
        max={date ? plusDays(date, maxUntil - 1) : undefined}
        onChange={onEdit}
        className="control min-w-0 flex-1 basis-60"
      />
    </label>
  )
}

function SpecialHours({ exception: { start, end }, name, id, ...part }: Part) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] items-center gap-2 col-span-full group-has-[option[value=off]:checked]:hidden sm:col-span-2 sm:col-start-1">
      <TimeSelect {...part} id={id} kind="start" label={`${name}, from`} name="from" value={start} />
      <span aria-hidden="true">–</span>
      <TimeSelect {...part} kind="end" label={`${name}, to`} name="to" value={end} />
    </div>
  )
}

function errorOf({ errorId: id, error }: Wrong) {
  return { id, error }
}

function invalid({ id, error, errorId }: Wrong) {
  return error ? { id, 'aria-invalid': true, 'aria-describedby': errorId } : {}
}
