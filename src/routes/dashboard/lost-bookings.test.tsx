import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'

import type { LostBooking } from '../../features/bookings/booking.ts'
import { LostBookings } from './lost-bookings.tsx'

const lost: LostBooking = {
  id: 'b1',
  proId: 'p1',
  replacesId: null,
  businessName: 'Blue Water',
  serviceType: 'Regular Maintenance',
  city: null,
  state: null,
  zip: null,
  notes: 'A bit green.',
  scheduledDate: '2026-11-24',
  scheduledTime: '10:00',
  lostBy: 'cancel',
  laterCanceled: 0,
  reason: null,
}

function textOf(booking: LostBooking): string {
  const Page = createRoutesStub([{ path: '/', Component: () => <LostBookings bookings={[booking]} /> }])
  return renderToStaticMarkup(<Page />).replace(/<[^>]+>/g, '')
}

test('the alert about a canceled visit says how many later ones were canceled with it', () => {
  const canceled = 'Blue Water canceled your visit on Tue, Nov 24, 10:00 AM'
  expect(textOf(lost)).toBe(`${canceled}. Find another pro`)
  expect(textOf({ ...lost, laterCanceled: 3 })).toBe(`${canceled} and 3 later visits. Find another pro`)
})

test('the alert says why, if the pro said so', () => {
  expect(textOf({ ...lost, reason: 'I do not repair filters.' })).toMatch(
    /Find another pro“I do not repair filters\.”$/,
  )
})

test('a pro who declined cannot take the request, not its time', () => {
  expect(textOf({ ...lost, lostBy: 'decline' })).toMatch(/^Blue Water cannot take your request for Tue, Nov 24/)
})
