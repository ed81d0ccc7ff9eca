import type { z } from 'zod'

import type { Visit } from './visit.server.ts'

/** Figures from whole tables, too slow to compute for every page that shows them; stored in the table `last_count`. */
export interface Snapshot<T> {
  name: string
  shape: z.ZodType<T>
  compute: (visit: Pick<Visit, 'db'>) => Promise<T>
}

/** As last stored; computed now if it was not stored yet, or only in an older version's format. */
export async function readSnapshot<T>(visit: Pick<Visit, 'db'>, { name, shape, compute }: Snapshot<T>): Promise<T> {
  const last = await visit.db.selectFrom('lastCount').select('figures').where('name', '=', name).executeTakeFirst()
  const read = shape.safeParse(last?.figures)
  return read.success ? read.data : compute(visit)
}

/** Computes and stores it; called periodically. */
export async function refreshSnapshot<T>(visit: Visit, { name, compute }: Snapshot<T>): Promise<void> {
  const found = { figures: JSON.stringify(await compute(visit)), countedAt: visit.now }
  await visit.db
    .insertInto('lastCount')
    .values({ name, ...found })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(found))
    .execute()
}
