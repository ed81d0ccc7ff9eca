import type { z } from 'zod'

import type { Database } from './database.server.ts'
import type { Visit } from './visit.server.ts'

/** A count over whole tables, too slow to run for every page that shows it. */
export interface Count<T> {
  name: string
  figures: z.ZodType<T>
  count: (db: Database) => Promise<T>
}

/** The last stored count; counts now if there is none yet, or only one in an older version's shape. */
export async function lastCount<T>(db: Database, { name, figures, count }: Count<T>): Promise<T> {
  const last = await db.selectFrom('lastCount').select('figures').where('name', '=', name).executeTakeFirst()
  const read = figures.safeParse(last?.figures)
  return read.success ? read.data : count(db)
}

/** Counts and stores the result; called periodically. */
export async function recount<T>({ db, now }: Visit, { name, count }: Count<T>): Promise<void> {
  const found = { figures: JSON.stringify(await count(db)), countedAt: now }
  await db
    .insertInto('lastCount')
    .values({ name, ...found })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(found))
    .execute()
}
