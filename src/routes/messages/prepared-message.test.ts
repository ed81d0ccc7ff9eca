import { expect, test } from 'vitest'

import { joinedDraft } from '../../platform/forms/draft.ts'
import { booking } from '../dev-states/made-up.ts'
import { preparedMessage } from './prepared-message.server.ts'

test('a message that asks to move a visit, or to cancel one that did not take place, begins with its date and time', () => {
  const accepted = { ...booking('accepted', []), scheduledDate: '2026-11-26', scheduledTime: '09:00' }
  const prepared = (search: string, of = accepted) => preparedMessage(of, new URLSearchParams(search))
  expect(prepared('reschedule')).toBe('Could we move our visit on Thursday, November 26 at 9:00 AM to another time?')
  expect(prepared('cancel')).toBe(
    'Our visit on Thursday, November 26 at 9:00 AM did not take place. Could you please cancel it on your dashboard?',
  )
  expect(prepared('')).toBeUndefined()
  expect(prepared('reschedule', { ...accepted, status: 'canceled' })).toBeUndefined()
})

test('a message that asks for another time for a request says which time was asked for', () => {
  const pending = { ...booking('pending', []), scheduledDate: '2026-11-26', scheduledTime: '09:00' }
  const prepared = (search: string) => preparedMessage(pending, new URLSearchParams(search))
  expect(prepared('reschedule')).toBe(
    'Could we find another time for the visit I asked for on Thursday, November 26 at 9:00 AM?',
  )
  expect(prepared('cancel')).toBeUndefined()
  expect(prepared('')).toBeUndefined()
})

test('a prepared message keeps an unsent draft, and is not added to it twice', () => {
  expect(joinedDraft('', 'Could we?')).toBe('Could we?')
  expect(joinedDraft('Half wri', 'Could we?')).toBe('Half wri\n\nCould we?')
  expect(joinedDraft('Half wri\n\nCould we?', 'Could we?')).toBe('Half wri\n\nCould we?')
  expect(joinedDraft('Half wri', '')).toBe('Half wri')
})
