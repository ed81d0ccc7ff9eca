import { expect, test } from 'vitest'

import type { ThreadView } from '../../features/messages/message.ts'
import { withChosen } from './with-chosen.ts'

const person = (name: string) => ({ userId: name, name, businessName: null, image: null })
const timeZone = 'America/Denver'
const listed = ['Maria', 'Sam'].map((name) => ({
  id: name,
  with: person(name),
  lastMessage: null,
  unread: 0,
  timeZone,
}))
const thread = (name: string, conversationId: string | null = name): ThreadView => ({
  conversationId,
  with: person(name),
  messages: ['Hello', 'Goodbye'].map((body, place) => {
    const seq = place + 1
    return {
      id: body,
      conversationId: name,
      seq,
      senderId: name,
      body,
      bookingId: null,
      createdAt: '',
      picture: null,
      line: null,
    }
  }),
  readSeq: 2,
  theirReadSeq: 0,
  canWrite: true,
  hasProfile: false,
  acceptsRequests: false,
  blockedByMe: false,
  hasLeft: false,
  timeZone,
})

test('an open conversation that is older than the listed ones comes after them, with its newest message', () => {
  const rows = withChosen(listed, thread('Dana'))
  expect(rows.map(({ with: { name } }) => name)).toEqual(['Maria', 'Sam', 'Dana'])
  expect(rows[2]).toMatchObject({ lastMessage: { body: 'Goodbye' }, unread: 0, timeZone })
})

test('one that is listed already, or that nobody has written in yet, changes nothing', () => {
  expect(withChosen(listed, thread('Sam'))).toBe(listed)
  expect(withChosen(listed, thread('Dana', null))).toBe(listed)
})
