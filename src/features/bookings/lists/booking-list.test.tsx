import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, test } from 'vitest'

import { booking as madeUp } from '../../../routes/dev-states/made-up.ts'
import { lazyComponents } from '../../../ui/lazy-component.ts'
import type { BookingView } from '../booking.ts'
import { BookAgain } from './book-again.tsx'
import type { ListedBooking } from './booking-facts.tsx'
import { BookingList } from './booking-list.tsx'

beforeAll(() => Promise.all(lazyComponents))

function markup(node: ReactNode): string {
  const Page = createRoutesStub([{ path: '/', Component: () => node }])
  return renderToStaticMarkup(<Page initialEntries={['/']} />)
}

/** The text that a browser without scripts would show: no tags, single spaces. */
const words = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')

function booking(changes: Partial<BookingView> = {}): BookingView {
  return madeUp('pending', ['accepted', 'rejected'], {
    id: 'b1',
    scheduledDate: '2026-11-24',
    scheduledTime: '10:00',
    durationMinutes: 90,
    priceIsEstimate: true,
    serviceId: 's1',
    serviceName: 'Weekly cleaning',
    notes: 'Salt pool, 15,000 gal.',
    customerId: 'c1',
    proId: 'p1',
    pro: { firstName: 'Maria', lastName: 'Lopez', businessName: 'Blue Water' },
    createdAt: '2026-11-20T10:00:00.000Z',
    ...changes,
  })
}

/** The date of the pro's time zone is still in 2026; in Greenwich it is 2027. */
const lastEvening = '2027-01-01T05:00:00.000Z'

function list(side: 'customer' | 'pro', ...bookings: ListedBooking[]) {
  return listWith(null, side, ...bookings)
}

function listWith(opened: ListedBooking | null, side: 'customer' | 'pro', ...bookings: ListedBooking[]) {
  const counts = { pending: 1, acceptable: 1, accepted: 0, toChoose: [], toMove: [] }
  const page = { tab: 'pending', bookings, opened, next: null, counts, now: lastEvening } as const
  return markup(
    <BookingList side={side} page={page}>
      <p>Nothing here</p>
    </BookingList>,
  )
}

const again = (changes: Partial<BookingView>) => markup(<BookAgain booking={booking(changes)} />)

test(`today's visit says "today", by the local date of the pool`, () => {
  expect(words(list('pro', booking({ scheduledDate: '2026-12-31' })))).toContain('Today, Dec 31 10 AM')
  expect(words(list('pro', booking({ scheduledDate: '2027-01-01' })))).toContain('Fri, Jan 1 2027, 10 AM')
})

test('the badge of a request says that the customer can choose a time, to each party in their words', () => {
  const suggested = booking({ customerChooses: true })
  expect(words(list('customer', suggested))).toContain('Choose a time')
  expect(words(list('pro', suggested))).toContain('Times suggested')
  for (const side of ['customer', 'pro'] as const) {
    expect(words(list(side, suggested))).not.toContain('Weekly cleaning Pending')
    expect(words(list(side, booking()))).toContain('Weekly cleaning Pending')
  }
})

test('a pro sees the customer, the place, the service and the price of a request, and can accept or decline', () => {
  const html = list('pro', booking())
  expect(words(html)).toContain('Tue, Nov 24 10 AM')
  expect(words(html)).toContain('Weekly cleaning')
  expect(words(html)).toContain('Dana Whitfield · Pasadena, CA 91101')
  expect(words(html)).toContain('$120.00 (estimate) · 1.5 hours')
  expect(html).toContain('name="status" value="accepted"')
  expect(html).toContain('name="status" value="rejected"')
  expect(words(html)).not.toContain('Time taken')
  expect(words(list('pro', { ...booking(), asked: 'asked 2 hours ago' }))).toContain('1.5 hours · asked 2 hours ago')
})

test('a visit in another year shows the year', () => {
  expect(words(list('customer', booking({ scheduledDate: '2027-01-05' })))).toContain('Tue, Jan 5 2027, 10 AM')
  expect(words(list('customer', booking({ scheduledDate: '2025-12-30' })))).toContain('Tue, Dec 30 2025, 10 AM')
})

const expired = { status: 'canceled', endedAs: 'expired' } as const
const byThePro = { status: 'canceled', cancelReason: 'The pump broke', canceledBy: 'pro' } as const

test('a customer can book again after a completed visit, and find another pro when the first one did not come', () => {
  expect(again({ status: 'completed' })).toContain('href="/pros/p1?tab=services&amp;book=s1#tab-panel"')
  expect(again({ status: 'canceled', serviceId: null })).toContain(
    'href="/pros/p1?tab=request&amp;service=1#tab-panel"',
  )
  for (const ending of [{ status: 'rejected' }, expired, byThePro] as const)
    expect(again(ending)).toContain('location=91101&amp;service=1&amp;takesRequests=true&amp;except=p1"')
  expect(again({ ...byThePro, canceledBy: 'customer' })).toContain('Book again')
  expect(again({ status: 'pending' }) + again({ status: 'accepted' })).toBe('')
  expect(again({ status: 'canceled', endedAs: 'moved' })).toBe('')
})

test('a visit with a pending request to reschedule links to that request', () => {
  const replacement = { ...booking({ id: 'b3' }), status: 'pending', andLater: false } as const
  const moving = { ...booking({ status: 'accepted', replacement }), remark: 'You asked to move it.' }
  const led = /href="[^"]*\?booking=b3#b3"[^>]*>You asked to move it\./
  expect(list('customer', moving)).toMatch(led)
  expect(list('customer', { ...moving, status: 'canceled', phase: 'ended' })).not.toMatch(led)
})

test('a request whose time was taken says so, but only to the pro', () => {
  expect(words(list('pro', booking({ timeTaken: true })))).toContain('Time taken')
  expect(words(list('customer', booking({ timeTaken: true, actions: ['canceled'] })))).not.toContain('Time taken')
})

test('the card of a visit names business, person and address, each isolated from the one before it', () => {
  const html = list('customer', booking({ address: '418 Oakland Ave', city: 'Pasadena' }))
  expect(words(html)).toContain('Blue Water · Maria Lopez · 418 Oakland Ave, Pasadena')
  expect(html).toContain('<bdi>418 Oakland Ave, Pasadena</bdi>')
})

test('an accepted visit without a street address says so to both parties, until it is over', () => {
  for (const side of ['customer', 'pro'] as const) {
    expect(words(list(side, booking({ status: 'accepted' })))).toContain('street address yet')
    for (const more of [{ address: '418 Oakland Ave' }, { phase: 'over' }, { status: 'pending' }] as const)
      expect(words(list(side, booking({ status: 'accepted', ...more })))).not.toContain('street address')
  }
})

test('the confirmation dialog names the booking as each party knows it', () => {
  expect(words(list('pro', booking()))).toContain(
    'Accept this request? Weekly cleaning for Dana Whitfield on Tuesday, November 24, 2026 at 10:00 AM Are you sure',
  )
  expect(words(list('customer', booking({ serviceName: null, actions: ['canceled'] })))).toContain(
    'Cancel this request? Regular Maintenance with Blue Water on Tuesday, November 24, 2026 at 10:00 AM Are you sure',
  )
})

test('canceling asks for confirmation in the specified words, and for a reason once the visit was accepted', () => {
  const sure = 'Are you sure you want to cancel this booking? This action cannot be undone.'
  const pending = list('customer', booking({ actions: ['canceled'] }))
  expect(words(pending)).toContain(sure)
  expect(pending).not.toContain('name="reason"')
  const accepted = list('customer', booking({ status: 'accepted', actions: ['canceled'] }))
  expect(words(accepted)).toContain(sure)
  expect(accepted).toContain('name="reason"')
})

test("the customer's buttons end with cancel, the pro's begin with the answers to a request", () => {
  expect(words(list('customer', booking({ actions: ['canceled'] })))).toMatch(/Message Blue Water .*Cancel/)
  expect(words(list('pro', booking()))).toMatch(/Accept.*Decline.*Message Dana/)
})

test('a pro may give a reason for declining a request', () => {
  const html = list('pro', booking())
  expect(html.match(/name="reason"/g)).toHaveLength(1)
  expect(words(html)).toContain('Reason (optional)')
})

test('an open price can be named when accepting and when completing', () => {
  const estimate = list('pro', booking())
  expect(estimate.match(/name="price"/g)).toHaveLength(1)
  expect(words(estimate)).toContain('Your price in dollars (optional) Left empty, the estimate of $120.00 stays.')
  const quoted = list('pro', booking({ priceCents: null, priceIsEstimate: false }))
  expect(words(quoted)).toContain('(optional) Left empty, the visit is booked without a price. The customer sees')
  const done = booking({
    status: 'accepted',
    priceCents: null,
    priceIsEstimate: false,
    actions: ['completed', 'canceled'],
  })
  expect(list('pro', done).match(/name="price"/g)).toHaveLength(1)
  expect(words(list('pro', done))).toContain('Final price in dollars (optional) The customer sees your price.')
  expect(list('pro', booking({ priceIsEstimate: false }))).not.toContain('name="price"')
  expect(list('customer', booking({ actions: ['canceled'] }))).not.toContain('name="price"')
})

test('a card says that there is no price yet, and that a visit can be canceled for free if its price does not suit', () => {
  expect(words(list('customer', booking({ priceCents: null })))).toContain('No price yet · 1.5 hours')
  expect(words(list('customer', booking({ priceCents: null, status: 'canceled', actions: [] })))).not.toContain('price')
  const agreed = booking({ status: 'accepted', priceIsEstimate: false, mayReschedule: true })
  expect(words(list('customer', agreed))).toContain('$120.00 · 1.5 hours · free to cancel')
  expect(words(list('pro', agreed))).toContain('$120.00 · 1.5 hours')
})

test('text that people typed is never rendered as markup', () => {
  const html = list('pro', booking({ notes: '<script>alert(1)</script>', serviceName: '<b>x' }))
  expect(html).not.toMatch(/<script>|<b>x/)
})

test('a pro is told before accepting that a request has no address', () => {
  const nowhere = { city: null, state: null, zip: null }
  const hint = 'No town or ZIP code yet.'
  expect(words(list('pro', booking(nowhere)))).toContain(hint)
  expect(words(list('customer', booking(nowhere)))).not.toContain(hint)
  expect(words(list('pro', booking({ ...nowhere, zip: '91101' })))).not.toContain(hint)
})

test('visits that are over have a heading of their own', () => {
  const ahead = booking({ id: 'b2', status: 'accepted', serviceName: 'Ahead' })
  const over = booking({ status: 'accepted', serviceName: 'Gone', phase: 'over' })
  expect(list('pro', ahead, over)).toMatch(/<h2[^>]*>Ahead.*<h2[^>]*>Over: mark these as completed<.*<h3[^>]*>Gone/)
  expect(words(list('customer', ahead, over))).toMatch(/Ahead.*Over, not marked as completed yet.*Gone/)
  expect(words(list('pro', ahead))).not.toContain('Over')
})

test('the later visits of a series are links in a closed list; the one that the address names is shown in full', () => {
  const at = (number: number, scheduledDate: string) =>
    booking({
      id: `b${number}`,
      status: 'accepted',
      actions: ['canceled'],
      scheduledDate,
      series: { id: 'b1', number, everyWeeks: 1, times: 8, later: 8 - number },
    })
  const rows = [3, 4].map((number) => {
    const { id, scheduledDate, scheduledTime } = at(number, `2026-12-0${number}`)
    return { id, scheduledDate, scheduledTime, toChoose: false, place: `${number} of 8` }
  })
  const next = { ...at(2, '2026-11-24'), later: rows }
  const single = booking({ id: 'c1', status: 'accepted' })

  const closed = listWith(null, 'customer', next, single)
  expect(closed.match(/<details(?! open)[^>]*>/g)).toHaveLength(1)
  expect(words(closed)).toContain('2 more visits, until Dec 4 Thu, Dec 3, 10:00 AM 3 of 8 Fri, Dec 4, 10:00 AM 4 of 8')
  expect(closed).toMatch(/<li id="b3"><a[^>]* href="\?booking=b3#b3"/)
  expect(closed.match(/<article/g)).toHaveLength(2)

  const suggested = { ...next, later: [{ ...single, toChoose: true, place: '3 of 8' }] }
  expect(listWith(null, 'customer', suggested, single).match(/<details open/g)).toHaveLength(1)

  const open = listWith(at(4, '2026-12-04'), 'customer', next, single)
  expect(open.match(/<details open/g)).toHaveLength(1)
  expect(open.match(/<article/g)).toHaveLength(3)
  expect(open).toMatch(/<li id="b4"[^>]*><article/)
  expect(open).toContain('name="bookingId" value="b4"')

  const canceled = { ...at(5, '2026-12-05'), status: 'canceled', phase: 'ended' } as const
  const stillOpen = listWith(canceled, 'customer', next, single)
  expect(stillOpen.match(/<details open/g)).toHaveLength(1)
  expect(stillOpen.match(/<article/g)).toHaveLength(2)
})

test('an empty list says so', () => {
  expect(words(list('customer'))).toContain('Nothing here')
})
