import { expect, test } from 'vitest'

import { plainStart } from './plain-start.ts'

test('a short text is shown whole', () => {
  expect(plainStart('Please bring a net.')).toBeNull()
  expect(plainStart('x'.repeat(320))).toBeNull()
})

test('a long one begins with whole words, and never with half a sign', () => {
  const start = plainStart('Green water at the steps. '.repeat(30))
  expect(start?.length).toBeGreaterThan(200)
  expect(start).toMatch(/^Green .* (water|at|the|steps\.|Green)$/)
  expect(plainStart('🏊'.repeat(400))).toBe('🏊'.repeat(240))
})

test('many short lines are long, too', () => {
  expect(plainStart('one\ntwo\nthree\nfour\nfive\nsix\nseven')).toBe('one\ntwo\nthree\nfour\nfive')
})
