import { checkDraft } from './hours-draft.schema.ts'
import type { HoursDraft } from './hours-draft.ts'
import { hoursDraftIn } from './hours-draft-in.ts'

// What tests of the hours form begin with.

export const today = '2026-03-01'
export const none = { weekly: [], exceptions: [], away: [], bufferMinutes: 0, noticeHours: 0 }
export const usual = { start: '08:00', end: '19:00' }

export function posted(fields: [name: string, value: string][]): HoursDraft {
  const form = new FormData()
  for (const [name, value] of [...fields, ['bufferMinutes', '30'], ['noticeHours', '24']] as const) {
    form.append(name, value)
  }
  return hoursDraftIn(form)
}

export function errorsOf(draft: HoursDraft) {
  const checked = checkDraft(draft, today)
  return 'errors' in checked ? checked.errors : {}
}
