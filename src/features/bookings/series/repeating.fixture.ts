import type { Database } from '../../../platform/database/database.server.ts'
import { listBookings } from '../lists/booking-lists.server.ts'
import { changeBooking } from '../changes/change-booking.server.ts'
import { accept, marketplace, type Marketplace, person } from '../marketplace.fixture.ts'
import { requestBooking } from '../request/request-booking.server.ts'
import type { Repeat } from './repeats.ts'

export const weekly: Repeat = { everyWeeks: 1, times: 8 }

/** Every Monday at nine from March 2. */
export const mondays = [
  '2026-03-02',
  '2026-03-09',
  '2026-03-16',
  '2026-03-23',
  '2026-03-30',
  '2026-04-06',
  '2026-04-13',
  '2026-04-20',
] as const

/** A request for eight Mondays at nine, with functions to accept it and to read what became of it. */
export async function repeating(db: Database, repeat = weekly, given?: Marketplace) {
  const market = given ?? (await marketplace(db))
  const { as, customer, pro, request } = market
  const { id } = await requestBooking(as(customer), request({ repeat }))
  const acceptAll = () => changeBooking(as(pro), id, accept)
  /** Of the whole series, in order. */
  const appointments = async (who = customer, at?: Date) => {
    const { bookings } = await listBookings(as(who, at), { limit: 50, order: 'soonest' })
    return bookings.filter(({ series }) => series?.id === id)
  }
  return { ...market, id, acceptAll, appointments }
}

/** The same, accepted, with the id of each appointment by its number. */
export async function bookedSeries(...asked: Parameters<typeof repeating>) {
  const series = await repeating(...asked)
  await series.acceptAll()
  const all = await series.appointments()
  const nth = (number: number) => all[number - 1]?.id ?? ''
  return { ...series, nth }
}

/** Another customer's appointment at this time, accepted. */
export async function taken({ db, book }: Marketplace, requestDate: string, requestTime = '09:00') {
  const other = await person(db, 'customer', 'Eve')
  const id = await book({ requestDate, requestTime }, other)
  return { other, id }
}
