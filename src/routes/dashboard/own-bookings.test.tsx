import type { ComponentProps } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { beforeAll, expect, test } from 'vitest'

import type { BookingStatus } from '../../platform/tables/column-values.ts'
import type { BookingView } from '../../features/bookings/booking.ts'
import type { TabOf } from '../../features/appointments/dashboard-paths.ts'
import { lazyComponents } from '../../ui/lazy-component.ts'
import { booking } from '../dev-states/made-up.ts'
import { OwnBookings } from './own-bookings.tsx'

// Some of them have parts of their own that are loaded later.
beforeAll(async () => {
  await Promise.all(lazyComponents)
  await Promise.all(lazyComponents)
})

function markup(list: Partial<ComponentProps<typeof OwnBookings>>): string {
  const counts = { pending: 0, acceptable: 0, accepted: 0, toChoose: [], toMove: [] }
  const tab = {
    tab: 'upcoming' as const,
    bookings: [],
    next: null,
    counts,
    now: '2026-11-20T10:00:00.000Z',
    email,
    sent: null,
    refused: undefined,
    ...list,
  }
  const Page = createRoutesStub([{ path: '/', Component: () => <OwnBookings {...tab} /> }])
  return renderToStaticMarkup(<Page initialEntries={['/']} />)
}

const email = 'dana@gmial.com'

const emptyTab = (tab: TabOf<'customer'>, pending: number, toChoose: readonly string[] = []) =>
  markup({ tab, counts: { pending, acceptable: pending, accepted: 0, toChoose, toMove: [] } })

const listOf = (status: BookingStatus, mayReschedule: boolean) =>
  markup({ bookings: [booking(status, [], { mayReschedule })] })

const hidden = (status: BookingStatus) =>
  markup({ bookings: [booking(status, [], { proIsListed: false, mayReschedule: status !== 'completed' })] })

const completed = (more: Partial<BookingView>) => markup({ bookings: [booking('completed', [], more)] })

const toRequests = 'class="link" href="/dashboard?status=pending#bookings"'

test('without an upcoming visit, the pending requests are one step away', () => {
  expect(emptyTab('upcoming', 1)).toContain(`${toRequests}>1 request waiting for an answer`)
  expect(emptyTab('upcoming', 2)).toContain('2 requests waiting for an answer')
  expect(emptyTab('upcoming', 2, ['b1'])).toContain('A pro suggests other times: choose one')
  expect(emptyTab('upcoming', 0)).not.toContain(toRequests)
  expect(emptyTab('completed', 1)).not.toContain(toRequests)
  const refusedOnly = { pending: 1, acceptable: 0, accepted: 0, toChoose: [], toMove: [] }
  expect(markup({ tab: 'upcoming', counts: refusedOnly })).not.toContain(toRequests)
})

test('an empty list says what comes there: nothing that is booked goes to the completed or the canceled visits', () => {
  const booked = 'Bookings you make show up here.'
  expect(emptyTab('upcoming', 0)).toContain(booked)
  expect(emptyTab('pending', 0)).toContain(booked)
  expect(emptyTab('completed', 0)).toContain('once your pro has marked them as completed')
  expect(emptyTab('canceled', 0)).not.toContain('show up here')
})

test('a customer who has sent a request sees which address the answer goes to, and where to change it', () => {
  const sent = booking('pending', [])
  const html = markup({ sent: { booking: sent, answerTime: null } })
  expect(html).toMatch(/We will email you at <a [^>]*href="\/profile"[^>]*>dana@gmial\.com<\/a> as soon as/)
  expect(markup({ bookings: [sent] })).not.toContain(email)
})

test('a customer who has sent a request reads how soon the answer usually comes, if that is known', () => {
  const sent = booking('pending', [])
  const waiting = (answerTime: string | null) => markup({ sent: { booking: sent, answerTime } })
  expect(waiting('2 hours')).toContain('accepts or declines, usually within 2 hours. Until then')
  expect(waiting(null)).toContain('accepts or declines. Until then')
})

test('whoever asks for another time is not led to another pro: the visit stays with this one', () => {
  const visit = { id: 'b2', scheduledDate: '2026-11-24', scheduledTime: '14:00', status: 'accepted' } as const
  const replaced = { ...visit, endedAs: null, later: 0 }
  expect(markup({ sent: { booking: booking('pending', []), answerTime: null } })).toContain('Find another pro')
  expect(markup({ sent: { booking: booking('pending', [], { replaced }), answerTime: null } })).not.toContain(
    'Find another pro',
  )
})

const withAccepted = (tab: TabOf<'customer'>, accepted: number) =>
  markup({ tab, counts: { pending: 0, acceptable: 0, accepted, toChoose: [], toMove: [] } })

test('below upcoming visits, and only there, a link leads to the form for a calendar address', () => {
  const link = /href="\/dashboard\?tab=profile#calendar-feed"[^>]*>See these visits in your own calendar/
  expect(withAccepted('upcoming', 1)).toMatch(link)
  expect(withAccepted('upcoming', 0)).not.toMatch(link)
  expect(withAccepted('completed', 1)).not.toMatch(link)
})

test('a completed visit can be reviewed, but not again once its review was removed', () => {
  expect(completed({})).toContain('Leave Review')
  expect(completed({ reviewRemoved: true })).toContain('Your review was removed')
  expect(completed({ reviewRemoved: true })).not.toContain('Leave Review')
})

test('a review can be changed until it is answered; what was typed too late stays on the page', () => {
  const review = { id: 'r1', rating: 2, comment: 'Still green.' }
  expect(completed({ review })).toContain('Edit review')
  expect(completed({ review, proResponse: 'I will come back.' })).not.toContain('Edit review')
  const lost = 'What you wrote was not sent'
  const values = { intent: 'change-review', reviewId: 'r1', rating: '5', comment: 'They came back.' }
  const refused = { message: 'This review was answered.', fields: {}, values }
  const kept = (proResponse: string | null) =>
    markup({ tab: 'completed', bookings: [{ ...booking('completed', []), review, proResponse }], refused })
  expect(kept('I will come back.')).toContain(lost)
  expect(kept(null)).not.toContain(lost)
})

test('a refused change of a booking that was completed meanwhile is not shown in the dialog for its review', () => {
  const bookings = [booking('completed', [])]
  const about = { bookingId: bookings[0]?.id ?? '', proId: bookings[0]?.proId ?? '' }
  const shown = (values: Record<string, string>) => {
    const refused = { message: 'This booking has already been completed.', fields: {}, values: { ...about, ...values } }
    const html = markup({ tab: 'completed', bookings, refused })
    return { times: html.split(refused.message).length - 1, opened: / open=""/.test(html) }
  }
  expect(shown({ intent: 'change', status: 'canceled', reason: 'It rains' })).toEqual({ times: 1, opened: false })
  expect(shown({ intent: 'review', rating: '5', comment: 'Clear water' })).toEqual({ times: 1, opened: true })
})

test('a canceled request that was accepted meanwhile is not asked about in the dialog for the visit', () => {
  const visit = booking('accepted', ['canceled'])
  const values = { intent: 'change', bookingId: visit.id, status: 'canceled', from: 'pending', reason: 'It rains' }
  const refused = { message: 'This booking has already been accepted.', fields: {}, values }
  const html = markup({ tab: 'upcoming', bookings: [visit], refused })
  expect(html).toContain(refused.message)
  expect(html).toContain('What you wrote was not sent')
  expect(html).not.toContain(' open=""')
})

test('the customer can ask for another time for a visit or request that may be rescheduled', () => {
  expect(listOf('accepted', true)).toMatch(
    /href="\/pros\/made-up-maria\?reschedule=made-up-accepted#tab-panel">Reschedule/,
  )
  expect(listOf('pending', true)).toMatch(/\?reschedule=made-up-pending#tab-panel">Change the time/)
  for (const status of ['accepted', 'completed'] as const) expect(listOf(status, false)).not.toContain('?reschedule=')
})

const withoutStreet = (status: BookingStatus, isBlocked: boolean) =>
  markup({ bookings: [booking(status, [], { isBlocked, mayReschedule: status !== 'completed', address: null })] })

test('after a block nothing is offered that would be refused: no other time, no address, and no further visit', () => {
  const offered = [
    ['pending', 'Change the time'],
    ['accepted', 'Reschedule'],
    ['accepted', 'Add address'],
    ['completed', 'Book again'],
  ] as const
  for (const [status, offer] of offered) {
    expect(withoutStreet(status, false)).toContain(offer)
    expect(withoutStreet(status, true), offer).not.toContain(offer)
  }
})

test('with a business that an operator has hidden, a visit can be moved by message, and nothing leads to its profile', () => {
  expect(hidden('accepted')).toMatch(
    /href="\/messages\/made-up-maria\?bookingId=made-up-accepted&amp;reschedule">Reschedule/,
  )
  expect(hidden('pending')).not.toContain('Change the time')
  expect(hidden('completed')).not.toContain('Book again')
  for (const status of ['accepted', 'pending', 'completed'] as const) expect(hidden(status)).not.toContain('"/pros/')
})
