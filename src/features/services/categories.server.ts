import type { Visit } from '../../platform/visit.server.ts'
import { findCategories } from './categories.table.server.ts'

/** The kinds of work, by id. */
export async function listCategories({ db }: Visit) {
  const rows = await findCategories(db)
  return rows.map(({ createdAt, updatedAt, ...category }) => ({
    ...category,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }))
}
