import { expect, test } from 'vitest'

import { inOrder, lastWithoutGap } from './thread-order.ts'

const messages = (...seqs: number[]) =>
  seqs.map((seq) => ({
    id: `${seq}`,
    conversationId: '',
    seq,
    senderId: null,
    body: '',
    bookingId: null,
    createdAt: '',
  }))
const seqsOf = (...seqs: number[]) => inOrder(messages(...seqs)).map(({ seq }) => seq)

test('each message is listed once, ordered by number', () => {
  expect(seqsOf(3, 1, 2, 3, 1)).toEqual([1, 2, 3])
  expect(seqsOf()).toEqual([])
})

test('catching up starts at the first missing message', () => {
  expect(lastWithoutGap([])).toBe(0)
  expect(lastWithoutGap(messages(11, 12, 13))).toBe(13)
  expect(lastWithoutGap(messages(11, 12, 15, 16))).toBe(12)
  expect(lastWithoutGap(messages(11, 15))).toBe(11)
})
