import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import { untilOthersWait } from '../../../tests/support/lock-waiters.ts'
import { outcomeOfOneTry } from '../../platform/visit.fixture.ts'
import { lockPro } from '../accounts/account-locks.table.server.ts'
import { addService as insertOne, marketplace, person } from '../bookings/marketplace.fixture.ts'
import { listCategories } from './categories.server.ts'
import { categories } from './category.ts'
import { ServiceInfo } from './service.schema.ts'
import { addService, archiveService, changeService, listServices, maxServices } from './services.server.ts'

const database = await testDatabase()
const { db } = database

const weekly = ServiceInfo.parse({
  name: 'Weekly cleaning',
  description: 'Skim, brush, vacuum',
  categoryId: 1,
  price: 89.99,
  priceType: 'fixed',
  durationMinutes: 90,
})

async function categoriesOf(proId: string) {
  const rows = await db.selectFrom('searchListing').select('categoryId').where('proId', '=', proId).execute()
  return rows.map(({ categoryId }) => categoryId).toSorted((a, b) => a - b)
}

test('a pro adds, changes and removes a service, and the search follows', async () => {
  const { pro, as } = await marketplace(db)
  const visit = as(pro)
  const service = await addService(visit, weekly)
  const { price: _dollars, ...words } = weekly
  expect(service).toEqual({ ...words, priceCents: 89_99, id: service.id, categoryName: 'Regular Maintenance' })
  expect(await categoriesOf(pro.id)).toEqual([0, 1])

  expect(await changeService(visit, service.id, { price: 0.1, categoryId: 5 })).toMatchObject({
    priceCents: 10,
    name: weekly.name,
  })
  expect(await categoriesOf(pro.id)).toEqual([0, 5])

  await archiveService(visit, service.id)
  expect(await listServices(visit)).toEqual([])
  expect(await categoriesOf(pro.id)).toEqual([0])
})

test("the last change of a pro's services dates their page, for the sitemap", async () => {
  const { pro, as } = await marketplace(db)
  const { id } = await addService(as(pro, new Date('2026-03-01T10:00:00Z')), weekly)
  await archiveService(as(pro, new Date('2026-03-02T10:00:00Z')), id)
  const row = db.selectFrom('pro').select('updatedAt').where('accountId', '=', pro.id)
  expect(await row.executeTakeFirst()).toEqual({ updatedAt: new Date('2026-03-02T10:00:00Z') })
})

test('adding a service needs an active membership; existing services can still be changed', async () => {
  const { pro, as } = await marketplace(db)
  const visit = as(pro)
  const service = await addService(visit, weekly)
  for (const status of ['inactive', 'past_due', 'canceled'] as const) {
    await db.updateTable('membership').set({ status }).where('accountId', '=', pro.id).execute()
    await expect(addService(visit, weekly)).rejects.toMatchObject({ status: 403 })
  }
  expect(await changeService(visit, service.id, { name: 'Monthly cleaning' })).toMatchObject({
    name: 'Monthly cleaning',
  })
})

test('a pro offers at most a hundred services, and can add another once one is archived', async () => {
  const { pro, as } = await marketplace(db)
  const ids: string[] = []
  for (let count = 0; count < maxServices; count++) ids.push(await insertOne(db, pro.id))
  await expect(addService(as(pro), weekly)).rejects.toMatchObject({ status: 409, code: 'TOO_MANY_SERVICES' })
  await archiveService(as(pro), ids[0] ?? '')
  expect(await addService(as(pro), weekly)).toMatchObject({ name: weekly.name })
})

test('services added at the same time are all added, up to the limit', async () => {
  const { pro, as } = await marketplace(db)
  for (let count = 6; count < maxServices; count++) await insertOne(db, pro.id)
  const added = await Promise.allSettled(Array.from({ length: 8 }, () => addService(as(pro), weekly)))
  const refusals = added.filter((result) => result.status === 'rejected').map(({ reason }): unknown => reason)
  expect(refusals).toMatchObject([{ code: 'TOO_MANY_SERVICES' }, { code: 'TOO_MANY_SERVICES' }])
})

test('a service that is archived while the call that added it is repeated is archived after the answer', async () => {
  const { pro, as } = await marketplace(db)
  const service = await addService(as(pro), weekly, 'a key')
  const { archived } = await db.transaction().execute(async (repeating) => {
    const visit = { ...as(pro), db: repeating }
    await lockPro(visit, pro.id)
    const archived = outcomeOfOneTry(db, (own) => archiveService({ ...as(pro), db: own }, service.id))
    await untilOthersWait(database)
    expect(await addService(visit, weekly, 'a key')).toEqual(service)
    return { archived }
  })
  expect(await archived).toBe(200)
  expect(await listServices(as(pro))).toEqual([])
})

test('only its pro can change a service, and an archived one is gone', async () => {
  const { pro, as } = await marketplace(db)
  const { pro: rival } = await marketplace(db)
  const { id } = await addService(as(pro), weekly)
  for (const unknown of [id, 'no-id', '00000000-0000-0000-0000-000000000000']) {
    await expect(changeService(as(rival), unknown, weekly)).rejects.toMatchObject({ status: 404 })
    await expect(archiveService(as(rival), unknown)).rejects.toMatchObject({ status: 404 })
  }
  await archiveService(as(pro), id)
  await expect(archiveService(as(pro), id)).rejects.toMatchObject({ status: 404 })
  await expect(changeService(as(pro), id, { price: 1 })).rejects.toMatchObject({ status: 404 })
})

test('customers and strangers have no services', async () => {
  const { as } = await marketplace(db)
  const customer = { ...(await person(db, 'customer', 'Kim')), hasProProfile: false }
  await expect(addService(as(customer), weekly)).rejects.toMatchObject({ status: 403 })
  await expect(listServices(as(null))).rejects.toMatchObject({ status: 401 })
})

test('services are listed oldest first', async () => {
  const { pro, as } = await marketplace(db)
  const second = await insertOne(db, pro.id, { createdAt: new Date('2026-02-02') })
  const first = await insertOne(db, pro.id, { createdAt: new Date('2026-02-01') })
  await insertOne(db, pro.id, { archivedAt: new Date('2026-02-03') })
  expect((await listServices(as(pro))).map(({ id }) => id)).toEqual([first, second])
})

test('the API lists the categories that the pages show', async () => {
  const { as } = await marketplace(db)
  const found = await listCategories(as(null))
  expect(found.map(({ id, name, description }) => ({ id, name, description }))).toEqual(categories)
  expect(found[0]?.createdAt).toMatch(/Z$/)
})
