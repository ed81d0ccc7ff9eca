import { expect, test } from 'vitest'

import { excerpt } from './excerpt.ts'

test('a short text is shown whole', () => {
  expect(excerpt('Please bring a net.')).toBeNull()
  expect(excerpt('x'.repeat(320))).toBeNull()
})

test('a long one starts with whole words, and never splits a character', () => {
  const start = excerpt('Green water at the steps. '.repeat(30))
  expect(start?.length).toBeGreaterThan(200)
  expect(start).toMatch(/^Green .* (water|at|the|steps|Green)$/)
  expect(excerpt('Green. '.repeat(60))).toMatch(/^(Green\. )+Green$/)
  expect(excerpt('🏊'.repeat(400))).toBe('🏊'.repeat(240))
})

test('many short lines count as long', () => {
  expect(excerpt('one\ntwo\nthree\nfour\nfive\nsix\nseven')).toBe('one\ntwo\nthree\nfour\nfive')
  expect(excerpt('Done:\n- vacuumed\n- brushed\n\n- tested\n- tidied\n- left')).toBe(
    'Done:\n- vacuumed\n- brushed\n\n- tested',
  )
})
