import { expect, test } from 'vitest'

import { breakLines, drawText } from './drawn-text.server.ts'

const inTwo = { width: 1040, lines: 2 }
const stacked = (letter: string) => (letter + '\u0301\u0316\u0334\u0489'.repeat(4) + '\u0301').repeat(120)

test('a name is broken between its words, and what does not fit becomes an ellipsis', () => {
  expect(breakLines('Blue Water Pools', 'heading', 88, inTwo)).toEqual(['Blue Water Pools'])
  expect(breakLines('Blue Water Pools and Patios', 'heading', 88, inTwo)).toEqual(['Blue Water Pools and', 'Patios'])
  const [first, last = '', ...more] = breakLines('Blue Water Pools '.repeat(7), 'heading', 88, inTwo)
  expect(first).toBe('Blue Water Pools Blue')
  expect(last).toMatch(/^Water Pools Blue \S*…$/)
  expect(more).toEqual([])
})

test('a word that is too long is cut where the line ends', () => {
  const [line = '', ...more] = breakLines('W'.repeat(120), 'heading', 88, inTwo)
  expect(more).toEqual([])
  expect(line).toMatch(/^W+…$/)
  expect(drawText(line, 'heading', 88).width).toBeLessThanOrEqual(1040)
  expect(drawText(`W${line}`, 'heading', 88).width).toBeGreaterThan(1040)
})

test('what the font lacks is left out, and a name of nothing else has no lines', () => {
  expect(breakLines('🏊‍♀️ Família Peña 北京', 'heading', 88, inTwo)).toEqual(['Família Peña'])
  expect(drawText('🏊Pools', 'text', 36)).toEqual(drawText('Pools', 'text', 36))
  expect(breakLines('北京プール', 'heading', 88, inTwo)).toEqual([])
})

test.each([
  ['marks on an at sign', stacked('@')],
  ['marks on a letter', stacked('Z')],
  ['marks on nothing', '\u0301'.repeat(2280)],
  ['words of one mark', '\u0301 '.repeat(1140)],
  ['two thousand letters', 'a'.repeat(2280)],
  ['emoji', '👨🏽‍👩🏽‍👧🏽‍👦🏽'.repeat(120)],
])('of the longest names only a beginning is drawn: %s', (_, name) => {
  const began = performance.now()
  const lines = breakLines(name, 'heading', 88, inTwo)
  const drawn = lines.map((line) => drawText(line, 'heading', 88))
  // Generous, for a busy machine: it takes a few milliseconds. Letter by letter it took up to two minutes.
  expect(performance.now() - began).toBeLessThan(5000)
  expect(drawn.flatMap(({ svg }) => svg.match(/<path/g) ?? []).length).toBeLessThanOrEqual(602)
  for (const { width } of drawn) expect(width).toBeLessThanOrEqual(1040)
})
