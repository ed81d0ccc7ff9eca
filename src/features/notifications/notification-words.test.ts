import { expect, test } from 'vitest'

import { type BookingFacts, describeNotification } from './notification-words.ts'
import { timeAgo } from './time-ago.ts'

const facts: BookingFacts = {
  kind: 'request',
  isCustomer: false,
  role: 'pro',
  proId: 'p1',
  proHasLeft: false,
  businessName: 'Blue Water',
  customerName: 'Dana Whitfield',
  service: 'Weekly cleaning',
  date: '2026-11-24',
  time: '10:00',
  rating: null,
  priceCents: null,
  replaced: null,
}

test('notifications of a request for another time, and of a visit that moved, name the earlier one', () => {
  const before = { date: '2026-11-23', time: '09:00', status: 'accepted', cancelReason: null }
  const detail = 'Tue, Nov 24, 10:00 AM instead of Mon, Nov 23, 9:00 AM · Weekly cleaning'
  const asked = { ...facts, replaced: before }
  expect(describeNotification(asked)).toMatchObject({ title: 'Dana Whitfield requested a new time', detail })
  const moved = { ...facts, kind: 'accept', isCustomer: true, replaced: { ...before, ...gone('moved') } } as const
  expect(describeNotification(moved)).toMatchObject({ title: 'Blue Water confirmed your new time', detail })
  expect(describeNotification({ ...asked, kind: 'decline' }).title).toBe('Blue Water cannot move your visit')

  const changed = { ...asked, replaced: { ...before, ...gone('changed') } }
  expect(describeNotification({ ...changed, kind: 'accept' }).title).toBe('Blue Water accepted your request')
  expect(describeNotification({ ...changed, kind: 'decline' }).title).toBe('Blue Water cannot take your request')
  const alone = { ...asked, replaced: { ...before, ...gone('The pump broke') }, kind: 'decline' } as const
  expect(describeNotification(alone).title).toBe('Blue Water cannot take your request')
})

const gone = (cancelReason: string) => ({ status: 'canceled', cancelReason })

test('a notification of a visit starts with its day, so that it fits a narrow screen', () => {
  expect(describeNotification(facts)).toEqual({
    title: 'Dana Whitfield requested a visit',
    detail: 'Tue, Nov 24, 10:00 AM · Weekly cleaning',
    path: '/pro-dashboard?status=pending',
  })
})

test('the notification names the other party as the one who canceled', () => {
  expect(describeNotification({ ...facts, kind: 'cancel' }).title).toBe('Dana Whitfield canceled the visit')
  expect(describeNotification({ ...facts, kind: 'cancel', isCustomer: true }).title).toBe(
    'Blue Water canceled the visit',
  )
})

test("the notification of an answered review leads to the pro's page, or to the visit once that page is gone", () => {
  const answered = { ...facts, kind: 'answer', isCustomer: true, role: 'customer' } as const
  expect(describeNotification(answered).path).toBe('/pros/p1?tab=reviews')
  expect(describeNotification({ ...answered, proHasLeft: true }).path).toBe('/dashboard?status=completed')
})

test('notifications lead a customer who became a pro to their own visits, separate from the business', () => {
  const accepted = { ...facts, kind: 'accept', isCustomer: true } as const
  expect(describeNotification({ ...accepted, role: 'customer' }).path).toBe('/dashboard?status=upcoming')
  expect(describeNotification(accepted).path).toBe('/pro-dashboard/requests?status=upcoming')
})

test('one star is singular', () => {
  expect(describeNotification({ ...facts, kind: 'review', rating: 1 }).title).toBe('Dana Whitfield gave you 1 star')
  expect(describeNotification({ ...facts, kind: 'review', rating: 5 }).title).toBe('Dana Whitfield gave you 5 stars')
})

test('a message is shown on one line', () => {
  const words = describeNotification({ kind: 'message', otherId: 'u1', otherName: 'Dana', text: ' Hello\n\nMaria ' })
  expect(words).toEqual({ title: 'Dana wrote to you', detail: 'Hello Maria', path: '/messages/u1' })
  expect(describeNotification({ kind: 'message', otherId: 'u1', otherName: 'Dana', text: '' }).detail).toBe('Photo')
})

test.each([
  ['2026-11-24T11:59:40Z', 'just now'],
  ['2026-11-24T12:00:30Z', 'just now'],
  ['2026-11-24T11:59:00Z', '1 minute ago'],
  ['2026-11-24T09:10:00Z', '2 hours ago'],
  ['2026-11-22T09:10:00Z', '2 days ago'],
  ['2026-11-01T09:10:00Z', 'November 1, 2026'],
])('at noon, the time %s is described as %s', (instant, words) => {
  expect(timeAgo(instant, '2026-11-24T12:00:00Z', 'America/Los_Angeles')).toBe(words)
})
