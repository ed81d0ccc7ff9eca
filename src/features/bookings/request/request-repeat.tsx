import { useRef, useState } from 'react'

import { mostAppointments, repeatWeeks } from '../../../platform/tables/column-values.ts'
import { rhythmOf } from '../../appointments/appointment.ts'
import type { FilledForm } from '../../../platform/forms/refused-form.ts'
import { capitalized } from '../../../ui/capitalized.ts'
import { SelectField } from '../../../ui/field.tsx'
import { formatDay, plural } from '../../../ui/format.ts'
import { useEarlyChoice } from '../../../ui/use-early-choice.ts'
import { daysAhead } from '../../availability/availability.ts'
import { fewestTimes, isTooLong, lastDateOf, type Repeat } from '../series/repeats.ts'
import type { Repetition } from './use-repetition.ts'

/** How often to come, and how many times unless it is once or one appointment moves. Without scripts both are shown. */
export function RequestRepeat({ date, today, repetition, typed: { values, fields } }: RequestRepeatProps) {
  const { which, everyWeeks: chosen, chooseRhythm: choose } = repetition
  const [times, setTimes] = useState(values['repeat.times'] ?? usualTimes)
  const select = useRef<HTMLSelectElement>(null)
  useEarlyChoice(() => choose(select.current?.value ?? ''))
  const everyWeeks = repeatWeeks.find((weeks) => String(weeks) === chosen)
  return (
    <div className={`${which === 'one' ? 'hidden noscript:grid' : 'grid'} gap-4 sm:grid-cols-2`}>
      <SelectField
        ref={select}
        label="How often?"
        name="repeat.everyWeeks"
        {...(which === '' && { placeholder: 'Once' })}
        options={rhythms}
        defaultValue={chosen}
        onChange={(event) => choose(event.target.value)}
        error={fields?.['repeat.everyWeeks']}
      />
      <div className={everyWeeks ? 'grid' : 'hidden noscript:grid'}>
        <SelectField
          label="How many visits?"
          name="repeat.times"
          options={counts}
          defaultValue={times}
          onChange={(event) => setTimes(event.target.value)}
          hint={everyWeeks ? untilWords(date, { everyWeeks, times: Number(times) }, today) : 'Only if it repeats.'}
          error={fields?.['repeat.times']}
        />
      </div>
    </div>
  )
}

interface RequestRepeatProps {
  /** The date of the first appointment, as far as it is chosen. */
  date: string
  today: string | undefined
  repetition: Repetition
  typed: FilledForm
}

const usualTimes = '8'

const rhythms = repeatWeeks.map((weeks) => ({ value: weeks, label: capitalized(rhythmOf(weeks)) }))

const counts = Array.from({ length: mostAppointments - fewestTimes + 1 }, (_, at) => ({
  value: fewestTimes + at,
  label: plural(fewestTimes + at, 'visit'),
}))

function untilWords(date: string, repeat: Repeat, today: string | undefined): string | undefined {
  if (Number.isNaN(Date.parse(date)) || today === undefined) return undefined
  if (isTooLong(date, repeat, today)) return `The last one has to be within the next ${daysAhead} days.`
  return `Until ${formatDay(lastDateOf(date, repeat))}, at the same time. The price is for each visit.`
}
