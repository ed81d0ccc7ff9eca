import { Hours } from './availability.schema.ts'
import { type HoursDraft, hoursOf, placeOfException } from './hours-draft.ts'

/** Maps a place in the form to the one message to show there. */
export type DraftErrors = Record<string, string>

/** The hours that a draft stands for, or an error for each invalid row. */
export function checkDraft(draft: HoursDraft, today: string): { hours: Hours } | { errors: DraftErrors } {
  const { hours, places } = hoursOf(draft)
  const parsed = Hours.safeParse(hours)
  const errors: DraftErrors = {}
  // An empty week would be stored as "no hours set", which means the default hours: the opposite of what was chosen.
  if (places.length === 0) errors['days'] = 'Please open at least one day. For time away, add days off below'
  draft.exceptions.forEach(({ date }, row) => {
    if (date !== '' && date < today) errors[placeOfException(row)] = 'This day has passed'
  })
  for (const { path, message } of parsed.error?.issues ?? []) errors[placeOf(path, places)] ??= message
  return parsed.success && Object.keys(errors).length === 0 ? { hours: parsed.data } : { errors }
}

function placeOf([list, row]: PropertyKey[], places: readonly string[]): string {
  if (list === 'weekly' && typeof row === 'number') return places[row] ?? 'days'
  return list === 'exceptions' && typeof row === 'number' ? placeOfException(row) : String(list)
}
