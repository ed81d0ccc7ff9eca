import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'

import { booking } from '../../../routes/dev-states/made-up.ts'
import type { BookingParty } from '../booking.ts'
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

function words(side: BookingParty, count: number): string {
  const suggestion = { id: 's', times: times.slice(0, count), note: null, priceCents: null, andLater: false }
  const Page = createRoutesStub([
    { path: '/', Component: () => <SuggestedTimes {...{ side, suggestion }} booking={visit} refused={undefined} /> },
  ])
  return renderToStaticMarkup(<Page />)
}
