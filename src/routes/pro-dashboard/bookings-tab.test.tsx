import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'

import type { BookingView } from '../../features/bookings/booking.ts'
import { booking } from '../dev-states/made-up.ts'
import { ReceivedBookings } from './bookings-tab.tsx'

function accepted(more: Partial<BookingView>): string {
  const list = {
    tab: 'accepted',
    bookings: [booking('accepted', [], more)],
    next: null,
    now: '2027-05-14T20:00:00.000Z',
  }
  const counts = { pending: 0, accepted: 1 }
  const Page = createRoutesStub([
    { path: '/', Component: () => <ReceivedBookings {...list} counts={counts} unsent={undefined} /> },
  ])
  return renderToStaticMarkup(<Page initialEntries={['/']} />)
}

test('a pro can ask the customer to move an upcoming visit, and to cancel one that did not take place', () => {
  const conversation = '/messages/made-up-dana?bookingId=made-up-accepted&amp;'
  expect(accepted({})).toContain(`${conversation}reschedule"`)
  expect(accepted({ hasBegun: true })).toContain(`${conversation}cancel"`)
  expect(accepted({ hasBegun: true })).not.toContain('Ask to reschedule')
  expect(accepted({ hasBegun: true, otherHasLeft: true })).not.toContain('Ask to cancel')
})
