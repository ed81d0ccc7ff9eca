import { sql } from 'kysely'

import type { BookingRow } from '../../platform/tables/booking-tables.ts'
import type { Visit } from '../../platform/visit.server.ts'

type Town = Pick<BookingRow, 'city' | 'state'>

/** As they were typed. */
export async function findAppointmentTowns({ db }: Visit, customerId: string): Promise<Town[]> {
  return db.selectFrom('booking').select(['city', 'state']).distinct().where('customerId', '=', customerId).execute()
}

export async function setAppointmentTown(
  { db }: Visit,
  customerId: string,
  { typed, kept }: { typed: Town; kept: Town },
): Promise<void> {
  await db
    .updateTable('booking')
    .set({ ...kept, zip: sql`left(zip, 5)` })
    .where('customerId', '=', customerId)
    .where('city', 'is not distinct from', typed.city)
    .where('state', 'is not distinct from', typed.state)
    .execute()
}
