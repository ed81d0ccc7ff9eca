import { expect, test } from 'vitest'

import { openingOf } from './opening-of.ts'

const sentence = 'We brush, skim and test every week. '

test('a long text opens with whole sentences, and nothing of it is lost', () => {
  const text = sentence.repeat(100).trimEnd()
  const { opening, rest } = openingOf(text)
  expect(opening.endsWith('every week.')).toBe(true)
  expect(opening.length).toBeLessThanOrEqual(420)
  expect(`${opening} ${rest}`).toBe(text)
})

test('a text that is hardly longer than its opening stays whole', () => {
  const text = sentence.repeat(16)
  expect(openingOf(text)).toEqual({ opening: text, rest: '' })
})

test.each([
  ['words without an end', 'pool '.repeat(300)],
  ['one endless word', 'a'.repeat(4000)],
])('%s are cut, too', (_what, text) => {
  const { opening, rest } = openingOf(text)
  expect(opening.length).toBeGreaterThan(400)
  expect(opening.length + rest.length).toBeGreaterThanOrEqual(text.trim().length - 1)
})
