import { createStaticHandler, RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import type { BookingParty } from '../../features/bookings/booking.ts'
import { changeBooking } from '../../features/bookings/changes/change-booking.server.ts'
import { complete, decline, marketplace, person } from '../../features/bookings/marketplace.fixture.ts'
import { requestBooking } from '../../features/bookings/request/request-booking.server.ts'
import { repeating, taken } from '../../features/bookings/series/repeating.fixture.ts'
import { toMove, tuesday, wednesday } from '../../features/bookings/suggestions/suggested-times.fixture.ts'
import { suggestTimes } from '../../features/bookings/suggestions/suggest-times.server.ts'
import { takeSuggestedTime } from '../../features/bookings/suggestions/take-suggested-time.server.ts'
import { Cursor } from '../../platform/cursor.ts'
import { openKysely } from '../../platform/database/kysely.server.ts'
import { hoursInMs, later } from '../../platform/durations.ts'
import { newId } from '../../platform/id.ts'
import { visitContext } from '../../platform/visit.server.ts'
import { loadBookingsTab } from './bookings-page.server.ts'
import { loader } from '../dashboard.tsx'
import { loader as loadOwnRequests } from '../pro-own-requests.tsx'
import { now } from '../../platform/tables/rows.fixture.ts'

const { db, pool } = await testDatabase()

test('pending requests are listed by date, soonest first, and say when they were made', async () => {
  const { as, customer, pro, request } = await marketplace(db)
  for (const requestDate of ['2026-03-04', '2026-03-12']) await requestBooking(as(customer), request({ requestDate }))

  const afterwards = as(pro, later(now, hoursInMs(2)))
  const { tab, bookings } = await loadBookingsTab(afterwards, 'pro', new URL('https://poolwell.example/'))
  expect(tab).toBe('pending')
  expect(bookings).toMatchObject([
    { scheduledDate: '2026-03-04', asked: 'asked 2 hours ago' },
    { scheduledDate: '2026-03-12', asked: 'asked 2 hours ago' },
  ])
})

test('a request from outside the service area says how far away it is, to the pro only', async () => {
  const { as, customer, pro, request } = await marketplace(db)
  const distances = async (side: 'customer' | 'pro') => {
    const { bookings } = await loadBookingsTab(as(side === 'pro' ? pro : customer), side, address)
    return bookings.map(({ distance }) => distance)
  }
  const address = new URL('https://poolwell.example/?status=pending')
  await requestBooking(as(customer), request({ requestDate: '2026-03-04', zip: '91101-2345' }))
  await requestBooking(as(customer), request({ requestDate: '2026-03-05', state: 'NY', zip: '10001' }))
  await requestBooking(as(customer), request({ requestDate: '2026-03-06', zip: null }))
  const far = expect.stringMatching(/^About 2,4\d\d miles away; you serve 15 miles\.$/)
  expect(await distances('pro')).toEqual([undefined, far, undefined])
  expect(await distances('customer')).toEqual([undefined, undefined, undefined])
})

test('one tap shows the pro the way to a visit that is agreed, and to no other', async () => {
  const { as, customer, pro, request, book } = await marketplace(db)
  const pool = { address: '12 Palm Ct #2', city: 'Pasadena', state: 'CA', zip: '91101' }
  const destinations = async (side: BookingParty, status: string) => {
    const address = new URL(`https://poolwell.example/?status=${status}`)
    const { bookings } = await loadBookingsTab(as(side === 'pro' ? pro : customer), side, address)
    return bookings.map(({ directions }) => directions && new URL(directions).searchParams.get('destination'))
  }
  await requestBooking(as(customer), request({ ...pool, requestDate: '2026-03-03' }))
  expect(await destinations('pro', 'pending')).toEqual([undefined])
  await book(pool)
  await book({ requestDate: '2026-03-04', address: null, zip: '91101' })
  expect(await destinations('pro', 'accepted')).toEqual(['12 Palm Ct #2, Pasadena, CA 91101', undefined])
  expect(await destinations('customer', 'upcoming')).toEqual([undefined, undefined])
})

test('once a business is in another time zone, what is ahead from before has the zone of its time', async () => {
  const { as, customer, pro, request, book } = await marketplace(db)
  await book()
  const done = await book({ requestTime: '11:00' })
  await changeBooking(as(pro, new Date('2026-03-02T20:00:00Z')), done, complete)
  await requestBooking(as(customer), request({ requestDate: '2026-03-03' }))
  await db.updateTable('pro').set({ timeZone: 'America/New_York' }).where('accountId', '=', pro.id).execute()
  await book({ requestDate: '2026-03-04' })
  const zones = async (status: string) => {
    const page = await loadBookingsTab(as(pro), 'pro', new URL(`https://poolwell.example/?status=${status}`))
    return page.bookings.map(({ scheduledDate, zone, isOldZone }) => [scheduledDate, zone, isOldZone])
  }
  const pacific = { short: 'PT', name: 'Pacific Time (Los Angeles)' }
  expect(await zones('pending')).toEqual([['2026-03-03', pacific, true]])
  expect(await zones('accepted')).toEqual([
    ['2026-03-02', pacific, true],
    ['2026-03-04', { short: 'ET', name: 'Eastern Time (New York)' }, false],
  ])
  expect(await zones('completed')).toEqual([['2026-03-02', undefined, true]])
})

test('a pro reads which dates of each repeating request are not free, and more requests take no more queries', async () => {
  const market = await repeating(db)
  const { as, customer, pro, request } = market
  const list = async () => {
    const statements: string[] = []
    const counting = openKysely(pool, ({ query }) => void statements.push(query.sql))
    const address = new URL('https://poolwell.example/?status=pending')
    const { bookings } = await loadBookingsTab({ ...as(pro), db: counting }, 'pro', address)
    return {
      repeats: bookings.map(({ repeats, notBooked = '' }) => `${repeats} ${notBooked}`.trim()),
      queries: statements.length,
    }
  }
  await taken(market, '2026-03-16')
  await taken(market, '2026-03-18', '13:00')
  const one = await list()
  const twoWeeks = { everyWeeks: 2, times: 3 } as const
  for (const requestDate of ['2026-03-03', '2026-03-04']) {
    await requestBooking(as(customer), request({ requestDate, requestTime: '13:00', repeat: twoWeeks }))
  }
  expect(await list()).toEqual({
    repeats: [
      'Every week: 8 visits until Apr 20. You are not free on Mar 16. Accepting books the other 7 visits.',
      'Every 2 weeks: 3 visits until Mar 31.',
      'Every 2 weeks: 3 visits until Apr 1. You are not free on Mar 18. Accepting books the other 2 visits.',
    ],
    queries: one.queries,
  })
})

test('a customer reads which dates each time suggested for a repeating request leaves out, and gets exactly the others', async () => {
  const market = await repeating(db)
  const { as, customer, pro, id, appointments } = market
  const tuesday = { date: '2026-03-03', time: '14:00' }
  await suggestTimes(as(pro), id, { times: [tuesday, { date: '2026-03-04', time: '09:00' }], note: null })
  await taken(market, '2026-03-17', '14:00')
  await taken(market, '2026-03-31', '14:00')
  const address = new URL('https://poolwell.example/?status=pending')
  const { bookings } = await loadBookingsTab(as(customer), 'customer', address)
  const [asked] = bookings
  expect(asked?.leftOut).toEqual([['2026-03-17', '2026-03-31'], []])

  await takeSuggestedTime(as(customer), id, { ...tuesday, suggestionId: asked?.suggestion?.id ?? '' })
  const dates = (await appointments()).map(({ scheduledDate }) => scheduledDate)
  expect(dates).toEqual(['2026-03-03', '2026-03-10', '2026-03-24', '2026-04-07', '2026-04-14', '2026-04-21'])
})

test('a customer reads that a visit has moved, on a card that no longer offers anything', async () => {
  const { as, customer, pro, take, id } = await toMove(db)
  const cardOf = async (side: BookingParty) => {
    const tab = side === 'customer' ? 'upcoming' : 'accepted'
    const who = side === 'customer' ? customer : pro
    const page = await loadBookingsTab(as(who), side, new URL(`https://poolwell.example/?status=${tab}`))
    const card = page.bookings.find((booking) => booking.id === id)
    return { counts: page.counts, remark: card?.remark, times: card?.suggestion?.times, lost: card?.leftOut?.flat() }
  }
  const counts = { pending: 0, acceptable: 0, accepted: 1, toChoose: [], toMove: [id] }
  for (const side of ['customer', 'pro'] as const) {
    expect(await cardOf(side)).toEqual({ counts, remark: undefined, times: [tuesday, wednesday], lost: [] })
  }
  await take()
  for (const side of ['customer', 'pro'] as const) {
    expect(await cardOf(side)).toMatchObject({
      remark: 'Moved from Mon, Mar 2, 9:00 AM.',
      times: undefined,
      counts: { toMove: [] },
    })
  }
})

test('a link to one of many bookings leads to its list, and to the page that shows it', async () => {
  const { as, pro, request } = await marketplace(db)
  const ids: string[] = []
  for (let day = 2; day < 23; day++) {
    const customer = await person(db, 'customer', 'Dana')
    const requestDate = `2026-03-${String(day).padStart(2, '0')}`
    const at = later(now, day)
    ids.push((await requestBooking(as(customer, at), request({ requestDate }))).id)
  }
  const address = 'https://poolwell.example/pro-dashboard'
  const load = (to: string) => loadBookingsTab(as(pro), 'pro', new URL(to, address))
  const follow = async (id = '') => {
    const led: unknown = await load(`?booking=${id}`).catch((thrown: unknown) => thrown)
    const to = led instanceof Response ? led.headers.get('location') : null
    return { to, shown: (await load(to ?? '')).bookings.map((booking) => booking.id) }
  }
  expect(await follow(ids[19])).toEqual({ to: `/pro-dashboard?status=pending#${ids[19]}`, shown: ids.slice(0, 20) })
  expect(await follow(ids[20])).toEqual({
    to: expect.stringMatching(/^\/pro-dashboard\?status=pending&cursor=/),
    shown: ids.slice(20),
  })

  const open = await load('?status=pending')
  expect([open.search, (await load('?status=pending&search=Nobody')).bookings]).toEqual(['', []])

  for (const id of ids) await changeBooking(as(pro), id, decline)
  expect(await follow(ids[0])).toEqual({
    to: expect.stringMatching(/^\/pro-dashboard\?status=canceled&cursor=/),
    shown: ids.slice(0, 1),
  })
  const searched = async (search: string) => {
    const { search: shown, bookings } = await load(`?status=canceled&search=${search}`)
    return { shown, found: bookings.length }
  }
  expect(await searched('')).toEqual({ shown: '', found: 20 })
  expect(await searched(' Dana ')).toEqual({ shown: 'Dana', found: 20 })
  expect(await searched('Nobody')).toEqual({ shown: 'Nobody', found: 0 })
  expect(await load('?status=accepted')).toMatchObject({ search: null })
  expect(await follow('')).toEqual({ to: null, shown: [] })

  const pastEnd = Cursor.encode({ at: new Date('2026-01-01'), id: newId() })
  const leaves = async (query: string) => {
    const led: unknown = await load(`${query}&cursor=${pastEnd}`).catch((thrown: unknown) => thrown)
    return led instanceof Response && led.headers.get('location')
  }
  expect(await leaves('?status=canceled')).toBe('/pro-dashboard?status=canceled')
  expect(await leaves('?status=canceled&search=Dana W')).toBe('/pro-dashboard?status=canceled&search=Dana+W')
})

test('a customer who has become a pro is asked for a review among their own requests', async () => {
  const { as, customer, pro, book } = await marketplace(db)
  const id = await book()
  const afterwards = new Date('2026-03-02T20:00:00Z')
  await changeBooking(as(pro, afterwards), id, complete)
  const requestContext = new RouterContextProvider()
  requestContext.set(visitContext, as({ ...customer, role: 'pro' }, afterwards))
  const handler = createStaticHandler([{ id: 'own', path: '/pro-dashboard/requests', loader: loadOwnRequests }])
  const request = new Request('https://poolwell.example/pro-dashboard/requests')
  expect(await handler.query(request, { requestContext })).toMatchObject({
    loaderData: { own: { toReview: { id, businessName: 'Blue Water' }, bookings: { tab: 'upcoming' } } },
  })
})

test('the link of an earlier email leads a customer who has become a pro to their own requests', async () => {
  const { as, pro, book } = await marketplace(db)
  const id = await book()
  const requestContext = new RouterContextProvider()
  requestContext.set(visitContext, as(pro))
  const open = async (query: string) => {
    const request = new Request(`https://poolwell.example/dashboard${query}`)
    const handler = createStaticHandler([{ id: 'dashboard', path: '/dashboard', loader }])
    const answer = await handler.query(request, { requestContext })
    return answer instanceof Response ? answer.headers.get('location') : answer.statusCode
  }
  expect(await open(`?booking=${id}`)).toBe(`/pro-dashboard/requests?booking=${id}#${id}`)
  expect(await open('')).toBe('/')
})
