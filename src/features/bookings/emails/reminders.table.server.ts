import type { Cursor } from '../../../platform/cursor.ts'
import { laterThan } from '../../../platform/database/after-cursor.server.ts'
import { batchSize } from '../../../platform/in-batches.server.ts'
import type { Visit } from '../../../platform/visit.server.ts'
import { bookingColumns } from '../booking-record.table.server.ts'
import { customerChooses, openStarts, timeTaken } from '../suggestions/open-times.table.server.ts'

export type DueReminder = NonNullable<Awaited<ReturnType<typeof lockDueReminder>>>

/** Bookings with a reminder that is due, longest overdue first: the next ones after the last. */
export async function findDueReminders({ db, now }: Visit, last: Cursor | undefined): Promise<Cursor[]> {
  return db
    .selectFrom('booking')
    .select(['id', 'remindAt as at'])
    .where('remindAt', '<=', now)
    .where(laterThan('booking', last, 'remindAt'))
    .orderBy('remindAt')
    .orderBy('id')
    .limit(batchSize)
    .$narrowType<{ at: Date }>()
    .execute()
}

/** The booking, if its reminder is still due: of two concurrent calls the second waits and gets nothing. */
export async function lockDueReminder({ db, now }: Visit, id: string) {
  return db
    .selectFrom('booking')
    .select(bookingColumns)
    .select('remindAt')
    .where('id', '=', id)
    .where('remindAt', '<=', now)
    .forNoKeyUpdate()
    .$narrowType<{ remindAt: Date }>()
    .executeTakeFirst()
}

/** The suggested times that the customer can take now; none if it is not their turn. */
export async function findOpenStarts({ db, now }: Visit, id: string): Promise<Date[]> {
  const found = await db
    .selectFrom('booking')
    .innerJoin('pro', 'pro.accountId', 'booking.proId')
    .innerJoin('suggestion', (join) =>
      join.onRef('suggestion.bookingId', '=', 'booking.id').onRef('suggestion.id', '=', 'booking.suggestionId'),
    )
    .select(openStarts(now).as('starts'))
    .where('booking.id', '=', id)
    .where(customerChooses(now))
    .executeTakeFirst()
  return found?.starts?.map((start) => new Date(start)) ?? []
}

/** Whether the pro has accepted another appointment for the time of this request. */
export async function isRequestedTimeTaken({ db, now }: Visit, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('booking')
    .innerJoin('pro', 'pro.accountId', 'booking.proId')
    .select(timeTaken(now).as('timeTaken'))
    .where('booking.id', '=', id)
    .executeTakeFirstOrThrow()
  return found.timeTaken
}

export async function setReminder({ db }: Visit, id: string, remindAt: Date | null): Promise<void> {
  await db.updateTable('booking').set({ remindAt }).where('id', '=', id).execute()
}
