import type { SuggestedTime } from '../booking.ts'

// In the form each time is a checkbox of its own name, such as `2026-12-01T14:00`, so that what was chosen is kept like
// any other field.

const start = /^\d{4}-\d\d-\d\dT\d\d:\d\d$/

export function fieldOf({ date, time }: SuggestedTime): string {
  return `${date}T${time}`
}

/** The times that are chosen in a form with these fields, in order. */
export function chosenTimes(fields: Readonly<Record<string, string>>): SuggestedTime[] {
  return Object.keys(fields)
    .filter((name) => start.test(name))
    .toSorted()
    .map((name) => ({ date: name.slice(0, 10), time: name.slice(11) }))
}
