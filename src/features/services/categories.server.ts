import type { Visit } from '../../platform/visit.server.ts'
import { findCategories } from './categories.table.server.ts'

/** The kinds of work, by id. */
export async function listCategories({ db }: Visit) {
  const rows = await findCategories(db)
  return rows.map(({ id, name, description, imageUrl, createdAt, updatedAt }) => ({
    id,
    name,
    description,
    imageUrl,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }))
}
