import type { z } from 'zod'

import type { Database } from './database.server.ts'
import type { Visit } from './visit.server.ts'

/** A count over whole tables, which is too slow to be done for every page that shows it. */
export interface Count<T> {
  name: string
  figures: z.ZodType<T>
  count: (db: Database) => Promise<T>
}

/** What the clock counted last; counts now if there is nothing yet, or only the shape of an older version. */
export async function lastCount<T>(db: Database, { name, figures, count }: Count<T>): Promise<T> {
  const last = await db.selectFrom('lastCount').select('figures').where('name', '=', name).executeTakeFirst()
  const read = figures.safeParse(last?.figures)
  return read.success ? read.data : count(db)
}

/** Counts and stores the result; called by the clock. */
export async function recount<T>({ db, now }: Visit, { name, count }: Count<T>): Promise<void> {
  const found = { figures: JSON.stringify(await count(db)), countedAt: now }
  await db
    .insertInto('lastCount')
    .values({ name, ...found })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(found))
    .execute()
}
