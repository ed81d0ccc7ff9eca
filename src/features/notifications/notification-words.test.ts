import { expect, test } from 'vitest'

import type { Ending } from '../../platform/tables/column-values.ts'
import { type BookingNews, describeNotification, type NotificationFacts } from './notification-words.ts'

const facts: BookingNews = {
  kind: 'request',
  isCustomer: false,
  role: 'pro',
  bookingId: 'b1',
  proId: 'p1',
  proIsListed: true,
  businessName: 'Blue Water',
  customerName: 'Dana Whitfield',
  service: 'Weekly cleaning',
  scheduledDate: '2026-11-24',
  scheduledTime: '10:00',
  rating: null,
  reviewChanged: false,
  priceCents: null,
  asked: null,
  suggestedTimes: 0,
  everyWeeks: null,
  laterCanceled: 0,
  andLater: false,
  replaced: null,
}

const describe = (facts: NotificationFacts) => describeNotification(facts, new Date('2026-11-20T10:00:00Z'))

test('notifications of a request for another time, and of a visit that moved, name the earlier one', () => {
  const before = { ...visit, scheduledDate: '2026-11-23', scheduledTime: '09:00' }
  const detail = 'Tue, Nov 24, 10:00 AM instead of Mon, Nov 23, 9:00 AM · Weekly cleaning'
  const asked = { ...facts, replaced: before }
  expect(describe(asked)).toMatchObject({ title: 'Dana Whitfield requested a new time', detail })
  const moved = { ...facts, kind: 'accept', isCustomer: true, replaced: { ...before, ...gone('moved') } } as const
  expect(describe(moved)).toMatchObject({ title: 'Blue Water confirmed your new time', detail })
  expect(describe({ ...asked, kind: 'decline' }).title).toBe('Blue Water cannot move your visit')

  const rest = { ...asked, everyWeeks: 1, replaced: { ...before, later: 3 } }
  const both = 'Tue, Nov 24, 10:00 AM instead of Mon, Nov 23, 9:00 AM and 3 later visits, every week · Weekly cleaning'
  expect(describe(rest).detail).toBe(both)
  expect(describe({ ...rest, kind: 'decline' }).title).toBe('Blue Water cannot move your visits')
  const restMoved = { ...rest, kind: 'accept', replaced: { ...rest.replaced, ...gone('moved') } } as const
  expect(describe(restMoved)).toMatchObject({ title: 'Blue Water confirmed your new time', detail: both })

  const changed = { ...asked, replaced: { ...before, ...gone('changed') } }
  expect(describe({ ...changed, kind: 'accept' }).title).toBe('Blue Water accepted your request')
  expect(describe({ ...changed, kind: 'decline' }).title).toBe('Blue Water cannot take your request')
  const alone = { ...asked, replaced: { ...before, ...gone(null) }, kind: 'decline' } as const
  expect(describe(alone).title).toBe('Blue Water cannot take your request')
})

const visit = { id: 'b0', status: 'accepted', endedAs: null, later: 0 } as const
const gone = (endedAs: Ending | null) => ({ status: 'canceled', endedAs }) as const

test('a notification of a visit starts with its day, so that it fits a narrow screen', () => {
  expect(describe(facts)).toEqual({
    title: 'Dana Whitfield requested a visit',
    detail: 'Tue, Nov 24, 10:00 AM · Weekly cleaning',
    path: '/pro-dashboard?booking=b1#b1',
  })
})

test('a notification of a visit in another year names the year', () => {
  const replaced = { ...visit, scheduledDate: '2026-12-31', scheduledTime: '09:00' }
  const { detail } = describe({ ...facts, scheduledDate: '2027-01-04', replaced })
  expect(detail).toBe('Mon, Jan 4, 2027, 10:00 AM instead of Thu, Dec 31, 9:00 AM · Weekly cleaning')
})

test('the notification names the other party as the one who canceled', () => {
  expect(describe({ ...facts, kind: 'cancel' }).title).toBe('Dana Whitfield canceled the visit')
  expect(describe({ ...facts, kind: 'cancel', isCustomer: true }).title).toBe('Blue Water canceled the visit')
})

test('a customer reads whether their pro did not answer in time, or they themselves took none of the times', () => {
  const expired = { ...facts, kind: 'expire', isCustomer: true } as const
  expect(describe(expired).title).toBe('No answer from Blue Water in time')
  expect(describe({ ...expired, suggestedTimes: 1 }).title).toBe('Your request to Blue Water has ended')
})

test('what was asked for, or no longer suggested, keeps its own time once another one was taken', () => {
  const asked = { scheduledDate: '2026-11-23', scheduledTime: '09:00' }
  for (const kind of ['request', 'retract'] as const) {
    expect(describe({ ...facts, kind, asked }).detail).toBe('Mon, Nov 23, 9:00 AM · Weekly cleaning')
  }
  expect(describe({ ...facts, kind: 'take', asked }).detail).toBe('Tue, Nov 24, 10:00 AM · Weekly cleaning')
})

test('once a visit is over each party reads what is theirs to do, and who said that it took place', () => {
  expect(titlesOf('over')).toEqual([
    'Did your visit from Blue Water take place?',
    'Your visit with Dana Whitfield is over: mark it completed',
  ])
  expect(titlesOf('complete')).toEqual(['How was Blue Water?', 'Dana Whitfield marked the visit as completed'])
})

test('nobody is asked how a pro was whose page is gone', () => {
  const done = { ...facts, kind: 'complete', isCustomer: true, proIsListed: false } as const
  expect(describe(done).title).toBe('Blue Water marked the visit as completed')
})

function titlesOf(kind: 'over' | 'complete') {
  return [true, false].map((isCustomer) => describe({ ...facts, kind, isCustomer }).title)
}

test("the notification of an answered review leads to the pro's page, or to the visit once that page is gone", () => {
  const answered = { ...facts, kind: 'answer', isCustomer: true, role: 'customer' } as const
  expect(describe(answered).path).toBe('/pros/p1?tab=reviews#tab-panel')
  expect(describe({ ...answered, proIsListed: false }).path).toBe('/dashboard?booking=b1#b1')
})

test('notifications lead a customer who became a pro to their own visits, separate from the business', () => {
  const accepted = { ...facts, kind: 'accept', isCustomer: true } as const
  expect(describe({ ...accepted, role: 'customer' }).path).toBe('/dashboard?booking=b1#b1')
  expect(describe(accepted).path).toBe('/pro-dashboard/requests?booking=b1#b1')
})

test('one star is singular', () => {
  expect(describe({ ...facts, kind: 'review', rating: 1 }).title).toBe('Dana Whitfield gave you 1 star')
  expect(describe({ ...facts, kind: 'review', rating: 5 }).title).toBe('Dana Whitfield gave you 5 stars')
  const changed = { ...facts, kind: 'review', rating: 4, reviewChanged: true } as const
  expect(describe(changed).title).toBe('Dana Whitfield changed the review: 4 stars')
})

test('a message is shown on one line', () => {
  const words = describe({ kind: 'message', otherId: 'u1', otherName: 'Dana', text: ' Hello\n\nMaria ' })
  expect(words).toEqual({ title: 'Dana wrote to you', detail: 'Hello Maria', path: '/messages/u1' })
  expect(describe({ kind: 'message', otherId: 'u1', otherName: 'Dana', text: '' }).detail).toBe('Photo')
})

test('a notification of other times for a visit says who asks, who took one, and when the visit is', () => {
  const titles = (['suggestMove', 'retractMove', 'takeMove'] as const).map((kind) => describe({ ...facts, kind }).title)
  expect(titles).toEqual([
    'Blue Water asks to move your visit',
    'Blue Water no longer asks to move your visit',
    'Dana Whitfield moved the visit to a time you suggested',
  ])
  expect(describe({ ...facts, kind: 'suggestMove' }).detail).toBe('Tue, Nov 24, 10:00 AM · Weekly cleaning')
})
