import { expect, test } from 'vitest'

import { booking } from '../../../routes/dev-states/made-up.ts'
import { impossibleWords, seriesWords } from './series-words.ts'

const series = { id: 'request', number: 3, everyWeeks: 1, times: 6, later: 2 } as const

test('a repeating request says how many visits it asks for, until when, and the price of each', () => {
  const request = booking('pending', [], {
    id: 'request',
    scheduledDate: '2026-11-30',
    series: { ...series, number: 1 },
  })
  const at = (priceCents: number | null, priceIsEstimate = false) =>
    seriesWords({ ...request, priceCents, priceIsEstimate })
  expect(at(null)).toBe('Every week: 6 visits until Jan 4.')
  expect(at(395_00)).toBe('Every week: 6 visits until Jan 4, $395.00 each.')
  expect(at(395_00, true)).toBe('Every week: 6 visits until Jan 4, about $395.00 each.')
  expect(at(0)).toBe('Every week: 6 visits until Jan 4, free.')
  const ended = { ...request, priceCents: null, status: 'canceled' } as const
  expect(seriesWords({ ...ended, endedAsRequest: true }), 'It never became visits').toBe(at(null))
  expect(seriesWords({ ...request, status: 'canceled' })).toBe('Every week: visit 1 of 6.')
})

test('a visit of a series says which one it is; one that was moved may come after a later one, so it has no number', () => {
  const visit = booking('accepted', [], { id: 'third', series })
  expect(seriesWords(visit)).toBe('Every week: visit 3 of 6.')
  const { scheduledDate, scheduledTime } = visit
  const replaced = {
    id: 'second',
    scheduledDate,
    scheduledTime,
    status: 'canceled',
    endedAs: 'moved',
    later: 0,
  } as const
  expect(seriesWords({ ...visit, id: 'moved', replaced })).toBe('Every week: one of 6 visits.')
  // Changed before it was accepted: this is the request itself, and the first of its visits.
  const changed = { ...visit, id: 'request', series: { ...series, number: 1 }, replaced }
  expect(seriesWords(changed)).toBe('Every week: visit 1 of 6.')
})

test('the pro reads which dates are not possible, and what is booked in spite of that', () => {
  expect(impossibleWords([], 6)).toBeUndefined()
  expect(impossibleWords(['2026-12-07'], 6)).toBe('You are not free on Dec 7. Accepting books the other 5 visits.')
  expect(impossibleWords(['2026-12-07', '2026-12-21'], 6)).toContain('You are not free on Dec 7 and Dec 21.')
  expect(impossibleWords(['2026-12-07'], 2)).toBe('You are not free on Dec 7. Accepting books only the first visit.')
})
