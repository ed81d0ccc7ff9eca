import { type RawBuilder, sql } from 'kysely'
import { expect, test } from 'vitest'

import { newId } from '../src/platform/id.ts'
import { bookingChange } from '../src/features/messages/messages.table.server.ts'
import { selectNewestBookings } from '../src/features/messages/shared-bookings.table.server.ts'
import { testDatabase } from './support/databases.ts'

const { db } = await testDatabase()

test('a line about a booking is not taken for one about a thousand dates', async () => {
  const plan = await planOf(sql`select ${bookingChange} from message`)
  expect(plan).toMatch(/Function Scan on .*generate_series/)
  expect(plan).not.toMatch(/Function Scan on .*rows=1000\b/)
})

test('the newest booking of a conversation is found by both of its people, not among all bookings of one', async () => {
  const plan = await db.transaction().execute(async (db) => {
    // The tables of the tests are small enough to be read from beginning to end.
    await sql`set local enable_seqscan = off`.execute(db)
    await sql`set local enable_bitmapscan = off`.execute(db)
    return planOf(sql`${selectNewestBookings({ db }, [newId()])}`, db)
  })
  expect(plan).toMatch(/Index Cond: \(\(booking.customer_id = .*\) AND \(booking.pro_id = /)
  expect(plan).not.toContain('Filter')
})

async function planOf(statement: RawBuilder<unknown>, on = db): Promise<string> {
  const { rows } = await sql<{ 'QUERY PLAN': string }>`explain (verbose) ${statement}`.execute(on)
  return rows.map((row) => Object.values(row).join('')).join('\n')
}
