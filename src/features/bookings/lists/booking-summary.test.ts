import { expect, test } from 'vitest'

import { bookingStatuses } from '../../../platform/tables/column-values.ts'
import { isOpen } from '../booking-transitions.ts'
import { bookingSummary } from './booking-summary.ts'

const booking = {
  id: 'b',
  status: 'pending',
  customerId: 'dana',
  proId: 'maria',
  serviceName: null,
  serviceType: 'Regular Maintenance',
  scheduledDate: '2026-11-24',
  scheduledTime: '14:00',
  timeZone: 'America/Los_Angeles',
  customerChooses: false,
} as const

const dana = { id: 'dana', role: 'customer' } as const
const maria = { id: 'maria', role: 'pro' } as const
/** In Los Angeles it is still the 23rd. */
const now = new Date('2026-11-24T07:30:00Z')

test('each party reads what to do about a request, and where', () => {
  const same = { service: 'Regular Maintenance', when: 'Tomorrow, 2:00 PM', tone: 'pending' }
  expect(bookingSummary(booking, maria, now)).toEqual({
    ...same,
    status: 'Pending',
    link: 'Answer',
    href: '/pro-dashboard?booking=b#b',
  })
  const asked = { ...same, status: 'Pending', link: 'See booking' }
  expect(bookingSummary(booking, dana, now)).toEqual({ ...asked, href: '/dashboard?booking=b#b' })
  const nowPro = { ...dana, role: 'pro' } as const
  expect(bookingSummary(booking, nowPro, now)).toEqual({ ...asked, href: '/pro-dashboard/requests?booking=b#b' })
})

test.each([
  ['accepted', 'Accepted'],
  ['completed', 'Completed'],
  ['canceled', 'Canceled'],
  ['rejected', 'Rejected'],
] as const)('both parties see what is %s', (status, words) => {
  for (const viewer of [dana, maria]) {
    expect(bookingSummary({ ...booking, status }, viewer, now)).toMatchObject({ status: words, link: 'See booking' })
  }
})

test.each([
  ['2026-11-23', 'Today, 2:00 PM'],
  ['2026-11-24', 'Tomorrow, 2:00 PM'],
  ['2026-11-25', 'Wed, Nov 25, 2:00 PM'],
  ['2026-11-22', 'Sun, Nov 22, 2:00 PM'],
  ['2027-01-04', 'Mon, Jan 4, 2027, 2:00 PM'],
])("%s is described as %s, in the pro's time zone", (scheduledDate, when) => {
  expect(bookingSummary({ ...booking, scheduledDate }, dana, now).when).toBe(when)
})

test('a request is open until its start, an accepted visit until its end, and nothing else is', () => {
  const [startsAt, endsAt] = [at('14:00'), at('15:00')]
  const open = (now: Date) => bookingStatuses.filter((status) => isOpen({ status, startsAt, endsAt }, now))
  expect([at('13:59'), startsAt, at('14:59'), endsAt].map(open)).toEqual([
    ['pending', 'accepted'],
    ['accepted'],
    ['accepted'],
    [],
  ])
})

function at(time: string): Date {
  return new Date(`2026-11-24T${time}:00-08:00`)
}

test('once other times are suggested it is for the customer to choose', () => {
  const suggested = { ...booking, customerChooses: true }
  expect(bookingSummary(suggested, dana, now)).toMatchObject({ status: 'Other times suggested', link: 'Choose a time' })
  expect(bookingSummary(suggested, maria, now)).toMatchObject({
    status: 'You suggested other times',
    link: 'See booking',
  })
  const visit = { ...suggested, status: 'accepted' } as const
  const status = 'Accepted, other times suggested'
  expect(bookingSummary(visit, dana, now)).toMatchObject({ status, link: 'Choose a time' })
  expect(bookingSummary(visit, maria, now)).toMatchObject({ status, link: 'See booking' })
})
