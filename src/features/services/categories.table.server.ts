import type { Visit } from '../../platform/visit.server.ts'

export async function findCategories({ db }: Visit) {
  return db.selectFrom('category').selectAll().orderBy('id').execute()
}
