import type { z } from 'zod'

import type { Database } from './database.server.ts'
import type { Visit } from './visit.server.ts'

/** A count over whole tables, which takes too long to be done for whoever opens a page. */
export interface Count<T> {
  name: string
  figures: z.ZodType<T>
  count: (db: Database) => Promise<T>
}

/** As the clock last counted it; counted now while there is no such count, or one of an older version's shape. */
export async function lastCount<T>(db: Database, { name, figures, count }: Count<T>): Promise<T> {
  const last = await db.selectFrom('lastCount').select('figures').where('name', '=', name).executeTakeFirst()
  const read = figures.safeParse(last?.figures)
  return read.success ? read.data : count(db)
}

/** For the clock; what it finds stays until it comes again. */
export async function countAgain<T>({ db, now }: Visit, { name, count }: Count<T>): Promise<void> {
  const found = { figures: JSON.stringify(await count(db)), countedAt: now }
  await db
    .insertInto('lastCount')
    .values({ name, ...found })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(found))
    .execute()
}
