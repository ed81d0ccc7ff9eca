import { expect, test } from 'vitest'

import { lockAccount } from '../src/features/accounts/account-locks.table.server.ts'
import { openApi } from './support/api.ts'
import type { Answer, Person } from './support/client.ts'
import { requestTo } from './support/business.ts'
import { untilOthersWait } from './support/lock-waiters.ts'

const { person, database, business, bus } = await openApi()

test('blocking stops messages and requests in both directions, until it is undone', async () => {
  const [dana, maria] = [await person('customer'), await business()]
  await say(dana, maria, 'Hello')
  expect((await maria.api(`POST /api/messages/${dana.id}/block`)).status).toBe(204)
  expect((await maria.api(`POST /api/messages/${dana.id}/block`)).status).toBe(204)

  expect((await say(dana, maria, 'Are you there?')).status).toBe(403)
  expect((await say(maria, dana, 'No.')).status).toBe(403)
  expect((await dana.api(`POST /api/messages/${maria.id}/typing`)).status).toBe(403)
  expect((await dana.api(`GET /api/messages/${maria.id}`)).body).toMatchObject({ canWrite: false })

  expect((await dana.api(`DELETE /api/messages/${maria.id}/block`)).status).toBe(204)
  expect((await say(dana, maria, 'Please?')).status).toBe(403)
  await maria.api(`DELETE /api/messages/${dana.id}/block`)
  expect((await say(dana, maria, 'Thank you')).status).toBe(201)
})

test('whoever blocks somebody can read on without their knowing', async () => {
  const [dana, maria] = [await person('customer'), await business()]
  await say(dana, maria, 'Hello')
  await maria.api(`POST /api/messages/${dana.id}/read`, { seq: 1 })
  await say(dana, maria, 'Where are you?')
  expect((await dana.api(`GET /api/messages/${maria.id}`)).body).toMatchObject({ theirReadSeq: 1 })
  await maria.api(`POST /api/messages/${dana.id}/block`)
  const heard: string[] = []
  const leave = bus.subscribe(dana.id, { receive: ({ type }) => void heard.push(type), end: () => undefined })
  expect((await maria.api(`POST /api/messages/${dana.id}/read`, { seq: 2 })).status).toBe(204)
  // Events arrive in order, so after this one nothing else is on its way.
  await bus.publish(database.db, [dana.id], { type: 'booking', data: { bookingId: 'last' } })
  await expect.poll(() => heard.at(-1)).toBe('booking')
  leave()
  expect(heard).not.toContain('read')
  expect((await maria.api(`GET /api/messages/${dana.id}`)).body).toMatchObject({ readSeq: 2 })
  expect((await dana.api(`GET /api/messages/${maria.id}`)).body).toMatchObject({ theirReadSeq: 0 })
})

test('undoing one block leaves the others', async () => {
  const [dana, iris, maria] = [await person('customer'), await person('customer'), await business()]
  for (const customer of [dana, iris]) {
    await say(customer, maria, 'Hello')
    await maria.api(`POST /api/messages/${customer.id}/block`)
  }
  expect((await maria.api(`DELETE /api/messages/${dana.id}/block`)).status).toBe(204)
  expect((await say(dana, maria, 'Thank you')).status).toBe(201)
  expect((await say(iris, maria, 'And me?')).status).toBe(403)

  const rival = await business()
  await say(dana, rival, 'Hello')
  for (const pro of [maria, rival]) await pro.api(`POST /api/messages/${dana.id}/block`)
  expect((await maria.api(`DELETE /api/messages/${dana.id}/block`)).status).toBe(204)
  expect((await say(dana, rival, 'And you?')).status).toBe(403)
})

test('a block ends when the blocked user leaves', async () => {
  const [dana, maria] = [await person('customer'), await business()]
  await say(dana, maria, 'Hello')
  await maria.api(`POST /api/messages/${dana.id}/block`)
  const blocked = async () => (await maria.api('GET /api/auth/export')).body['blocked']
  expect(await blocked()).toMatchObject([{ blockedId: dana.id }])
  expect((await dana.api('DELETE /api/auth/account', { password: dana.password })).status).toBe(204)
  expect(await blocked()).toEqual([])
})

test('once a block is answered, messages and requests that are still being sent do not arrive', async () => {
  const [dana, maria] = [await person('customer'), await business()]
  const between = database.db.selectFrom('message').innerJoin('conversation as of', 'of.id', 'conversationId')
  const all = () => between.select('message.id').where('of.customerId', '=', dana.id).execute()
  await say(dana, maria, 'Hello')
  for (const hour of [9, 10, 11, 12, 13, 14, 15, 16]) {
    const sending = [
      ...['Are', 'you', 'there?'].map((word) => say(dana, maria, word)),
      dana.api('POST /api/booking-request', requestTo(maria.id, { requestTime: `${hour}:00`.padStart(5, '0') })),
    ]
    expect((await maria.api(`POST /api/messages/${dana.id}/block`)).status).toBe(204)
    const { length } = await all()
    await Promise.all(sending)
    expect(await all()).toHaveLength(length)
    await maria.api(`DELETE /api/messages/${dana.id}/block`)
  }
})

test('the export leaves out text that a block kept from the reader, except for its author', async () => {
  const [dana, maria] = [await person('customer'), await business()]
  const refused = await dana.api('POST /api/booking-request', requestTo(maria.id))
  await setStatus(maria, refused, { status: 'rejected', reason: 'Fully booked' })
  const agreed = await dana.api('POST /api/booking-request', requestTo(maria.id))
  await setStatus(maria, agreed, { status: 'accepted' })
  await maria.api(`POST /api/messages/${dana.id}/block`)
  await setStatus(dana, agreed, { status: 'canceled', reason: 'You will be sorry' })

  expect(await exported(dana)).toMatch(/Fully booked.*You will be sorry/)
  expect(await exported(maria)).toContain('Fully booked')
  expect(await exported(maria)).not.toContain('You will be sorry')
})

test('a user who is deleting the account cannot block or be blocked', async () => {
  const [dana, maria] = [await person('customer'), await business()]
  await say(dana, maria, 'Hello')
  const blocking = await database.db.transaction().execute(async (db) => {
    await lockAccount({ db }, dana.id)
    const calls = Promise.all([
      dana.api(`POST /api/messages/${maria.id}/block`),
      maria.api(`POST /api/messages/${dana.id}/block`),
    ])
    await untilOthersWait(database, 2)
    const erased = { deletedAt: new Date(), passwordHash: '', lastName: '' }
    await db.updateTable('account').set(erased).where('id', '=', dana.id).execute()
    return { calls }
  })
  expect((await blocking.calls).map(({ status }) => status)).toEqual([404, 404])
  const blocks = database.db.selectFrom('block').select('createdAt')
  expect(
    await blocks.where((on) => on.or([on('blockerId', '=', dana.id), on('blockedId', '=', dana.id)])).execute(),
  ).toEqual([])
})

function say(from: Person, to: Person, body: string) {
  return from.api(`POST /api/messages/${to.id}`, { body })
}

async function setStatus({ api }: Person, { body }: Answer, change: { status: string; reason?: string }) {
  expect((await api(`PATCH /api/bookings/${String(body['bookingId'])}/status`, change)).status).toBe(200)
}

async function exported({ api }: Person): Promise<string> {
  return JSON.stringify((await api('GET /api/auth/export')).body['bookingEvents'])
}
