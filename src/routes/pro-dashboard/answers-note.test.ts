import { expect, test } from 'vitest'

import { missingAnswersNote, seenAnswersNote } from './answers-note.ts'

const note = (missing: number, within: number | null = null) => missingAnswersNote({ within, missing })

test('a pro learns what homeowners are told, or what is missing before they are told anything', () => {
  expect(seenAnswersNote(120)).toBe('Homeowners see: Usually answers within 2 hours')
  expect(seenAnswersNote(null)).toBeNull()
  expect(note(3)).toBe('Answer requests from three more homeowners, and everybody sees how fast you answer')
  expect(note(1)).toBe('Answer requests from one more homeowner, and everybody sees how fast you answer')
  expect(note(0)).toBe('Homeowners see how fast you answer once it is usually within 2 days')
  expect(note(0, 60)).toBe('From your next answer on, homeowners see how fast you answer')
})
