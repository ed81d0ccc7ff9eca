import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { newId } from '../src/platform/id.ts'
import { openApi } from './support/api.ts'
import { openBusiness, requestTo } from './support/business.ts'
import { accountRow } from '../src/platform/tables/rows.fixture.ts'

const { person, database, business } = await openApi()

test('a long inbox comes in pages, the latest first, without gaps or repeats', async () => {
  const maria = await person('pro')
  await openBusiness(maria, database.db)
  const ids = await conversationsOf(maria.id, 120)
  const walked: unknown[] = []
  for (let path: string | undefined = '/api/conversations'; path;) {
    const { list, headers } = await maria.api(`GET ${path}`)
    expect(list.length).toBeLessThanOrEqual(50)
    walked.push(...list.map(({ id }) => id))
    path = /^<(.+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1]
  }
  expect(walked).toHaveLength(120)
  expect(new Set(walked)).toEqual(new Set(ids))
  expect(ids.slice(0, 2)).toContain(walked.at(-1))
  expect((await maria.api('GET /api/conversations?cursor=x')).status).toBe(422)
})

test('two people have one conversation, whichever of them was its customer when it began', async () => {
  // The owner of a business is turned back into a customer: only then can the two have changed sides.
  const [dana, maria] = [await business(), await business()]
  await database.db.updateTable('account').set({ role: 'customer' }).where('id', '=', dana.id).execute()
  const begun = { id: newId(), customerId: maria.id, proId: dana.id, lastMessageAt: new Date(), createdAt: new Date() }
  const nothing = { lastSeq: 0, customerReadSeq: 0, proReadSeq: 0 }
  await database.db
    .insertInto('conversation')
    .values({ ...begun, ...nothing })
    .execute()

  await dana.api('POST /api/booking-request', requestTo(maria.id))
  await maria.api(`POST /api/messages/${dana.id}`, { body: 'Gladly.' })
  const { body } = await dana.api(`GET /api/messages/${maria.id}`)
  expect(body).toMatchObject({ conversationId: begun.id, readSeq: 1, theirReadSeq: 0 })
  expect(body['messages']).toMatchObject([
    { seq: 1, senderId: null },
    { seq: 2, body: 'Gladly.' },
  ])
  expect((await dana.api('GET /api/conversations')).list).toHaveLength(1)
})

test('who reads one conversation has read no other, and what is unread is counted for each of the two', async () => {
  const [dana, iris, maria] = [await person('customer'), await person('customer'), await business()]
  for (const { api } of [dana, iris]) await api(`POST /api/messages/${maria.id}`, { body: 'Hello' })
  await maria.api(`POST /api/messages/${dana.id}/read`, { seq: 1 })
  await maria.api(`POST /api/messages/${dana.id}`, { body: 'Good morning' })
  for (const { api } of [dana, maria])
    expect((await api('GET /api/notifications/unread')).body).toMatchObject({ messages: 1 })
})

test('unread messages are counted up to a hundred, on both sides together', async () => {
  const [maria, other] = [await business(), await business()]
  const unread = async () => (await maria.api('GET /api/notifications/unread')).body['messages']
  await conversationsOf(maria.id, 60)
  await writeIn('proId', maria.id)
  expect(await unread()).toBe(60)
  const ids = await conversationsOf(other.id, 39)
  await database.db.updateTable('account').set({ role: 'customer' }).where('id', '=', maria.id).execute()
  await database.db
    .updateTable('conversation')
    .set({ customerId: maria.id })
    .where('id', '=', ids[0] ?? '')
    .execute()
  await writeIn('customerId', maria.id, 39)
  expect(await unread()).toBe(99)
  await conversationsOf(maria.id, 2)
  await writeIn('proId', maria.id, 2)
  expect(await unread()).toBe(100)
})

/** The other person writes in each of the conversations that have no message yet. */
async function writeIn(side: 'proId' | 'customerId', id: string, count = 1): Promise<void> {
  const sender = side === 'proId' ? sql.ref('customerId') : sql.ref('proId')
  await sql`
    insert into message (conversation_id, seq, id, sender_id, body, created_at)
    select conversation.id, number, gen_random_uuid(), ${sender}, 'Are you there?', now()
    from conversation, generate_series(1, ${count}::int) as number
    where ${sql.ref(side)} = ${id} and not exists (select from message where conversation_id = conversation.id)`.execute(
    database.db,
  )
}

/** A user with this many customers, the oldest conversation first; two begin in each minute. */
async function conversationsOf(proId: string, count: number): Promise<string[]> {
  const now = Date.now()
  const rows = Array.from({ length: count }, (_, place) => {
    const at = new Date(now - (count - (place >> 1)) * 60_000)
    return { id: newId(), customerId: newId(), proId, lastMessageAt: at, createdAt: at }
  })
  const accounts = rows.map(({ customerId: id, createdAt }) => accountRow({ id, createdAt }))
  await database.db.insertInto('account').values(accounts).execute()
  const unread = { lastSeq: 1, customerReadSeq: 0, proReadSeq: 0 }
  await database.db
    .insertInto('conversation')
    .values(rows.map((row) => ({ ...row, ...unread })))
    .execute()
  return rows.map(({ id }) => id)
}
