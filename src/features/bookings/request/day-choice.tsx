import { ChoiceChip } from '../../../ui/choice-chip.tsx'
import { dateFormat, plural } from '../../../ui/format.ts'
import { formatLongWeekday, formatShortDay } from '../../../ui/short-day.ts'
import { useEarlyRadio } from '../../../ui/use-early-choice.ts'
import { type FreeDay, hasFreeTime } from '../../availability/free-day.ts'

/** Shortcuts to the next days with free times; they fill the date field, and only that field is sent. */
export function DayChoice({ days, today, date, onChoose }: DayChoiceProps) {
  const group = useEarlyRadio(onChoose)
  const free = days.filter(hasFreeTime).slice(0, most)
  const [first, last] = [free[0], free.at(-1)]
  if (!first || !last) return null
  const isNext = days[0]?.date === today
  return (
    <fieldset ref={group} role="radiogroup" className="noscript:hidden">
      <legend className="mb-2 text-small leading-snug font-bold">
        {isNext ? 'Next free days' : 'Free days'}{' '}
        <span className="font-normal text-soft">
          {isNext ? null : `from ${formatShortDay(first.date)} `}until {formatShortDay(last.date)}
        </span>
      </legend>
      <div className="grid grid-cols-4 gap-2">
        {free.map((day) => (
          <ChoiceChip
            key={day.date}
            form=""
            name="day"
            value={day.date}
            checked={day.date === date}
            onChange={() => onChoose(day.date)}
            aria-label={`${formatLongWeekday(day.date)}, ${plural(day.slots.length, 'free time')}`}
            className="grid py-1.5 leading-snug"
          >
            {formatChip(day.date)} <span className="text-caption font-normal">{plural(day.slots.length, 'time')}</span>
          </ChoiceChip>
        ))}
      </div>
    </fieldset>
  )
}

/** Two full rows. */
const most = 8

/** "Mon 23" */
function formatChip(date: string): string {
  return `${weekday.format(new Date(date))} ${Number(date.slice(8))}`
}

const weekday = dateFormat({ weekday: 'short' })('UTC')

interface DayChoiceProps {
  days: readonly FreeDay[]
  today: string
  /** The date in the field, which may not be one of these days. */
  date: string
  onChoose: (date: string) => void
}
