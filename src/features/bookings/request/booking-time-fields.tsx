import { useState } from 'react'

import type { FilledForm } from '../../../platform/forms/refused-form.ts'
import { useFieldError } from '../../../ui/changed-fields.ts'
import { TextField } from '../../../ui/field.tsx'
import { plural } from '../../../ui/format.ts'
import { formatShortWeekday } from '../../../ui/short-day.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { useEarlyChange } from '../../../ui/use-early-change.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { daysAhead } from '../../availability/availability.ts'
import { hasFreeTime } from '../../availability/free-day.ts'
import { plusDays } from '../../availability/local-time.ts'
import { DayChoice } from './day-choice.tsx'
import type { PreparedRequest } from './prepared-request.ts'
import { RequestRepeat } from './request-repeat.tsx'
import { TimeChoice } from './time-choice.tsx'
import { useFreeTimes } from './use-free-times.ts'
import type { Repetition } from './use-repetition.ts'
import { WhichAppointments } from './which-appointments.tsx'
import { whyNotFree } from './why-not-free.ts'

/** The day and its free times. Before the scripts have loaded: every free time of the known days. */
export function BookingTimeFields({ proId, durationMinutes, prepared, typed, repetition }: BookingTimeFieldsProps) {
  const { today, days, longest, zone, later = 0 } = prepared
  const { values, fields } = typed
  const firstFree = days.find(hasFreeTime)?.date ?? ''
  const [date, setDate] = useState(values['requestDate'] ?? firstFree)
  const [chosen, setChosen] = useState(values['requestTime'])
  const { which, chooseWhich } = repetition
  const hydrated = useHydrated()
  const { next, slots, waiting } = useFreeTimes(prepared, { proId, durationMinutes, date, which })
  const known = [...new Set(days.flatMap((day) => day.slots))].toSorted()
  const times = slots ?? (hydrated && waiting ? [] : known)
  const last = plusDays(today, daysAhead)
  const why = durationMinutes > longest ? tooLong : whyNotFree(slots, { date, firstFree, today, last, chosen })
  const { error, reason = zone } = useTimeMessages(fields, why, times.length > 0)
  const day = useEarlyChange(({ value }) => setDate(value))
  return (
    <div className="grid gap-4">
      {later > 0 ? <WhichAppointments later={later} chosen={which} onChoose={chooseWhich} /> : null}
      <DayChoice days={next ?? days} {...{ today, date }} onChoose={setDate} />
      <TextField
        ref={day}
        label="Date"
        name="requestDate"
        type="date"
        required
        min={today}
        max={last}
        value={date}
        onChange={(event) => setDate(event.target.value)}
        error={fields?.['requestDate']}
        className="sm:max-w-[22.5rem]"
      />
      <TimeChoice
        times={hydrated ? times : known}
        free={times}
        chosen={chosen}
        onChoose={setChosen}
        count={hydrated && slots?.length ? countWords(date, slots) : null}
        hint={hydrated && waiting ? <Spinner label="Looking for free times" /> : reason}
        error={error}
      />
      {mayRepeat(prepared) ? <RequestRepeat {...{ date, today, typed, repetition }} /> : null}
    </div>
  )
}

interface BookingTimeFieldsProps {
  proId: string
  durationMinutes: number
  prepared: PreparedRequest
  typed: FilledForm
  repetition: Repetition
}

/** The error of the time, and why it is not free, unless an error says so. */
function useTimeMessages(fields: FilledForm['fields'], why: string | undefined, hasTimes: boolean) {
  const missed = useFieldError('requestTime', fields?.['requestTime'])
  // With nothing to choose, the reason takes the place of the error.
  const error = hasTimes ? missed : missed && why
  // The server's answer to these very choices says the same.
  const isSaid = useFieldError('requestDate', fields?.['requestDate'] ?? missed) !== undefined
  return { error, reason: isSaid || why === error ? undefined : why }
}

function countWords(date: string, slots: readonly string[]): string {
  return `${formatShortWeekday(date)}: ${plural(slots.length, 'free time')}. `
}

/** An appointment that moves alone stays one; what moves with later ones repeats, and a request that is changed may. */
function mayRepeat({ replacesId, filled }: PreparedRequest): boolean {
  return replacesId === undefined || filled?.['repeat.everyWeeks'] !== undefined
}

const tooLong = 'This takes longer than the pro works without a break. Please write them a message instead.'
