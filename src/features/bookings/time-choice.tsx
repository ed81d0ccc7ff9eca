import { type ReactNode, useId } from 'react'

import { formatTime } from '../../ui/format.ts'
import { Icon } from '../../ui/icon.tsx'

/** The hours of a day as buttons, of which one is chosen. Those not `free` show where no script will take them away. */
export function TimeChoice({ times, free, chosen, onChoose, hint, error }: TimeChoiceProps) {
  const id = useId()
  return (
    <fieldset
      role="radiogroup"
      className="group"
      tabIndex={-1}
      aria-invalid={error ? true : undefined}
      aria-describedby={`${id}-hint ${id}-error`}
    >
      <legend className="mb-2 text-small leading-snug font-bold">Time</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(5.2rem,1fr))] gap-2">
        {times.map((time) => (
          <label key={time} className={`${look} ${free.includes(time) ? 'grid' : 'hidden noscript:grid'}`}>
            <input
              type="radio"
              name="requestTime"
              value={time}
              defaultChecked={time === chosen}
              onChange={() => onChoose(time)}
              className="absolute -inset-[1.5px] appearance-none rounded-field"
            />
            {formatTime(time)}
          </label>
        ))}
      </div>
      <p id={`${id}-hint`} aria-live="polite" className="mt-1.5 text-small leading-snug text-soft">
        {hint}
      </p>
      <p
        id={`${id}-error`}
        className="mt-1.5 flex items-start gap-1.5 text-small font-semibold text-danger empty:hidden"
      >
        {error ? <Icon name="warning" className="mt-px size-4" /> : null}
        {error}
      </p>
    </fieldset>
  )
}

const look =
  'relative min-h-11 place-items-center rounded-field border-[1.5px] border-control bg-card text-small font-bold ' +
  'group-aria-invalid:border-danger hover:border-pool has-checked:border-chosen has-checked:bg-chosen has-checked:text-on-chosen'

interface TimeChoiceProps {
  /** HH:mm, in order. */
  times: readonly string[]
  free: readonly string[]
  chosen?: string | undefined
  onChoose: (time: string) => void
  hint: ReactNode
  error?: string | undefined
}
