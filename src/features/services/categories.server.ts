import type { Database } from '../../platform/database/database.server.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { findCategories } from './services.table.server.ts'

type Categories = Awaited<ReturnType<typeof readCategories>>

const known = new WeakMap<Database, Categories>()

/** The kinds of work, by id. Only a new version of the product changes them, so a process reads them once. */
export async function listCategories(visit: Visit): Promise<Categories> {
  const found = known.get(visit.db) ?? (await readCategories(visit))
  if (found.length > 0) known.set(visit.db, found)
  return found
}

async function readCategories(visit: Visit) {
  const rows = await findCategories(visit)
  return rows.map(({ id, name, description, imageUrl, createdAt, updatedAt }) => ({
    id,
    name,
    description,
    imageUrl,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }))
}
