import { type Given, prepare } from '../../platform/database/prepare.server.ts'
import type { Visit } from '../../platform/visit.server.ts'
import type { ServiceRow } from '../../platform/tables/pro-tables.ts'
import type { ProService } from '../pros/pro.ts'

const columns = [
  'service.id',
  'service.name',
  'service.description',
  'service.categoryId',
  'service.priceCents',
  'service.priceType',
  'service.durationMinutes',
] as const

/** The services that a pro offers, oldest first; without archived ones. */
export async function findServices({ db }: Visit, proId: string): Promise<ProService[]> {
  return offered(db, { proId })
}

const offered = prepare((db, given: Given<{ proId: string }>) =>
  db
    .selectFrom('service')
    .innerJoin('category', 'category.id', 'service.categoryId')
    .select(columns)
    .select('category.name as categoryName')
    .where('service.proId', '=', given('proId'))
    .where('service.archivedAt', 'is', null)
    .orderBy('service.createdAt')
    .orderBy('service.id'),
)

/** How many services the pro currently offers. */
export async function countServices({ db }: Visit, proId: string): Promise<number> {
  const { count } = await db
    .selectFrom('service')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('proId', '=', proId)
    .where('archivedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** False when a service with this id exists already. */
export async function insertService({ db }: Visit, service: ServiceRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('service')
    .values(service)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Whether this pro had such a service on offer until now. */
export async function updateService({ db }: Visit, id: string, proId: string, changes: Partial<ServiceRow>) {
  const { numUpdatedRows } = await db
    .updateTable('service')
    .set(changes)
    .where('id', '=', id)
    .where('proId', '=', proId)
    .where('archivedAt', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function findCategories({ db }: Visit) {
  return db.selectFrom('category').selectAll().orderBy('id').execute()
}
