import { expect, test } from 'vitest'

import { openApi } from '../../tests/support/api.ts'
import { openBusinesses } from '../features/pros/pros.fixture.ts'
import { savedAmong } from '../features/pros/saved-pros.server.ts'
import { someone, testVisit } from '../platform/visit.fixture.ts'

const { anonymous, person, business, database, changes } = await openApi()
const { db } = database

type Api = Awaited<ReturnType<typeof person>>['api']

const saved = async (api: Api) => (await api('GET /api/saved-pros')).list.map(({ userId }) => userId)

test('a customer saves pros and finds them again, the latest first; saving twice or removing twice changes nothing', async () => {
  const { api } = await person('customer')
  const [first, second] = [await business(), await business()]
  expect(await saved(api)).toEqual([])
  for (const { id } of [first, second, first]) expect((await api(`PUT /api/saved-pros/${id}`)).status).toBe(204)
  expect(await saved(api)).toEqual([second.id, first.id])
  for (const { id } of [second, second]) expect((await api(`DELETE /api/saved-pros/${id}`)).status).toBe(204)
  expect(await saved(api)).toEqual([first.id])
  expect(await saved((await person('customer')).api)).toEqual([])
})

test('what one customer saves or removes changes nothing for another', async () => {
  const [dana, iris] = [await person('customer'), await person('customer')]
  const [first, second] = [await business(), await business()]
  const heartsOf = ({ id }: typeof dana, ...pros: (typeof first)[]) =>
    savedAmong(
      testVisit(db, someone({ id }), new Date()),
      pros.map((pro) => pro.id),
    )
  for (const { id } of [first, second]) await dana.api(`PUT /api/saved-pros/${id}`)
  await iris.api(`PUT /api/saved-pros/${first.id}`)
  expect(await heartsOf(iris, first, second)).toEqual(new Set([first.id]))
  await iris.api(`DELETE /api/saved-pros/${first.id}`)
  expect(await heartsOf(dana, first, second)).toEqual(new Set([first.id, second.id]))
  expect(await heartsOf(dana, second)).toEqual(new Set([second.id]))
})

test('they are shown as the search shows them: a pro whose membership has ended is in the list, with nothing unlocked', async () => {
  const { api } = await person('customer')
  const pro = await business()
  await db.updateTable('pro').set({ phone: '626-555-0101' }).where('accountId', '=', pro.id).execute()
  await api(`PUT /api/saved-pros/${pro.id}`)
  const card = async () => (await api('GET /api/saved-pros')).list[0]
  expect(await card()).toMatchObject({ userId: pro.id, phone: '626-555-0101', distanceMiles: null })
  await db.updateTable('membership').set({ status: 'canceled' }).where('accountId', '=', pro.id).execute()
  expect(await card()).toMatchObject({ user: { subscriptionStatus: 'inactive' }, phone: null })
})

test('a pro who is no longer listed is not in the list, and back once listed again', async () => {
  const { api } = await person('customer')
  const pro = await business()
  await api(`PUT /api/saved-pros/${pro.id}`)
  const approve = (approvedAt: Date | null) =>
    db.updateTable('pro').set({ approvedAt }).where('accountId', '=', pro.id).execute()
  await approve(null)
  expect(await saved(api)).toEqual([])
  await approve(new Date())
  expect(await saved(api)).toEqual([pro.id])
})

test('only customers save, and only pros who are listed', async () => {
  const { api } = await person('customer')
  const pro = await business()
  expect((await anonymous(`PUT /api/saved-pros/${pro.id}`)).status).toBe(401)
  expect((await pro.api(`PUT /api/saved-pros/${pro.id}`)).status).toBe(403)
  const other = await person('customer')
  for (const id of [other.id, 'somebody', '01900000-0000-7000-8000-000000000000']) {
    expect((await api(`PUT /api/saved-pros/${id}`)).status).toBe(404)
    expect((await api(`DELETE /api/saved-pros/${id}`)).status).toBe(204)
  }
})

test('an account saves 200 pros at most, however many are sent at once', async () => {
  const { api, id: accountId } = await person('customer')
  const pros = await openBusinesses(
    db,
    Array.from({ length: 204 }, () => ({})),
  )
  const ids = pros.map(({ row }) => row.accountId)
  const rows = ids.slice(0, 198).map((proId) => ({ accountId, proId, createdAt: new Date() }))
  await db.insertInto('savedPro').values(rows).execute()
  const answers = await Promise.all(ids.slice(198).map((id) => api(`PUT /api/saved-pros/${id}`)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 204, 409, 409, 409, 409])
  expect(answers.find(({ status }) => status === 409)?.body['code']).toBe('TOO_MANY_SAVED')
  expect((await api(`PUT /api/saved-pros/${String(ids[0])}`)).status).toBe(204)
  expect(await saved(api)).toHaveLength(200)
  // One that is no longer listed cannot be seen to be removed.
  await db.updateTable('pro').set({ approvedAt: null }).where('accountId', '=', String(ids[0])).execute()
  expect((await api(`PUT /api/saved-pros/${(await business()).id}`)).status).toBe(204)
})

test('what somebody saved is in their export, and is deleted with their account or that of the pro', async () => {
  const { api, password, id } = await person('customer')
  const [kept, leaving] = [await business(), await business()]
  for (const pro of [kept, leaving]) await api(`PUT /api/saved-pros/${pro.id}`)
  const { savedPros } = (await api('GET /api/auth/export')).body
  expect(savedPros).toMatchObject([{ proId: kept.id, businessName: 'Blue Haven Pool Care' }, { proId: leaving.id }])

  const rows = () => db.selectFrom('savedPro').select('proId').where('accountId', '=', id).execute()
  await leaving.api('DELETE /api/auth/account', { password: leaving.password })
  expect(await rows()).toEqual([{ proId: kept.id }])
  await api('DELETE /api/auth/account', { password })
  expect(await rows()).toEqual([])
})

test('public pages stay cached when somebody saves a pro', async () => {
  const { api } = await person('customer')
  const pro = await business()
  const before = changes()
  await api(`PUT /api/saved-pros/${pro.id}`)
  await api(`DELETE /api/saved-pros/${pro.id}`)
  expect(changes()).toBe(before)
})
