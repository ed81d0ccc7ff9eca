import type { Database } from '../../../platform/database/database.server.ts'
import type { ServiceRow } from '../../../platform/tables/pro-tables.ts'
import type { Actor } from '../../../platform/visit.server.ts'
import { getBooking } from '../bookings.server.ts'
import { changeBooking } from '../changes/change-booking.server.ts'
import { accept, addService, marketplace } from '../marketplace.fixture.ts'
import { requestBooking } from '../request/request-booking.server.ts'

/** A two-hour request for Monday at nine, with functions to request another time, answer and read it. */
export async function requested(
  db: Database,
  day = '2026-03-02',
  market?: Awaited<ReturnType<typeof marketplace>>,
  terms?: Partial<ServiceRow>,
) {
  const { as, customer, pro, request } = market ?? (await marketplace(db))
  const serviceId = await addService(db, pro.id, { durationMinutes: 120, ...terms })
  const ask = (requestTime: string, replacesId?: string, key?: string) =>
    requestBooking(as(customer), request({ requestDate: day, requestTime, serviceId, replacesId }), key)
  const answer = (who: Actor, id: string, change: Parameters<typeof changeBooking>[2]) =>
    changeBooking(as(who), id, change)
  const { id } = await ask('09:00')
  return { as, customer, pro, request, serviceId, ask, answer, id, seen: (of: string) => getBooking(as(customer), of) }
}

/** Such a request, accepted. */
export async function agreed(...given: Parameters<typeof requested>) {
  const market = await requested(...given)
  await market.answer(market.pro, market.id, accept)
  return market
}

/** How many hours of the pro's time it claims. */
export async function hoursOf(db: Database, bookingId: string) {
  const rows = await db.selectFrom('bookingSlot').select('slot').where('bookingId', '=', bookingId).execute()
  return rows.length / 4
}
