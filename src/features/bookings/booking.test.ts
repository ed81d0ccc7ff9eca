import { expect, test } from 'vitest'

import { bookingStatuses, type Ending, type PriceType } from '../../platform/tables/column-values.ts'
import { appointmentPrice } from './appointment-price.ts'
import { actionsFor, type BookingState, bookingTransitions } from './booking-transitions.ts'
import { requestRefusal } from './request/request-refusal.ts'
import { choiceOfKind } from './request/requested-service.ts'
import { actionWords, badgeOf, statusBadge, changedMessage, costOf } from './booking-words.ts'

const coming = new Date('2026-06-01T12:00:00Z')
const duringTheDay = new Date('2026-06-10T14:00:00Z') // 07:00 in Los Angeles, two hours before the visit
const after = new Date('2026-06-12T12:00:00Z')

function booking(status: BookingState['status']): BookingState {
  const when = {
    startsAt: new Date('2026-06-10T16:00:00Z'),
    endsAt: new Date('2026-06-10T17:00:00Z'),
    scheduledDate: '2026-06-10',
    timeZone: 'America/Los_Angeles',
  }
  return { status, customerId: 'c', proId: 'p', timeTaken: false, isBlocked: false, replacement: null, ...when }
}

function offered(now: Date) {
  return bookingStatuses.flatMap((status) =>
    ['c', 'p', 'stranger'].flatMap((viewer) =>
      actionsFor(booking(status), viewer, now).map(
        (action) => `${viewer}: ${status} → ${bookingTransitions[action].to}`,
      ),
    ),
  )
}

test('before the day of the visit, only the listed changes exist, each for the listed party only', () => {
  expect(offered(coming)).toEqual([
    'c: pending → canceled',
    'p: pending → accepted',
    'p: pending → rejected',
    'c: accepted → canceled',
    'p: accepted → canceled',
  ])
})

test('a visit can be completed from its day on', () => {
  expect(offered(duringTheDay)).toContain('p: accepted → completed')
  const thatMidnight = new Date('2026-06-10T07:00:00Z')
  expect(actionsFor(booking('accepted'), 'p', thatMidnight)).toContain('complete')
  expect(actionsFor(booking('accepted'), 'p', new Date(thatMidnight.getTime() - 1))).not.toContain('complete')
})

test('three days after a visit its customer, too, can mark it completed', () => {
  const late = new Date('2026-06-13T17:00:00Z')
  expect(offered(late)).toEqual(['c: accepted → completed', 'c: accepted → canceled', 'p: accepted → completed'])
  expect(offered(new Date(late.getTime() - 1))).not.toContain('c: accepted → completed')
})

test('a request whose time has passed can only expire, and a visit that has begun can be canceled only by its customer', () => {
  expect(offered(after)).toEqual(['c: accepted → canceled', 'p: accepted → completed'])
  expect(actionsFor(booking('pending'), 'p', after)).toEqual([])
  expect(actionsFor(booking('pending'), 'c', after)).toEqual([])
})

test('a request whose time another visit took can be declined and withdrawn, but not accepted', () => {
  const late = { ...booking('pending'), timeTaken: true }
  expect(actionsFor(late, 'p', coming)).toEqual(['decline'])
  expect(actionsFor(late, 'c', coming)).toEqual(['withdraw'])
})

test('between blocked people a request cannot be accepted, and everything else stays possible', () => {
  const between = (status: BookingState['status']) => ({ ...booking(status), isBlocked: true })
  expect(actionsFor(between('pending'), 'p', coming)).toEqual(['decline'])
  expect(actionsFor(between('pending'), 'c', coming)).toEqual(['withdraw'])
  expect(actionsFor(between('accepted'), 'p', coming)).toEqual(actionsFor(booking('accepted'), 'p', coming))
})

function price(priceType: PriceType, priceCents: number, durationMinutes: number) {
  return appointmentPrice({ priceType, priceCents, durationMinutes })
}

test('the price of a visit follows from the type of price', () => {
  expect(price('fixed', 120_00, 90)).toEqual({ priceCents: 120_00, priceIsEstimate: false })
  expect(price('hourly', 80_00, 90)).toEqual({ priceCents: 120_00, priceIsEstimate: true })
  expect(price('hourly', 33_33, 15)).toEqual({ priceCents: 8_33, priceIsEstimate: true })
  expect(price('estimate', 500_00, 60)).toEqual({ priceCents: null, priceIsEstimate: false })
  // A million an hour for a whole day is more than a booking can hold.
  expect(price('hourly', 1_000_000_00, 1440)).toEqual({ priceCents: null, priceIsEstimate: false })
})

test('the words are those of the specification', () => {
  expect(actionWords.withdraw.confirm).toBe(
    'Are you sure you want to cancel this booking? This action cannot be undone.',
  )
  expect([actionWords.accept, actionWords.decline, actionWords.complete].map(({ label }) => label)).toEqual([
    'Accept',
    'Decline',
    'Mark Completed',
  ])
  expect(
    (['accepted', 'rejected', 'completed', 'canceled'] as const).map(
      (status) => changedMessage({ id: 'b', status, series: null, address: null }).title,
    ),
  ).toEqual([
    'Booking has been accepted',
    'Booking has been rejected',
    'Booking has been completed',
    'Booking canceled',
  ])
  expect(changedMessage({ id: 'b', status: 'canceled', series: null, address: null }, true)).toEqual({
    title: 'Booking canceled',
    description: 'Every later visit is canceled, too.',
  })
  const series = { id: 'b', number: 1, everyWeeks: 1, times: 8, later: 7 } as const
  expect(changedMessage({ id: 'b', status: 'accepted', series, address: null }).title).toBe('8 visits booked')
  expect(changedMessage({ id: 'another time for one of them', status: 'accepted', series, address: null }).title).toBe(
    'Booking has been accepted',
  )
  expect([...bookingStatuses, 'lost'].map((status) => statusBadge(status).tone)).toEqual([
    'pending',
    'accepted',
    'completed',
    'canceled',
    'canceled',
    'neutral',
  ])
})

test('who accepts is told where the address is, or that there is none yet', () => {
  expect(toldAbout('418 Oakland Ave')).toBe('The address is under “Accepted.”')
  expect(toldAbout(null)).toBe('There is no street address yet. Ask for it in a message.')
})

function toldAbout(address: string | null) {
  return changedMessage({ id: 'b', status: 'accepted', series: null, address }).description
}

test('a badge says whose turn it is only of a request: a visit stays accepted while other times are suggested', () => {
  const asked = { status: 'pending', customerChooses: true, endedAs: null } as const
  const visit = { ...asked, status: 'accepted' } as const
  expect([badgeOf(asked, 'customer').label, badgeOf(asked, 'pro').label]).toEqual(['Choose a time', 'Times suggested'])
  expect([badgeOf(visit, 'customer').label, badgeOf(visit, 'pro').label]).toEqual(['Accepted', 'Accepted'])
})

test('a visit that moved, and a request that was changed, do not read as canceled: nobody called them off', () => {
  expect([badge('moved'), badge('changed')]).toEqual(['neutral: Moved', 'neutral: Changed'])
  expect([badge(null), badge('expired'), badge('account deleted')]).toEqual(Array(3).fill('canceled: Canceled'))
})

function badge(endedAs: Ending | null): string {
  const { tone, label } = badgeOf({ status: 'canceled', customerChooses: false, endedAs }, 'customer')
  return `${tone}: ${label}`
}

test.each([
  ['fixed', 90, '$115', 'Fixed price, 1.5 hours'],
  ['hourly', 90, 'About $172.50', '1.5 hours at $115 per hour'],
  ['estimate', 45, 'About $115', 'Confirmed by quote, 45 minutes'],
] as const)(
  'the request form says what a visit comes to whose price is %s',
  (priceType, durationMinutes, price, detail) => {
    const service = { priceCents: 115_00, priceType, durationMinutes }
    expect(costOf(service)).toEqual({ price, detail })
  },
)

test("without one of the pro's services, or without a number, the request form shows no price", () => {
  const looked = { priceCents: 0, priceType: 'estimate', durationMinutes: 45 } as const
  expect(costOf(looked)).toEqual({ price: 'Custom quote', detail: '45 minutes' })
  expect(costOf()).toEqual({ price: 'The pro quotes a price', detail: '1 hour' })
})

test('the request form calls what costs nothing free', () => {
  for (const priceType of ['fixed', 'hourly'] as const)
    expect(costOf({ priceCents: 0, priceType, durationMinutes: 45 })).toEqual({ price: 'Free', detail: '45 minutes' })
})

test("a kind of work selects the pro's service if there is only one of that kind, otherwise the kind itself", () => {
  const service = (id: string, categoryName: string) => ({ id, categoryName, name: id, ...terms })
  const terms = { priceCents: 90_00, priceType: 'fixed', durationMinutes: 60 } as const
  const services = [service('a', 'Leak Detection'), service('b', 'Equipment Repair'), service('c', 'Equipment Repair')]
  const kinds = ['Leak Detection', 'Equipment Repair', 'Pool Renovation', '']
  expect(kinds.map((kind) => choiceOfKind(services, kind))).toEqual(['Leak Detection/a', ...kinds.slice(1)])
})

test('only logged-in customers can send requests, and only to pros who take them', () => {
  const open = { userId: 'p', acceptsRequests: true }
  const closed = { userId: 'p', acceptsRequests: false }
  const [customer, owner, otherPro] = [
    { id: 'c', role: 'customer' },
    { id: 'p', role: 'pro' },
    { id: 'q', role: 'pro' },
  ] as const
  const visitors = [customer, owner, otherPro, null]
  expect(visitors.map((visitor) => requestRefusal(open, visitor))).toEqual([null, 'own', 'pro', 'signed-out'])
  expect(visitors.map((visitor) => requestRefusal(closed, visitor))).toEqual(['closed', 'own', 'pro', 'closed'])
})
