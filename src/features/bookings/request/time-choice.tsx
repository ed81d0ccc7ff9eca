import { type ReactNode, useId } from 'react'

import { useFieldError } from '../../../ui/changed-fields.ts'
import { ChoiceChip } from '../../../ui/choice-chip.tsx'
import { FieldError } from '../../../ui/field.tsx'
import { formatTime } from '../../../ui/format.ts'
import { useEarlyRadio } from '../../../ui/use-early-choice.ts'

/**
 * The hours of a day as buttons, one of which is chosen. Hours not in `free` are shown only where scripts cannot remove
 * them.
 */
export function TimeChoice({ times, free, chosen, onChoose, count, hint, ...field }: TimeChoiceProps) {
  const id = useId()
  // A time that was chosen before hydration is passed on at once: its button disappears while the times of the day
  // load.
  const group = useEarlyRadio(onChoose)
  const error = useFieldError('requestTime', field.error)
  return (
    <fieldset
      ref={group}
      id={error ? 'wrong-requestTime' : undefined}
      role="radiogroup"
      className="group"
      tabIndex={-1}
      aria-invalid={error ? true : undefined}
      aria-describedby={error ? `${id}-hint ${id}-error` : `${id}-hint`}
    >
      <legend className="mb-2 text-small leading-snug font-bold">Time</legend>
      <div className="grid grid-cols-3 gap-2 sm:grid-cols-4">
        {times.map((time) => (
          <ChoiceChip
            key={time}
            name="requestTime"
            value={time}
            defaultChecked={time === chosen}
            onChange={() => onChoose(time)}
            className={free.includes(time) ? 'grid' : 'hidden noscript:grid'}
          >
            {formatTime(time)}
          </ChoiceChip>
        ))}
      </div>
      <p id={`${id}-hint`} aria-live="polite" className="mt-1.5 text-small leading-snug text-soft">
        <span className="sr-only">{count}</span>
        <noscript>Some of these may be past or taken on your day. </noscript>
        {hint}
      </p>
      <FieldError id={`${id}-error`} error={error} className="mt-1.5" />
    </fieldset>
  )
}

interface TimeChoiceProps {
  /** HH:mm, in order. */
  times: readonly string[]
  free: readonly string[]
  chosen: string | undefined
  onChoose: (time: string) => void
  /** How many are free on which day, for users of screen readers: all others see the times change. */
  count: string | null
  hint: ReactNode
  error: string | undefined
}
