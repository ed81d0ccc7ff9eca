import { Hours } from './availability.schema.ts'
import { type HoursDraft, hoursOf, maxUntil, placeOfException } from './hours-draft.ts'
import { plusDays } from './local-time.ts'

/** Maps a place in the form to the one message to show there. */
export type DraftErrors = Record<string, string>

/** The hours that a draft stands for, or an error for each invalid row. */
export function checkDraft(draft: HoursDraft, today: string): { hours: Hours } | { errors: DraftErrors } {
  const { hours, places, exceptionPlaces } = hoursOf(draft)
  const parsed = Hours.safeParse(hours)
  const errors: DraftErrors = {}
  // An empty week would be stored as "no hours set", which means the default hours: the opposite of what was chosen.
  if (places.length === 0) errors['days'] = 'Please open at least one day. For time away, add days off below'
  draft.exceptions.forEach(({ date, until }, row) => {
    if (date !== '' && date < today) errors[placeOfException(row)] = 'This day has passed'
    else if (date !== '' && until !== '' && !isWithin(date, until))
      errors[placeOfException(row)] = `The last day is after the first, at most ${maxUntil} days in all`
  })
  for (const { path, message } of parsed.error?.issues ?? []) errors[placeOf(path, places, exceptionPlaces)] ??= message
  return parsed.success && Object.keys(errors).length === 0 ? { hours: parsed.data } : { errors }
}

function isWithin(date: string, until: string): boolean {
  return until >= date && until < plusDays(date, maxUntil)
}

function placeOf([list, row]: PropertyKey[], places: readonly string[], exceptions: readonly string[]): string {
  if (list === 'weekly' && typeof row === 'number') return places[row] ?? 'days'
  return (list === 'exceptions' && typeof row === 'number' ? exceptions[row] : undefined) ?? String(list)
}
