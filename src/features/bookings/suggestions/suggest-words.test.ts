import { expect, test } from 'vitest'

import { booking } from '../../../routes/dev-states/made-up.ts'
import { suggestWords } from './suggest-words.ts'

const requested = booking('pending', [])
const series = { id: requested.id, number: 1, everyWeeks: 1, times: 8, later: 0 } as const

test('a pro who suggests times for a request reads that one books the visit, and of a repeating one not more than is free', () => {
  const open = 'Until then no time is held, and the request stays open: you can still accept or decline it.'
  expect(suggestWords(requested)).toBe(`the visit is booked. ${open}`)
  expect(suggestWords({ ...requested, series })).toBe(
    `the 8 visits from there are booked, except on dates when you are not free. ${open}`,
  )
  const oneOfThem = { ...requested, series: { ...series, id: 'the first one', number: 3 } }
  expect(suggestWords(oneOfThem)).toBe(`the visit is booked. ${open}`)
})

test('a pro who suggests times for an agreed visit reads that it moves, and not that it is booked or can be declined', () => {
  const stays =
    'the visit moves. Until then no new time is held, and the visit stays as it is: if none suits, nothing changes.'
  expect(suggestWords(booking('accepted', []))).toBe(stays)
  expect(suggestWords(booking('accepted', [], { series: { ...series, later: 4 } }))).toBe(
    `${stays} Later visits whose new time is not free stay, too.`,
  )
})
