import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'

import { booking } from '../../../routes/dev-states/made-up.ts'
import type { BookingParty, BookingView } from '../booking.ts'
import { SuggestedTimes } from './suggested-times.tsx'

const visit = booking('accepted', [])
const times = ['09:00', '10:00'].map((time) => ({ date: '2026-12-07', time }))

test('one suggested time is spoken of as one, and several as several', () => {
  expect(words('pro', 1)).toMatch(/You suggested another time\. Dana can take:.*Take this time back\?.*choose it, and/)
  expect(words('pro', 2)).toMatch(
    /You suggested other times\. Dana can take:.*Take these times back\?.*choose them, and/,
  )
  expect(words('customer', 1)).toContain('If it does not suit you, the visit stays as it is.')
  expect(words('customer', 2)).toContain('If none suits you, the visit stays as it is.')
})

test('a price that was named with the times is next to them', () => {
  const request = booking('pending', [])
  expect(words('customer', 1, { of: request, priceCents: 85_00 })).toContain(
    `${request.pro.firstName} suggests, at $85.00:`,
  )
  expect(words('pro', 2, { of: request, priceCents: 0 })).toContain(
    'You suggested other times, for free. Dana can take:',
  )
  const weekly = { ...request, series: { id: request.id, number: 1, everyWeeks: 1, times: 4, later: 3 } } as const
  expect(words('customer', 1, { of: weekly, priceCents: 85_00 })).toContain('suggests, at $85.00 a visit:')
})

interface About {
  of?: BookingView
  priceCents?: number | null
}

function words(side: BookingParty, count: number, { of = visit, priceCents = null }: About = {}): string {
  const suggestion = { id: 's', times: times.slice(0, count), note: null, priceCents, andLater: false }
  const Page = createRoutesStub([
    { path: '/', Component: () => <SuggestedTimes {...{ side, suggestion }} booking={of} refused={undefined} /> },
  ])
  return renderToStaticMarkup(<Page />)
}
