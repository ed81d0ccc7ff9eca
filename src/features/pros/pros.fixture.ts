import type { Database } from '../../platform/database/database.server.ts'
import { later, minutesInMs } from '../../platform/durations.ts'
import type { ProRow } from '../../platform/tables/pro-tables.ts'
import { accountRow, membershipRow, now, proRow, serviceRow } from '../../platform/tables/rows.fixture.ts'
import type { Point } from '../places/distance.ts'

/** A pro for the tests of search, and the categories of the offered services. */
export interface ListedPro {
  row: ProRow
  categories: number[]
}

/** Opens several businesses at once. By default each is approved, has no reviews and is on a trial membership. */
export async function openBusinesses(
  db: Database,
  requested: readonly (Partial<ProRow> & { categories?: number[] })[],
) {
  const pros: ListedPro[] = requested.map(({ categories = [1], ...changes }) => ({ row: proRow(changes), categories }))
  const rows = pros.map(({ row }) => row)
  await db.insertInto('account').values(rows.map(accountOf)).execute()
  await insertBusinesses(db, rows)
  const services = pros.flatMap(servicesOf)
  if (services.length > 0) await db.insertInto('service').values(services).execute()
  return pros
}

/** Of accounts that exist. */
export async function insertBusinesses(db: Database, rows: readonly ProRow[]): Promise<void> {
  await db.insertInto('pro').values(rows).execute()
  const memberships = rows.map(({ accountId }) => membershipRow(accountId))
  await db.insertInto('membership').values(memberships).execute()
}

/** A point in a square of this many miles around the center. */
export function somewhere({ latitude, longitude }: Point, miles: number, random: () => number): Point {
  const degrees = miles / 69
  return {
    latitude: latitude + (random() - 0.5) * degrees,
    longitude: longitude + ((random() - 0.5) * degrees) / Math.cos((latitude * Math.PI) / 180),
  }
}

function accountOf({ accountId: id }: ProRow) {
  return accountRow({ id, role: 'pro', firstName: 'Alex', lastName: 'Moreno' })
}

function servicesOf({ row, categories }: ListedPro) {
  return categories.map((categoryId, minutes) =>
    serviceRow(row.accountId, {
      categoryId,
      name: `Service ${categoryId}`,
      priceCents: 90_00,
      createdAt: later(now, minutesInMs(minutes)),
    }),
  )
}
