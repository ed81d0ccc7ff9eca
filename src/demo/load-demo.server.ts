import { sql } from 'kysely'
import { hashPassword } from '../features/accounts/password.server.ts'
import { zipsByPopulation } from '../features/places/gazetteer/gazetteer.server.ts'
import { rebuildListings } from '../features/pros/search-listing.server.ts'
import type { Database } from '../platform/database/database.server.ts'
import type { Files } from '../platform/files/files.server.ts'
import { demoPassword } from '../features/accounts/demo-accounts.ts'
import { daysAround } from './demo-days.ts'
import { insertRows } from './demo-rows.server.ts'
import { makeDemoWorld } from './make-demo-world.ts'
import { storePhotos } from './store-photos.server.ts'

/**
 * Fills a new database with the demo data, all or nothing; false if that was done before. Throws if there are accounts:
 * invented people are never mixed with real ones.
 */
export async function loadDemo(
  { db, files }: { db: Database; files: Files },
  now: Date,
  progress: (text: string) => void,
): Promise<boolean> {
  if (await isLoaded(db)) return false
  progress('Making up the demo data')
  const passwordHash = await hashPassword(demoPassword)
  // Before their rows, and under the same names on every try.
  await storePhotos(files)
  const world = makeDemoWorld(zipsByPopulation(), { days: daysAround(now), passwordHash })

  const loaded = await db.transaction().execute(async (db) => {
    if (!(await isFirst(db, now))) return false
    await refuseAmongPeople(db)
    progress(`Writing ${world.pro.length} pros, ${world.booking.length} visits and ${world.review.length} reviews`)
    for (const [table, rows] of Object.entries(world)) await insertRows(db, table, rows)
    await rebuildListings({ db })
    return true
  })
  if (loaded) await sql`analyze`.execute(db)
  return loaded
}

/**
 * Without the banner nobody could tell demo data from real data, and the passwords of its accounts are in the README.
 */
export async function refuseDemoData(db: Database): Promise<void> {
  if (!(await isLoaded(db))) return
  throw new Error(
    'This database holds the demo data: start it with DEMO=1. Without the demo Poolwell needs a new database: another DATA_DIR or DATABASE_URL.',
  )
}

async function isLoaded(db: Database): Promise<boolean> {
  return (await db.selectFrom('demoData').select('name').where('name', '=', name).executeTakeFirst()) !== undefined
}

/** Of two processes that start at the same time, the second waits here for the first, and then has nothing to do. */
async function isFirst(db: Database, now: Date): Promise<boolean> {
  await sql`set local lock_timeout = 0`.execute(db)
  await sql`set local statement_timeout = 0`.execute(db)
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('demoData')
    .values({ name, loadedAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

async function refuseAmongPeople(db: Database): Promise<void> {
  if ((await db.selectFrom('account').select('id').limit(1).executeTakeFirst()) === undefined) return
  throw new Error(
    'This database has accounts of its own, and the demo data is never added to those: start it with DEMO=0 or NODE_ENV=production. For the demo use a new database: another DATA_DIR or DATABASE_URL.',
  )
}

const name = 'people'
