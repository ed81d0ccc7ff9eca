import type { z } from 'zod'

import type { Visit } from './visit.server.ts'

/** Figures from whole tables, too slow to compute for every page that shows them; stored in the table `last_count`. */
export interface Snapshot<T> {
  name: string
  shape: z.ZodType<T>
  compute: (visit: Pick<Visit, 'db'>) => Promise<T>
}

/** As last stored; computed now if it was not stored yet, or only in an older version's format. */
export async function readSnapshot<T>(visit: Pick<Visit, 'db'>, snapshot: Snapshot<T>): Promise<T> {
  const stored = await findStored(visit, snapshot)
  return stored.success ? stored.data : snapshot.compute(visit)
}

/** Computes and stores them, in this order; called periodically. */
export async function refreshSnapshots(visit: Visit, snapshots: readonly Snapshot<unknown>[]): Promise<void> {
  for (const snapshot of snapshots) await store(visit, snapshot)
}

/** Stores those that pages would have to compute: called when a server starts. */
export async function fillSnapshots(visit: Visit, snapshots: readonly Snapshot<unknown>[]): Promise<void> {
  for (const snapshot of snapshots) {
    if (!(await findStored(visit, snapshot)).success) await store(visit, snapshot)
  }
}

async function findStored<T>({ db }: Pick<Visit, 'db'>, { name, shape }: Snapshot<T>) {
  const last = await db.selectFrom('lastCount').select('figures').where('name', '=', name).executeTakeFirst()
  return shape.safeParse(last?.figures)
}

async function store(visit: Visit, { name, compute }: Snapshot<unknown>): Promise<void> {
  const found = { figures: JSON.stringify(await compute(visit)), countedAt: visit.now }
  await visit.db
    .insertInto('lastCount')
    .values({ name, ...found })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(found))
    .execute()
}
