import { Hours } from './availability.schema.ts'
import { hoursOf } from './hours-from-draft.ts'
import { goesOnUntil, type HoursDraft, maxUntil, placeOfException } from './hours-draft.ts'

/** Maps a place in the form to the one message to show there. */
export type DraftErrors = Record<string, string>

/** The hours that a draft stands for, or an error for each invalid row or field. */
export function checkDraft(draft: HoursDraft, today: string): { hours: Hours } | { errors: DraftErrors } {
  const { hours, places, rows } = hoursOf(draft)
  const parsed = Hours.safeParse(hours)
  const errors: DraftErrors = {}
  // An empty week would be stored as "no hours set", which means the default hours: the opposite of what was chosen.
  if (places.length === 0) errors['days'] = 'Please open at least one day. For time away, add days off below'
  draft.exceptions.forEach(({ date, until }, row) => {
    if (date !== '' && date < today) errors[placeOfException(row, 'date')] = 'This day has passed'
    else if (date !== '' && until !== '' && !goesOnUntil(date, until))
      errors[placeOfException(row, 'until')] = `Choose a last day after the first, at most ${maxUntil} days in all`
  })
  for (const { path, message } of parsed.error?.issues ?? []) errors[placeOf(path, places, rows)] ??= message
  return parsed.success && Object.keys(errors).length === 0 ? { hours: parsed.data } : { errors }
}

type RowsOfDates = ReturnType<typeof hoursOf>['rows']

function placeOf([list, index, field]: PropertyKey[], places: readonly string[], rows: RowsOfDates): string {
  if (list === 'weekly') return places[Number(index)] ?? 'days'
  if (list !== 'exceptions' && list !== 'away') return String(list)
  const row = rows[list][Number(index)]
  return row === undefined ? 'exceptions' : placeOfException(row, field === 'date' ? 'date' : 'times')
}
