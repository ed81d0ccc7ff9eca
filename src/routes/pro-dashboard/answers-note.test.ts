import { expect, test } from 'vitest'

import { answersNote } from './answers-note.ts'

const note = (answersWithin: number | null, missingAnswers = 0) => answersNote({ answersWithin, missingAnswers })

test('a pro learns what homeowners are told, or what is missing before they are told anything', () => {
  expect(note(120)).toBe('Homeowners see: Usually answers within 2 hours')
  expect(note(null, 3)).toBe('Answer three more requests and homeowners see how fast you are')
  expect(note(null, 1)).toBe('Answer one more request and homeowners see how fast you are')
  expect(note(null)).toBe('Homeowners see how fast you are once you usually answer within 2 days')
})
