import { expect, test } from 'vitest'

import { lockAccount } from '../src/features/accounts/account-locks.table.server.ts'
import { newAddress, openAccounts, twice } from './support/accounts.ts'
import { untilOthersWait } from './support/lock-waiters.ts'

const { anonymous, database, person } = await openAccounts()

const underWay = [
  ['PUT /api/auth/profile', { firstName: 'Dana', lastName: 'Whitfield', email: newAddress() }],
  ['POST /api/calendar/token', undefined],
  ['PUT /api/auth/password', { currentPassword: 'secret-water', ...twice }],
  ['DELETE /api/auth/account', { password: 'secret-water' }],
] as const

test.each(underWay)('%s has no effect if the session is ended while it is under way', async (call, body) => {
  const { api, id } = await person('customer')
  const account = database.db.selectFrom('account').selectAll().where('id', '=', id)
  const before = await account.executeTakeFirst()
  const { answer } = await database.db.transaction().execute(async (db) => {
    await lockAccount({ db }, id)
    const answer = api(call, body)
    await untilOthersWait(database)
    await db.deleteFrom('session').where('accountId', '=', id).execute()
    return { answer }
  })
  expect((await answer).status).toBe(401)
  expect(await account.executeTakeFirst()).toEqual(before)
})

test('a login with the old password while it is being changed leaves no session', async () => {
  const { id, email, password } = await person('customer')
  const { login } = await database.db.transaction().execute(async (db) => {
    await lockAccount({ db }, id)
    await db.updateTable('account').set({ passwordHash: 'changed' }).where('id', '=', id).execute()
    await db.deleteFrom('session').where('accountId', '=', id).execute()
    const login = anonymous('POST /api/auth/login', { email, password })
    await untilOthersWait(database)
    return { login }
  })
  expect((await login).status).toBe(401)
  const sessions = database.db.selectFrom('session').select('id').where('accountId', '=', id)
  expect(await sessions.execute()).toEqual([])
})

test('a login ends the session that the browser had', async () => {
  const { api, email, password } = await person('customer')
  await api('POST /api/auth/login', { email, password })
  expect((await api('GET /api/auth/sessions')).list).toHaveLength(1)
})

test('a deletion needs the current password, even if it was changed meanwhile', async () => {
  const { api, id, password } = await person('customer')
  const { answer } = await database.db.transaction().execute(async (db) => {
    await lockAccount({ db }, id)
    const answer = api('DELETE /api/auth/account', { password })
    await untilOthersWait(database)
    await db.updateTable('account').set({ passwordHash: 'changed' }).where('id', '=', id).execute()
    return { answer }
  })
  expect(await answer).toMatchObject({ status: 422, body: { fields: { password: 'The password is incorrect' } } })
  expect((await api('GET /api/auth/user')).status).toBe(200)
})
