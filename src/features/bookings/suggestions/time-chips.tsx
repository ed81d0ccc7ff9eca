import { ChoiceChip } from '../../../ui/choice-chip.tsx'
import { formatTime } from '../../../ui/format.ts'
import { formatShortStart, formatShortWeekday } from '../../../ui/short-day.ts'
import { mostSuggested, type SuggestedTime } from '../booking.ts'
import { fieldOf } from './chosen-times.ts'

/** Times to choose, of one day or of any; up to `mostSuggested` in the whole form can be chosen. */
export function TimeChips({ date, times, chosen, typed }: TimeChipsProps) {
  const isFull = chosen.length >= mostSuggested
  return (
    <fieldset>
      <legend className="mb-2 text-small leading-snug font-bold">
        {date ? formatShortWeekday(date) : 'Chosen on other days'}
      </legend>
      <div className={`grid gap-2 ${date ? 'grid-cols-3 sm:grid-cols-4 lg:grid-cols-6' : 'sm:grid-cols-3'}`}>
        {times.map((start) => {
          const name = fieldOf(start)
          return (
            <ChoiceChip
              key={name}
              type="checkbox"
              name={name}
              defaultChecked={name in typed}
              disabled={isFull && !chosen.includes(name)}
              className="grid has-disabled:opacity-50"
            >
              {date ? formatTime(start.time) : formatShortStart(start.date, start.time)}
            </ChoiceChip>
          )
        })}
      </div>
    </fieldset>
  )
}

interface TimeChipsProps {
  /** The day of all of them, if they share one. */
  date?: string
  times: readonly SuggestedTime[]
  /** The names of those chosen now. */
  chosen: readonly string[]
  /** What was chosen when the page was loaded. */
  typed: Readonly<Record<string, string>>
}
