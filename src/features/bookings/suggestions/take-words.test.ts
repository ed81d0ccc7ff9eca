import { expect, test } from 'vitest'

import { booking } from '../../../routes/dev-states/made-up.ts'
import { takeWords } from './take-words.ts'

const single = booking('pending', [], { scheduledDate: '2026-12-01', priceCents: 395_00, priceIsEstimate: false })
const everyOther = { id: single.id, number: 1, everyWeeks: 2, times: 8, later: 0 } as const
const repeating = { ...single, series: everyOther }
const suggestion = {
  id: 's',
  times: [{ date: '2026-12-07', time: '09:00' }],
  note: null,
  priceCents: null,
  andLater: false,
}
const { firstName } = single.pro

test('whoever takes a suggested time for a repeating request is told of all visits, from that day on', () => {
  expect(takeWords(repeating, suggestion, '2026-12-07')).toBe(
    `Every 2 weeks: 8 visits until Mar 15. The price is $395.00 for each visit. ${firstName} has already agreed: your visits are booked right away. You can cancel them for free.`,
  )
  expect(takeWords(repeating, suggestion, '2026-12-07', ['2026-12-21', '2027-01-04'])).toContain(
    `booked right away, without Dec 21 and Jan 4, when ${firstName} is not free.`,
  )
  expect(takeWords(repeating, { ...suggestion, priceCents: 410_00 }, '2026-12-07')).toContain(
    'The price is $410.00 for each visit.',
  )
  expect(takeWords({ ...repeating, priceCents: null }, suggestion, '2026-12-07')).toContain('There is no price yet. ')
  expect(takeWords({ ...repeating, priceCents: 0 }, suggestion, '2026-12-07')).toContain('There is nothing to pay. ')
})

test('whoever takes one for a single visit, or for one of a series, is told of that alone', () => {
  const one = `The price is $395.00. ${firstName} has already agreed: your visit is booked right away. You can cancel it for free.`
  expect(takeWords(single, suggestion, '2026-12-07')).toBe(one)
  const moved = { ...repeating, series: { ...everyOther, id: 'the first one', number: 3 } }
  expect(takeWords(moved, suggestion, '2026-12-07')).toBe(one)
  const { scheduledDate, scheduledTime } = single
  const replaced = { id: 'third', scheduledDate, scheduledTime, status: 'accepted', endedAs: null, later: 0 } as const
  expect(takeWords({ ...moved, replaced }, suggestion, '2026-12-07')).toContain(
    'booked right away, in place of the earlier one. You can cancel it',
  )
  const rest = { ...repeating, replaced: { ...replaced, later: 2 } }
  expect(takeWords(rest, suggestion, '2026-12-07')).toContain('booked right away, in place of the earlier ones. You')
})

test('whoever takes one for a visit is told that it moves, and nothing else', () => {
  const words = `${firstName} has already agreed: your visit moves to this time right away. Everything else stays as you agreed.`
  for (const booking of [single, repeating]) {
    expect(takeWords({ ...booking, status: 'accepted' }, suggestion, '2026-12-07')).toBe(words)
  }
})

test('whoever takes one with which the later visits move is told how many, and which stay', () => {
  const visit = { ...repeating, status: 'accepted', series: { ...everyOther, later: 6 } } as const
  const together = { ...suggestion, andLater: true }
  const words = `${firstName} has already agreed: your visit moves to this time right away, and the 6 later visits follow every 2 weeks. Everything else stays as you agreed.`
  expect(takeWords(visit, together, '2026-12-07')).toBe(words)
  expect(takeWords(visit, together, '2026-12-07', ['2026-12-21', '2027-01-04'])).toContain(
    'every 2 weeks, but for Dec 21 and Jan 4, which stay as they are. Everything',
  )
  expect(takeWords(visit, together, '2026-12-07', ['2026-12-21'])).toContain('but for Dec 21, which stays as it is.')
  const last = { ...visit, series: { ...everyOther, later: 1 } }
  expect(takeWords(last, together, '2026-12-07', ['2026-12-21'])).toContain(
    'moves to this time right away. The later visit stays as it is. Everything else stays as you agreed.',
  )
})
