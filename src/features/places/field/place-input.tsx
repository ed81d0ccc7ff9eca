import { type ComponentProps, type FocusEvent, type KeyboardEvent, useId, useState } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { useEarlyChange } from '../../../ui/use-early-change.ts'
import { type PlaceSuggestion, usePlaceSuggestions } from './use-place-suggestions.ts'

/** A text field that suggests places, by the ARIA combobox pattern; without scripts it is a plain text field. */
export function PlaceInput({ defaultValue = '', className, ...input }: PlaceInputProps) {
  const list = useId()
  const { field, text, places, active, isTight, type, choose, press, forget } = usePlaceTyping(defaultValue)
  return (
    <div className="relative">
      <input
        {...input}
        ref={field}
        type="text"
        autoComplete="off"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={places.length > 0}
        aria-controls={list}
        aria-activedescendant={places[active] ? `${list}-${active}` : undefined}
        value={text}
        onChange={(event) => type(event.target)}
        onKeyDown={press}
        onBlur={forget}
        onFocus={makeRoom}
        className={className}
      />
      <Suggestions {...{ list, places, active, isTight, choose }} />
    </div>
  )
}

export type PlaceInputProps = Omit<ComponentProps<'input'>, 'defaultValue'> & {
  defaultValue?: string
}

/** The typed text, the places it may mean, and which of them the arrow keys have selected. */
function usePlaceTyping(start: string) {
  const [text, setText] = useState(start)
  const { places, suggest, forget } = usePlaceSuggestions()
  // The place itself rather than its index: the next suggestions come in another order.
  const [pointedAt, pointAt] = useState<PlaceSuggestion>()
  const active = pointedAt ? places.indexOf(pointedAt) : -1

  const [isTight, setIsTight] = useState(false)
  const type = (input: HTMLInputElement) => {
    const { value } = input
    setText(value)
    setIsTight(isLow(input))
    pointAt(undefined)
    void suggest(value)
  }
  const field = useEarlyChange((typed) => (typed === document.activeElement ? type(typed) : setText(typed.value)))

  const choose = (place: PlaceSuggestion) => {
    setText(place.label)
    forget()
  }
  const press = (event: KeyboardEvent) => {
    const chosen = places[active]
    if (event.key === 'Enter' && chosen) choose(chosen)
    else if (event.key === 'Escape' && places.length > 0) forget()
    else if (event.key === 'ArrowDown' && places.length > 0) pointAt(places[(active + 1) % places.length])
    else if (event.key === 'ArrowUp' && places.length > 0) pointAt(places[(active <= 0 ? places.length : active) - 1])
    else return
    event.preventDefault()
  }
  return { field, text, places, active, isTight, type, choose, press, forget }
}

/** On phones the keyboard covers the lower half: the field scrolls to the top, so that suggestions fit below it. */
function makeRoom({ currentTarget }: FocusEvent<HTMLInputElement>) {
  const behavior = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth'
  if (window.innerWidth < 640) currentTarget.scrollIntoView({ behavior })
}

/** Whether suggestions fit above the field and its label, but not below it. */
function isLow(field: HTMLInputElement): boolean {
  const { top, bottom } = field.getBoundingClientRect()
  return window.innerHeight - bottom < tallest && top > tallest + 32
}
const tallest = 336

function Suggestions({ list, places, active, isTight, choose }: SuggestionsProps) {
  return (
    <div
      id={list}
      {...listbox}
      aria-label="Places"
      className={places.length > 0 ? `${sheet} ${isTight ? 'bottom-full mb-8' : 'top-full mt-2'}` : 'hidden'}
    >
      {places.map((place, index) => (
        <button
          type="button"
          key={`${place.label} ${place.zip}`}
          id={`${list}-${index}`}
          {...option(index === active)}
          ref={index === active ? bringIntoView : null}
          tabIndex={-1}
          // Before the field loses focus: a click event would come after the list has closed.
          onMouseDown={(event) => {
            event.preventDefault()
            choose(place)
          }}
          className="flex min-h-11 w-full items-center gap-2.5 rounded-field px-3 py-1.5 text-left text-small leading-tight hover:bg-mist aria-selected:bg-mist aria-selected:text-pool-deep"
        >
          <Icon name="map-pin" className="size-4.5 text-soft" />
          {place.label}
        </button>
      ))}
    </div>
  )
}

/** Eight are more than the list shows at once. */
function bringIntoView(option: HTMLElement | null) {
  option?.scrollIntoView({ block: 'nearest' })
}

interface SuggestionsProps {
  list: string
  places: PlaceSuggestion[]
  active: number
  isTight: boolean
  choose: (place: PlaceSuggestion) => void
}

// The native datalist and option show only entries that contain the typed letters: no help with a typo.
const listbox = { role: 'listbox' } as const
const option = (chosen: boolean) => ({ role: 'option', 'aria-selected': chosen })

const sheet =
  'absolute inset-x-0 z-40 max-h-80 overflow-y-auto rounded-card border border-line bg-card p-2 text-ink shadow-float'
