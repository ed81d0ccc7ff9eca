import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'

import type { BookingView } from '../../features/bookings/booking.ts'
import type { TabOf } from '../../features/appointments/dashboard-paths.ts'
import { booking } from '../dev-states/made-up.ts'
import { ReceivedBookings } from './received-bookings.tsx'

function accepted(more: Partial<BookingView>): string {
  return shown({ tab: 'accepted', bookings: [booking('accepted', [], more)] })
}

function shown(list: {
  tab: TabOf<'pro'>
  bookings: BookingView[]
  active?: boolean
  awaitsApproval?: boolean
}): string {
  const page = {
    active: true,
    awaitsApproval: false,
    next: null,
    now: '2027-05-14T20:00:00.000Z',
    refused: undefined,
    ...list,
  }
  const counts = { pending: 0, acceptable: 0, accepted: 1, toChoose: [], toMove: [] }
  const Page = createRoutesStub([{ path: '/', Component: () => <ReceivedBookings {...page} counts={counts} /> }])
  return renderToStaticMarkup(<Page initialEntries={['/']} />)
}

test('a pro can suggest other times for an upcoming visit, and ask the customer to cancel one that did not take place', () => {
  const toSuggest = '/pro-dashboard/suggest/made-up-accepted"'
  expect(accepted({ maySuggest: true })).toContain(toSuggest)
  expect(accepted({})).not.toContain(toSuggest)
  expect(accepted({ phase: 'begun' })).toContain('/messages/made-up-dana?bookingId=made-up-accepted&amp;cancel"')
  for (const ahead of [true, false]) expect(accepted({ maySuggest: ahead })).not.toContain('Ask to cancel')
  expect(accepted({ phase: 'begun', otherHasLeft: true })).not.toContain('Ask to cancel')
  expect(accepted({ phase: 'begun', isBlocked: true })).not.toContain('Ask to cancel')
})

test('a pro without an active membership is not told that requests show up', () => {
  expect(shown({ tab: 'pending', bookings: [] })).toContain('Requests from homeowners show up here.')
  const inactive = shown({ tab: 'pending', bookings: [], active: false })
  expect(inactive).toContain('Requests need an active membership')
  expect(inactive).not.toContain('show up here')
  expect(inactive).toContain('See your visit')
  expect(inactive).toContain('homeowners can read your profile')
})

test('a pro whose business awaits approval is not told that homeowners can read the profile', () => {
  const waiting = shown({ tab: 'pending', bookings: [], active: false, awaitsApproval: true })
  expect(waiting).toContain('Until it is approved, homeowners cannot find it')
  expect(waiting).not.toContain('can read your profile')
  // Approved once and hidden now, with a membership that goes on.
  const hidden = shown({ tab: 'pending', bookings: [], awaitsApproval: true })
  expect(hidden).toContain('show up here once your business is approved.')
})
