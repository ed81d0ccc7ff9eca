import { useState } from 'react'

import { TextField } from '../../ui/field.tsx'
import { useEarlyChange } from '../../ui/use-early-change.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { daysAhead, plusDays } from '../availability/availability.ts'
import { TimeChoice } from './time-choice.tsx'

/** The day and, of that day, the times that are free. Before the scripts have loaded: every time of the days known. */
export function BookingTimeFields({ proId, durationMinutes, days, zone, values, errors }: BookingTimeFieldsProps) {
  const [date, setDate] = useState(values?.['requestDate'] ?? days.find(({ slots }) => slots.length > 0)?.date ?? '')
  const [fetched, setFetched] = useState<Record<string, readonly string[]>>({})
  const hydrated = useHydrated()
  const ofDay = fetched[date] ?? days.find((day) => day.date === date)?.slots
  const known = [...new Set(days.flatMap(({ slots }) => slots))].toSorted()

  const choose = async (chosen: string) => {
    setDate(chosen)
    if (chosen === '' || fetched[chosen] || days.some((day) => day.date === chosen)) return
    const slots = await freeTimes(proId, chosen, durationMinutes)
    if (slots) setFetched((known) => ({ ...known, [chosen]: slots }))
  }
  const day = useEarlyChange(({ value }) => void choose(value))
  return (
    <div className="grid gap-4">
      <TextField
        ref={day}
        label="Date"
        name="requestDate"
        type="date"
        required
        min={days[0]?.date}
        max={lastDay(days[0]?.date)}
        value={date}
        onChange={(event) => void choose(event.target.value)}
        error={errors?.['requestDate']}
        className="sm:max-w-60"
      />
      <TimeChoice
        times={(hydrated && ofDay) || known}
        free={ofDay ?? known}
        chosen={values?.['requestTime']}
        hint={hydrated && ofDay?.length === 0 ? 'Nothing is free on this day. Please choose another day.' : zone}
        error={errors?.['requestTime']}
      />
    </div>
  )
}

interface BookingTimeFieldsProps {
  proId: string
  durationMinutes: number
  /** The next days, from the pro's today on, as `listFreeSlots` gives them. */
  days: readonly { date: string; slots: readonly string[] }[]
  /** Their time zone, in words. */
  zone: string
  values?: Record<string, string> | undefined
  errors?: Record<string, string> | undefined
}

/** Nothing when the server cannot say: then every time stays on offer, and the server has the last word. */
async function freeTimes(proId: string, date: string, durationMinutes: number): Promise<string[] | undefined> {
  const query = new URLSearchParams({ from: date, days: '1', durationMinutes: String(durationMinutes) })
  try {
    const response = await fetch(`/api/pros/${encodeURIComponent(proId)}/availability?${query}`)
    const answer: unknown = response.ok ? await response.json() : undefined
    return isAvailability(answer) ? answer.days[0]?.slots : undefined
  } catch {
    return undefined
  }
}

/** The answer is our own, so a shallow check is enough; a schema library would double this page's own scripts. */
function isAvailability(answer: unknown): answer is { days: { slots: string[] }[] } {
  return typeof answer === 'object' && answer !== null && 'days' in answer && Array.isArray(answer.days)
}

/** How far ahead a visit can be requested; the server enforces the same limit. */
function lastDay(today: string | undefined): string | undefined {
  return today && plusDays(today, daysAhead)
}
