import { expect, test } from 'vitest'

import { unreadMessagesEmail } from './message-emails.ts'

const sender = { siteUrl: 'https://poolwell.example', senderId: 'p1', senderName: 'Blue Water' }
const factsOf = (count: number, newest: string) => unreadMessagesEmail({ ...sender, count, newest }).facts

test('an email about unread messages has the newest one, and says whether there are others', () => {
  expect(factsOf(1, ' See you on Monday. ')).toEqual([['In their words', 'See you on Monday.']])
  expect(factsOf(2, 'See you on Monday.')).toEqual([['Latest message', 'See you on Monday.']])
  expect(factsOf(1, '')).toEqual([['In their words', 'Photo']])
})

test('a long message is cut in the email, but not within a character', () => {
  expect(factsOf(1, '🏊'.repeat(400))).toEqual([['In their words', '🏊'.repeat(400)]])
  expect(factsOf(1, `${'🏊'.repeat(399)} 🏊`)).toEqual([['In their words', `${'🏊'.repeat(399)}…`]])
})
