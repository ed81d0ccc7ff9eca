import { expect, test } from 'vitest'

import { openApi } from './support/api.ts'
import type { Caller, Person } from './support/client.ts'
import { businessInfo, requestTo } from './support/business.ts'

const { anonymous, person, database, business } = await openApi()

test('a customer writes to a pro, the pro answers, and both read the same in the same order', async () => {
  const [dana, maria] = [await person('customer'), await business()]
  expect((await dana.api(`GET /api/messages/${maria.id}`)).body).toMatchObject({
    conversationId: null,
    with: { userId: maria.id, name: 'Dana Whitfield', businessName: businessInfo.businessName, image: null },
    messages: [],
    canWrite: true,
  })

  const text = '  Hello!\r\n\tIs “Tuesday” fine? 🏊\u200B \u202Eשלום\u202C\n '
  const first = await say(dana, maria, text)
  expect(first).toMatchObject({
    status: 201,
    body: { seq: 1, senderId: dana.id, body: text, bookingId: null, createdAt: expect.any(String) },
  })
  await say(maria, dana, 'It is.')

  const seen = await dana.api(`GET /api/messages/${maria.id}`)
  expect(seen.body['messages']).toMatchObject([
    { seq: 1, body: text },
    { seq: 2, senderId: maria.id, body: 'It is.' },
  ])
  expect((await maria.api(`GET /api/messages/${dana.id}`)).body['messages']).toEqual(seen.body['messages'])
  expect(Object.keys(seen.body).toSorted()).toEqual([
    'canWrite',
    'conversationId',
    'messages',
    'readSeq',
    'theirReadSeq',
    'with',
  ])
})

test('what a page sends that was made for another viewer is refused', async () => {
  const [dana, iris, maria] = [await person('customer'), await person('customer'), await business()]
  const send = (viewer: Person, caller: Caller = dana.api) =>
    caller(`POST /api/messages/${maria.id}`, { body: 'Hello' }, { 'x-viewer': viewer.id })
  expect((await send(dana, anonymous)).status).toBe(401)
  expect(await send(iris)).toMatchObject({
    status: 409,
    body: { code: 'OTHER_VIEWER', message: 'You are logged in as Dana now.' },
  })
  expect((await maria.api('GET /api/conversations')).list).toEqual([])
  expect((await send(dana)).status).toBe(201)
})

test('unread counts and read positions never go back, and never past the end', async () => {
  const [dana, maria] = [await person('customer'), await business()]
  for (const text of ['one', 'two', 'three']) await say(dana, maria, text)
  expect((await maria.api('GET /api/conversations')).list).toMatchObject([
    {
      with: { userId: dana.id, businessName: null },
      lastMessage: { seq: 3, body: 'three' },
      unread: 3,
      bookingId: null,
    },
  ])
  expect((await dana.api('GET /api/conversations')).list).toMatchObject([{ unread: 0 }])

  const read = (seq: number) => maria.api(`POST /api/messages/${dana.id}/read`, { seq })
  expect((await read(2)).status).toBe(204)
  expect((await maria.api('GET /api/conversations')).list).toMatchObject([{ unread: 1 }])
  await read(1)
  expect((await maria.api(`GET /api/messages/${dana.id}`)).body).toMatchObject({ readSeq: 2, theirReadSeq: 3 })
  await read(999_999_999)
  expect((await maria.api(`GET /api/messages/${dana.id}`)).body).toMatchObject({ readSeq: 3 })
  expect((await dana.api(`GET /api/messages/${maria.id}`)).body).toMatchObject({ theirReadSeq: 3 })
  for (const wrong of [-1, 9_999_999_999]) expect((await read(wrong)).status).toBe(422)
})

test('a message sent without reading the earlier ones leaves them unread', async () => {
  const [dana, maria] = [await person('customer'), await business()]
  await say(dana, maria, 'one')
  await say(maria, dana, 'at the same moment')
  expect((await maria.api('GET /api/conversations')).list).toMatchObject([{ unread: 1 }])
})

test('history comes in pages, forwards and backwards', async () => {
  const [dana, maria] = [await person('customer'), await business()]
  for (let n = 1; n <= 60; n++) await say(dana, maria, `message ${n}`)
  const page = async (query: string) => {
    const { body } = await maria.api(`GET /api/messages/${dana.id}?${query}`)
    return JSON.parse(JSON.stringify(body['messages'])).map(({ seq }: { seq: number }) => seq)
  }
  expect(await page('')).toEqual(from(11, 60))
  expect(await page('before=11')).toEqual(from(1, 10))
  expect(await page('before=56')).toEqual(from(6, 55))
  expect(await page('after=57')).toEqual(from(58, 60))
  expect(await page('after=0')).toEqual(from(1, 60))
  expect(await page('after=60')).toEqual([])
  expect((await maria.api(`GET /api/messages/${dana.id}?after=x`)).status).toBe(422)
})

test('a booking opens the conversation, and each change adds a line to it', async () => {
  const [dana, maria] = [await person('customer'), await business()]
  const { body } = await dana.api('POST /api/booking-request', requestTo(maria.id))
  const id = String(body['bookingId'])
  await maria.api(`PATCH /api/bookings/${id}/status`, { status: 'accepted' })
  await dana.api(`PATCH /api/bookings/${id}/status`, { status: 'canceled', reason: 'The pool is gone' })

  const thread = await maria.api(`GET /api/messages/${dana.id}`)
  expect(thread.body['messages']).toMatchObject([
    {
      seq: 1,
      senderId: null,
      bookingId: id,
      body: expect.stringMatching(/^Dana asked for Regular Maintenance on \w{3} \d+ at 10:00 AM$/),
    },
    { seq: 2, senderId: null, body: expect.stringContaining(' accepted ') },
    { seq: 3, senderId: null, body: expect.stringMatching(/ canceled .*: The pool is gone$/) },
  ])
  expect((await dana.api(`GET /api/messages/${maria.id}`)).body['messages']).toEqual(thread.body['messages'])
  expect((await maria.api('GET /api/conversations')).list).toMatchObject([{ bookingId: id, unread: 2 }])
  const about = await maria.api(`POST /api/messages/${dana.id}`, { body: 'A pity.', bookingId: id })
  expect(about).toMatchObject({ status: 201, body: { bookingId: id } })
})

test('whoever once booked a pro can still write to them, even as a pro and without a conversation, and the other way round', async () => {
  const [dana, iris, maria] = [await person('customer'), await person('customer'), await business()]
  for (const customer of [dana, iris]) await customer.api('POST /api/booking-request', requestTo(maria.id))
  // Bookings are older than conversations.
  await database.db.deleteFrom('conversation').where('proId', '=', maria.id).execute()
  expect((await dana.api('POST /api/pros', businessInfo)).status).toBe(201)
  expect((await say(dana, maria, 'May I ask a colleague?')).status).toBe(201)
  expect((await say(maria, iris, 'Is it still green?')).status).toBe(201)
})

test('nobody reads, writes or marks anything between two others', async () => {
  const [dana, maria, eve, rival] = [
    await person('customer'),
    await business(),
    await person('customer'),
    await business(),
  ]
  await say(dana, maria, 'The gate code is 4711.')
  // A booking with somebody else opens no door.
  await dana.api('POST /api/booking-request', requestTo(maria.id))
  await (await person('customer')).api('POST /api/booking-request', requestTo(rival.id))

  for (const caller of [anonymous, eve.api, rival.api]) {
    const answer = await caller(`GET /api/messages/${dana.id}`)
    expect([401, 403, 404]).toContain(answer.status)
    expect(JSON.stringify(answer.body)).not.toMatch(/4711|Whitfield/)
    expect([401, 403, 404]).toContain((await caller(`POST /api/messages/${dana.id}`, { body: 'Hi' })).status)
    expect([401, 403, 404]).toContain((await caller(`POST /api/messages/${dana.id}/read`, { seq: 1 })).status)
    expect([401, 403, 404]).toContain((await caller(`POST /api/messages/${dana.id}/block`)).status)
  }
  expect((await rival.api(`POST /api/messages/${maria.id}`, { body: 'Join us' })).status).toBe(404)
  expect((await eve.api(`GET /api/messages/${maria.id}`)).body['messages']).toEqual([])
  expect((await eve.api('GET /api/conversations')).list).toEqual([])
  expect((await anonymous('GET /api/conversations')).status).toBe(401)
})

test('nobody writes to themselves, to nobody, or nothing', async () => {
  const [dana, maria] = [await person('customer'), await business()]
  expect((await dana.api(`POST /api/messages/${dana.id}`, { body: 'Hi' })).status).toBe(422)
  expect((await dana.api('POST /api/messages/7', { body: 'Hi' })).status).toBe(404)
  expect((await dana.api(`POST /api/messages/${crypto.randomUUID()}`, { body: 'Hi' })).status).toBe(404)
  for (const body of ['', ' \n\t ', 'x'.repeat(4001), 'a\0b', 7, null]) {
    const refused = await dana.api(`POST /api/messages/${maria.id}`, { body })
    expect(refused).toMatchObject({ status: 422, body: { fields: { body: expect.any(String) } } })
  }
  expect((await say(dana, maria, '🏊'.repeat(4000))).status).toBe(201)
  expect((await dana.api(`POST /api/messages/${maria.id}`, { body: 'Hi', senderId: maria.id })).status).toBe(422)
})

test('a message is about no booking but one of the two with each other', async () => {
  const [dana, iris] = [await person('customer'), await person('customer')]
  const [maria, rival] = [await business(), await business()]
  const bookingIds: unknown[] = [crypto.randomUUID()]
  for (const [customer, pro] of [
    [dana, rival],
    [iris, maria],
  ] as const)
    bookingIds.push((await customer.api('POST /api/booking-request', requestTo(pro.id))).body['bookingId'])
  await dana.api('POST /api/booking-request', requestTo(maria.id))
  for (const bookingId of bookingIds)
    expect((await dana.api(`POST /api/messages/${maria.id}`, { body: 'Hi', bookingId })).status).toBe(404)
})

test('the same key is the same message, for its sender only', async () => {
  const [dana, maria, eve] = [await person('customer'), await business(), await person('customer')]
  const key = { 'idempotency-key': crypto.randomUUID() }
  const once = () => dana.api(`POST /api/messages/${maria.id}`, { body: 'Once' }, key)
  const [first, second] = await Promise.all([once(), once()])
  expect(second).toMatchObject({ status: 201, body: first.body })
  const again = await once()
  expect(again).toMatchObject({ status: 201, body: first.body })
  expect((await eve.api(`POST /api/messages/${maria.id}`, { body: 'Mine' }, key)).status).toBe(409)
  expect((await dana.api(`POST /api/messages/${maria.id}`, { body: 'Another' }, key)).status).toBe(409)
})

test('a key may be any text, as it may for a booking', async () => {
  const [dana, maria, eve] = [await person('customer'), await business(), await person('customer')]
  const key = { 'idempotency-key': 'msg-42' }
  const send = (from: Person) => from.api(`POST /api/messages/${maria.id}`, { body: 'Once' }, key)
  const [first, second] = await Promise.all([send(dana), send(dana)])
  expect(second).toMatchObject({ status: 201, body: first.body })
  expect((await send(dana)).body).toEqual(first.body)
  expect((await send(eve)).body['id']).not.toBe(first.body['id'])
  const { body: thread } = await dana.api(`GET /api/messages/${maria.id}`)
  expect(thread['messages']).toHaveLength(1)
  const long = { 'idempotency-key': 'x'.repeat(201) }
  expect((await dana.api(`POST /api/messages/${maria.id}`, { body: 'Hello' }, long)).status).toBe(400)
})

test('eight concurrent writers: numbers without gaps, each message once', async () => {
  const maria = await business()
  const dana = await person('customer')
  await say(dana, maria, 'first')
  const each = 25
  const writers = Array.from({ length: 8 }, (_, n) => (n % 2 ? ([dana, maria] as const) : ([maria, dana] as const)))
  await Promise.all(
    writers.map(async ([from, to], n) => {
      for (let i = 0; i < each; i++) expect((await say(from, to, `${n}-${i}`)).status).toBe(201)
    }),
  )
  const rows = await database.db
    .selectFrom('message')
    .innerJoin('conversation', 'conversation.id', 'message.conversationId')
    .select(['seq', 'body', 'lastSeq'])
    .where('customerId', '=', dana.id)
    .orderBy('seq')
    .execute()
  expect(rows.map(({ seq }) => seq)).toEqual(Array.from({ length: 8 * each + 1 }, (_, i) => i + 1))
  expect(rows[0]?.lastSeq).toBe(8 * each + 1)
  for (let n = 0; n < 8; n++) {
    const mine = rows.map(({ body }) => body).filter((body) => body.startsWith(`${n}-`))
    expect(mine).toEqual(Array.from({ length: each }, (_, i) => `${n}-${i}`))
  }
})

function from(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, place) => first + place)
}

function say(from: Person, to: Person, body: string) {
  return from.api(`POST /api/messages/${to.id}`, { body })
}
