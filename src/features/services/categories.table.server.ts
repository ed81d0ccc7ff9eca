import type { Database } from '../../platform/database.server.ts'

export async function findCategories(db: Database) {
  return db.selectFrom('category').selectAll().orderBy('id').execute()
}
