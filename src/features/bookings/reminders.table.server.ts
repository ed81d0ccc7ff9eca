import type { BookingRow } from '../../platform/booking-tables.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { bookingColumns } from './booking-record.table.server.ts'

/** Bookings with a reminder that is due, those that have waited longest first. */
export async function findDueReminders({ db, now }: Visit): Promise<string[]> {
  const rows = await db.selectFrom('booking').select('id').where('remindAt', '<=', now).orderBy('remindAt').execute()
  return rows.map(({ id }) => id)
}

/** The booking, if its reminder is still due: of two at once the second gets nothing. */
export async function takeReminder({ db, now }: Visit, id: string): Promise<BookingRow | undefined> {
  return db
    .updateTable('booking')
    .set({ remindAt: null })
    .where('id', '=', id)
    .where('remindAt', '<=', now)
    .returning(bookingColumns)
    .executeTakeFirst()
}
