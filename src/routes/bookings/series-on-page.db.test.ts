import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import { countOpenBookings } from '../../features/bookings/bookings.server.ts'
import { changeBooking } from '../../features/bookings/changes/change-booking.server.ts'
import { listBookings } from '../../features/bookings/lists/booking-lists.server.ts'
import { accept, cancel, person } from '../../features/bookings/marketplace.fixture.ts'
import { requestBooking } from '../../features/bookings/request/request-booking.server.ts'
import { bookedSeries } from '../../features/bookings/series/repeating.fixture.ts'
import { suggestTimes } from '../../features/bookings/suggestions/suggest-times.server.ts'
import { takeSuggestedTime } from '../../features/bookings/suggestions/take-suggested-time.server.ts'
import { newId } from '../../platform/id.ts'
import { loadBookingsTab } from './bookings-page.server.ts'

const { db } = await testDatabase()

/** After the first of eight Mondays. */
const midway = new Date('2026-03-02T20:00:00Z')
const upcoming = '?status=upcoming'
const accepted = '?status=accepted'

/** Eight accepted Mondays, and what the page with the accepted appointments shows of them. */
async function booked() {
  const series = await bookedSeries(db)
  const open = (query = upcoming, at?: Date) =>
    loadBookingsTab(series.as(series.customer, at), 'customer', new URL(query, 'https://poolwell.example/dashboard'))
  const cards = async (query?: string, at?: Date) => cardsOf((await open(query, at)).bookings)
  /** The address to which the link to a booking leads. */
  const follow = async (id: string, at?: Date) => {
    const led: unknown = await open(`?booking=${id}`, at).catch((thrown: unknown) => thrown)
    return led instanceof Response ? (led.headers.get('location') ?? '') : ''
  }
  const received = (query = accepted, at?: Date) =>
    loadBookingsTab(series.as(series.pro, at), 'pro', new URL(query, 'https://poolwell.example/pro-dashboard'))
  return { ...series, open, cards, follow, received }
}

type Listed = Awaited<ReturnType<typeof loadBookingsTab>>['bookings']

/** "03-02: 2 of 8, 3 of 8" for each card, with the later ones. */
function cardsOf(bookings: Listed): string[] {
  return bookings.map(({ scheduledDate, later }) =>
    [scheduledDate.slice(5), later.map(({ place }) => place).join(' | ')].filter(Boolean).join(': '),
  )
}

const places = (...numbers: number[]) => numbers.map((number) => `${number} of 8`).join(' | ')

test('what a customer has ahead of a series is one card, in the order of its next appointment; a pro, the API and the counts have every visit', async () => {
  const { as, customer, book, cards, received } = await booked()
  for (const requestDate of ['2026-03-04', '2026-03-12']) await book({ requestDate })
  expect(await cards()).toEqual([`03-02: ${places(2, 3, 4, 5, 6, 7, 8)}`, '03-04', '03-12'])
  const days = ['03-02', '03-04', '03-09', '03-12', '03-16', '03-23', '03-30', '04-06', '04-13', '04-20']
  expect(cardsOf((await received()).bookings)).toEqual(days)
  expect((await countOpenBookings(as(customer), 'customer')).accepted).toBe(10)
  expect((await listBookings(as(customer), { status: ['accepted'], limit: 50 })).bookings).toHaveLength(10)
})

test('a later visit for which the pro suggests other times says so in its row, and has the buttons when it is opened', async () => {
  const { as, customer, pro, nth, open, cards, follow } = await booked()
  const start = { date: '2026-03-18', time: '14:00' }
  const { suggestion } = await suggestTimes(as(pro), nth(3), { times: [start], note: null })
  const asked = '3 of 8, other times suggested'
  expect(await cards()).toEqual([`03-02: 2 of 8 | ${asked} | ${places(4, 5, 6, 7, 8)}`])
  const address = (await follow(nth(3))).replace(/#.*$/, '')
  expect((await open(address)).opened).toMatchObject({ id: nth(3), suggestion: { times: [start] } })
  await takeSuggestedTime(as(customer), nth(3), { ...start, suggestionId: suggestion?.id ?? '' })
  expect(await cards()).toEqual([`03-02: 2 of 8 | 3 of 8, moved | ${places(4, 5, 6, 7, 8)}`])
  expect((await open(address)).opened).toMatchObject({ remark: 'Moved from Mon, Mar 16, 9:00 AM.' })
})

test('in the list of a pro the visits after the next one of a series are rows, below the heading of their day', async () => {
  const { as, customer, pro, request, book, nth, received } = await booked()
  await book({ requestDate: '2026-03-03' })
  await requestBooking(as(customer), request({ requestDate: '2026-03-18', replacesId: nth(3) }))
  await suggestTimes(as(pro), nth(4), { times: [{ date: '2026-03-24', time: '09:00' }], note: null })
  const list = async (at: Date) => (await received(accepted, at)).bookings.map(({ day, place }) => [day, place])
  expect((await list(midway)).slice(0, 5)).toEqual([
    ['Tomorrow, Tue, Mar 3', undefined],
    ['Mon, Mar 9', undefined],
    ['Mon, Mar 16', '3 of 8, asked to move'],
    ['Mon, Mar 23', '4 of 8, other times suggested'],
    ['Mon, Mar 30', '5 of 8'],
  ])
  // The first is over by then, and it is Sunday in Pasadena, but Monday in Greenwich.
  const evening = new Date('2026-03-09T03:00:00Z')
  expect((await list(evening)).at(0)).toEqual(['Tomorrow, Mon, Mar 9', undefined])
  expect((await list(evening)).slice(-2)).toEqual([
    [undefined, undefined],
    [undefined, undefined],
  ])
})

test('a link to a later visit opens its row in the list of the pro, on the open page if it is there', async () => {
  const { as, pro, book, nth, received } = await booked()
  const follow = async (id: string, cursor = '') => {
    const led: unknown = await received(`?booking=${id}${cursor}`).catch((thrown: unknown) => thrown)
    return led instanceof Response ? (led.headers.get('location') ?? '') : ''
  }
  const opened = async (address: string) => (await received(address)).opened?.id
  expect(await follow(nth(1))).toBe(`/pro-dashboard?status=accepted#${nth(1)}`)
  const address = `/pro-dashboard?status=accepted&open=${nth(5)}#${nth(5)}`
  expect(await follow(nth(5))).toBe(address)
  expect(await opened(address)).toBe(nth(5))
  for (const id of [await book({ requestDate: '2026-03-04' }), newId(), 'x'])
    expect(await opened(`?status=accepted&open=${id}`)).toBeUndefined()

  for (const day of [3, 4, 5, 6, 7]) {
    for (const requestTime of ['11:00', '13:00', '15:00']) await book({ requestDate: `2026-03-0${day}`, requestTime })
  }
  const { next } = await received()
  const second = `&cursor=${next}`
  expect((await received(`${accepted}${second}`)).bookings.map(({ place }) => place)).toEqual(
    [5, 6, 7, 8].map((number) => `${number} of 8`),
  )
  expect(await follow(nth(7), second)).toBe(`/pro-dashboard?status=accepted&open=${nth(7)}${second}#${nth(7)}`)
  expect(await follow(nth(2), second)).toBe(`/pro-dashboard?status=accepted&open=${nth(2)}#${nth(2)}`)
  expect(await opened(await follow(nth(7)))).toBe(nth(7))
  await changeBooking(as(pro), nth(7), { status: 'canceled', reason: 'The pump broke' })
  expect(await opened(`?status=accepted&open=${nth(7)}${second}`)).toBeUndefined()
})

test('those that are over are cards of their own, below the one with what is ahead', async () => {
  const { cards } = await booked()
  expect(await cards(upcoming, midway)).toEqual([`03-09: ${places(3, 4, 5, 6, 7, 8)}`, '03-02'])
})

test('a canceled appointment leaves the card; after the next one the card is that of the one that follows', async () => {
  const { as, customer, book, cards, nth } = await booked()
  await book({ requestDate: '2026-03-04' })
  await changeBooking(as(customer), nth(4), cancel)
  expect(await cards()).toEqual([`03-02: ${places(2, 3, 5, 6, 7, 8)}`, '03-04'])
  await changeBooking(as(customer), nth(1), cancel)
  expect(await cards()).toEqual(['03-04', `03-09: ${places(3, 5, 6, 7, 8)}`])
  await changeBooking(as(customer), nth(3), { ...cancel, andLater: true })
  expect(await cards()).toEqual(['03-04', '03-09'])
})

test('an appointment that is moved behind others is listed behind them, and one that may be moved says so', async () => {
  const { as, customer, pro, request, cards, nth } = await booked()
  const move = request({ requestDate: '2026-03-25', replacesId: nth(1) })
  const { id } = await requestBooking(as(customer), move)
  expect(await cards()).toEqual([`03-02: ${places(2, 3, 4, 5, 6, 7, 8)}`])
  await changeBooking(as(pro), id, accept)
  await requestBooking(as(customer), request({ requestDate: '2026-03-18', replacesId: nth(3) }))
  expect(await cards()).toEqual([
    '03-09: 3 of 8, asked to move | 4 of 8 | 1 of 8, moved | 5 of 8 | 6 of 8 | 7 of 8 | 8 of 8',
  ])
})

test('a visit that would move with an earlier one says so to both when it is opened, and the earlier one names the time', async () => {
  const { as, customer, request, nth, open, received } = await booked()
  const repeat = { everyWeeks: 1, times: 4 } as const
  await requestBooking(as(customer), request({ requestDate: '2026-04-01', replacesId: nth(5), repeat }))
  const remarks = async (number: number) => {
    const pages = [await open(`${upcoming}&open=${nth(number)}`), await received(`${accepted}&open=${nth(number)}`)]
    return pages.map(({ opened }) => opened?.remark)
  }
  expect(await remarks(4)).toEqual([undefined, undefined])
  const [mine, theirs] = await remarks(5)
  expect(mine).toContain('You asked to move it and the later visits, from Wed, Apr 1, 9:00 AM on.')
  expect(theirs).toContain('Dana asks to move it and the later visits, from Wed, Apr 1, 9:00 AM on')
  expect(await remarks(6)).toEqual([
    'You asked to move it with an earlier visit. It stays as it is until that is accepted.',
    'Dana asks to move it with an earlier visit: see your pending requests.',
  ])
})

test('a link to a later appointment leads to the card of the next one, with that one opened', async () => {
  const { nth, open, follow, as, customer, cards } = await booked()
  expect(await follow(nth(1))).toBe(`/dashboard?status=upcoming#${nth(1)}`)
  const address = await follow(nth(5))
  expect(address).toBe(`/dashboard?status=upcoming&open=${nth(5)}#${nth(5)}`)
  expect((await open(upcoming)).opened).toBeNull()
  const { opened } = await open(address)
  expect(opened).toMatchObject({ id: nth(5), repeats: 'Every week: visit 5 of 8.', actions: ['canceled'] })

  await changeBooking(as(customer), nth(5), cancel)
  // The list stays open after canceling in it.
  expect(await open(address)).toMatchObject({ opened: { status: 'canceled', series: { id: nth(1) } } })
  expect(await cards(address)).toEqual([`03-02: ${places(2, 3, 4, 6, 7, 8)}`])
  expect(await follow(nth(5))).toBe(`/dashboard?status=canceled#${nth(5)}`)
  expect(await follow(nth(1), midway)).toBe(`/dashboard?status=upcoming#${nth(1)}`)
})

test('nobody else can open an appointment, and one that does not repeat is never below another', async () => {
  const { nth, book, open, as } = await booked()
  const stranger = as(await person(db, 'customer', 'Eve'))
  const address = new URL(`https://poolwell.example/dashboard?status=upcoming&open=${nth(5)}`)
  expect(await loadBookingsTab(stranger, 'customer', address)).toMatchObject({ bookings: [], opened: null })
  const single = await book({ requestDate: '2026-03-04' })
  for (const id of [single, 'x', '']) expect((await open(`${upcoming}&open=${id}`)).opened).toBeNull()
})

test('a series is on one page only, and a link to a later appointment leads to that page', async () => {
  const { as, book, nth, open, cards, customer, follow } = await booked()
  await changeBooking(as(customer), nth(1), cancel)
  const days = Array.from({ length: 5 }, (_, at) => `2026-03-0${at + 3}`)
  for (const requestDate of days) {
    for (const requestTime of ['09:00', '11:00', '13:00', '15:00']) await book({ requestDate, requestTime })
  }
  const { bookings, next } = await open()
  expect(bookings).toHaveLength(20)
  const card = [`03-09: ${places(3, 4, 5, 6, 7, 8)}`]
  expect(await cards(`${upcoming}&cursor=${next}`)).toEqual(card)
  const address = await follow(nth(6))
  expect(address).toMatch(new RegExp(`^/dashboard\\?status=upcoming&open=${nth(6)}&cursor=.*#${nth(6)}$`))
  expect(await cards(address)).toEqual(card)
  expect((await open(address)).opened?.id).toBe(nth(6))
})
