import { sql } from 'kysely'
import sharp from 'sharp'
import { expect, test } from 'vitest'

import { savePicture } from '../src/features/media/pictures.server.ts'
import { newId } from '../src/platform/id.ts'
import { openApi } from './support/api.ts'
import { openBusiness, requestTo, serviceInfo } from './support/business.ts'
import { daysAhead } from './support/days-ahead.ts'
import { untilJobsAreDone } from './support/jobs-done.ts'
import { visitOf } from './support/visit-of.ts'

const { person, database } = await openApi()
const { db } = database

type Person = Awaited<ReturnType<typeof person>>

test('no table keeps anything that a deleted customer or pro ever entered', async () => {
  const [dana, maria] = [await markedPerson('customer', 'zqdana'), await markedPerson('pro', 'zqmaria')]
  await openBusiness(maria, db)
  await markBusiness(maria)
  const { body } = await dana.api(
    'POST /api/booking-request',
    requestTo(maria.id, {
      customerName: 'zqdana zqdana',
      email: 'zqdana@example.com',
      phone: 'zqdana 626 555 0142',
      description: 'zqdana needs some help',
      address: '9 zqdana Lane',
    }),
  )
  const bookingId = String(body['bookingId'])
  // From before the kind of work had to be a category.
  await db.updateTable('booking').set({ serviceType: 'zqdana work' }).where('id', '=', bookingId).execute()
  const start = { date: daysAhead(9), time: '11:00' }
  await maria.api(`PUT /api/bookings/${bookingId}/suggestions`, { times: [start], note: 'zqmaria is away' })
  await maria.api(`PATCH /api/bookings/${bookingId}/status`, { status: 'accepted' })
  await dana.api(`POST /api/messages/${maria.id}`, { body: 'zqdana speaking' })
  await maria.api(`POST /api/messages/${dana.id}`, { body: 'zqmaria here' })
  await dana.api(`POST /api/reports`, {
    subject: 'user',
    id: maria.id,
    reason: 'zqdana knows',
    details: 'zqdana says so',
  })
  await dana.api(`PATCH /api/bookings/${bookingId}/status`, { status: 'canceled', reason: 'zqdana is on holiday' })
  await dana.api('POST /api/auth/forgot-password', { email: dana.email })
  await markRecords(dana, 'zqdana')
  await markRecords(maria, 'zqmaria')
  const speed = { answersWithin: 60, answersUntil: new Date() }
  await db.updateTable('pro').set(speed).where('accountId', '=', maria.id).execute()
  expect((await tablesWith('zqdana')).length).toBeGreaterThan(5)
  expect((await tablesWith('zqmaria')).length).toBeGreaterThan(5)
  expect((await markedMailJobs()).length).toBeGreaterThan(2)

  await dana.api('DELETE /api/auth/account', { password: dana.password })
  await maria.api('DELETE /api/auth/account', { password: maria.password })
  expect(await tablesWith('zqdana')).toEqual([])
  expect(await tablesWith('zqmaria')).toEqual([])
  expect(await markedMailJobs()).toEqual([])
  const left = db.selectFrom('pro').select(['answersWithin', 'answersUntil']).where('accountId', '=', maria.id)
  expect(await left.executeTakeFirst()).toEqual({ answersWithin: null, answersUntil: null })
})

test('of a deleted pro no working hours, days off or hours away are left', async () => {
  const maria = await person('pro')
  await openBusiness(maria, db)
  const range = { start: '10:00', end: '12:00' }
  const dates = { exceptions: [{ date: daysAhead(3), closed: true }], away: [{ date: daysAhead(4), ...range }] }
  const hours = { weekly: [{ weekday: 1, ...range }], ...dates, bufferMinutes: 0, noticeHours: 0 }
  expect((await maria.api(`PUT /api/pros/${maria.id}/hours`, hours)).body).toEqual(hours)
  await maria.api('DELETE /api/auth/account', { password: maria.password })
  for (const table of ['workingHours', 'hoursException', 'awayTime'] as const)
    expect(await db.selectFrom(table).select('id').where('proId', '=', maria.id).execute(), table).toEqual([])
})

test('lines about bookings follow the names of both parties, even erased ones, and unread ones stay unread', async () => {
  const [dana, maria] = [await person('customer'), await person('pro')]
  await openBusiness(maria, db)
  const { body } = await dana.api('POST /api/booking-request', requestTo(maria.id))
  await maria.api(`PATCH /api/bookings/${String(body['bookingId'])}/status`, { status: 'accepted' })
  const accepted = expect.stringMatching(/^Dana accepted Regular Maintenance on /)
  expect(await conversationOf(dana, maria)).toMatchObject({
    messages: [{ body: expect.stringMatching(/^Dana asked for Regular Maintenance on /) }, { body: accepted }],
    line: { lastMessage: { body: accepted } },
  })

  await maria.api('PUT /api/auth/profile', { firstName: 'Maria', lastName: 'Ortega', email: maria.email })
  await dana.api('DELETE /api/auth/account', { password: dana.password })
  expect(await conversationOf(maria, dana)).toMatchObject({
    who: { name: 'Former customer' },
    messages: [
      { body: expect.stringMatching(/^Former customer asked for /) },
      { body: expect.stringMatching(/^Maria accepted /) },
      { body: expect.stringMatching(/^Former customer canceled .*: they deleted their account$/) },
    ],
    line: { unread: 2 },
  })
})

test('a customer can still read what a former pro did', async () => {
  const [dana, maria] = [await person('customer'), await person('pro')]
  await openBusiness(maria, db)
  await dana.api('POST /api/booking-request', requestTo(maria.id))
  await maria.api('DELETE /api/auth/account', { password: maria.password })
  const { body } = await dana.api(`GET /api/messages/${maria.id}`)
  expect(body).toMatchObject({
    with: { name: 'Former pro' },
    messages: [
      { body: expect.stringMatching(/^Dana asked for /) },
      { body: expect.stringMatching(/^Former pro canceled .*: they deleted their account$/) },
    ],
  })
})

test('an address that somebody only claims keeps its mail and its login limits when they leave', async () => {
  const strict = await openApi({ RATE_LIMIT_SCALE: '1' })
  const [victim, leaver] = [await strict.person('customer'), await strict.person('customer')]
  const claim = { firstName: 'Eve', lastName: 'Doe', email: victim.email }
  expect((await leaver.api('PUT /api/auth/profile', claim)).status).toBe(200)
  await untilJobsAreDone(db)
  const guess = () => strict.anonymous('POST /api/auth/login', { email: victim.email, password: 'wrong-water' })
  for (let guesses = 0; guesses < 10; guesses++) expect((await guess()).status).toBe(401)

  expect((await leaver.api('DELETE /api/auth/account', { password: leaver.password })).status).toBe(204)
  expect((await guess()).status).toBe(429)
  const mails = await db.selectFrom('keptMail').select('subject').where('toAddress', '=', victim.email).execute()
  expect(mails.map(({ subject }) => subject)).toContain('Confirm your email address')
})

test('mail to other people stays, whatever it says', async () => {
  const [dana, maria] = [await person('customer'), await person('pro')]
  await openBusiness(maria, db)
  await dana.api('POST /api/booking-request', requestTo(maria.id))
  const mailsTo = async (email: string) => {
    await untilJobsAreDone(db)
    return db.selectFrom('keptMail').select('subject').where('toAddress', '=', email).execute()
  }
  const before = await mailsTo(maria.email)
  expect(before.map(({ subject }) => subject)).toContainEqual(expect.stringMatching(/^New request/))
  await dana.api('DELETE /api/auth/account', { password: dana.password })
  expect(await mailsTo(maria.email)).toEqual(expect.arrayContaining(before))
  expect(await mailsTo(dana.email)).toEqual([])
})

/** A conversation as its page and the list of conversations show it. */
async function conversationOf(reader: Person, other: Person) {
  const { body } = await reader.api(`GET /api/messages/${other.id}`)
  const [line] = (await reader.api('GET /api/conversations')).list
  return { who: body['with'], messages: body['messages'], line }
}

/** A user whose every text contains the marker. */
async function markedPerson(role: 'customer' | 'pro', marker: string): Promise<Person> {
  const someone = await person(role)
  const email = `${marker}-${someone.email}`
  const names = {
    firstName: marker,
    lastName: `${marker}son`,
    phone: `${marker} 555`,
    email,
    pendingEmail: `new-${email}`,
  }
  await db.updateTable('account').set(names).where('id', '=', someone.id).execute()
  await db.updateTable('session').set({ userAgent: marker }).where('accountId', '=', someone.id).execute()
  return { ...someone, email }
}

async function markBusiness({ id, api }: Person): Promise<void> {
  const texts = {
    businessName: 'zqmaria pools',
    description: 'zqmaria pools',
    address: '1 zqmaria St',
    city: 'zqmaria',
  }
  const contact = { phone: 'zqmaria 1', email: 'zqmaria@example.com', isVerified: true, verifiedNote: 'zqmaria seen' }
  await db
    .updateTable('pro')
    .set({ ...texts, ...contact })
    .where('accountId', '=', id)
    .execute()
  const photo = { purpose: 'work', width: 9, height: 9, caption: 'zqmaria at work', createdAt: new Date() } as const
  await db
    .insertInto('picture')
    .values({ id: newId(), accountId: id, ...photo })
    .execute()
  await api('POST /api/services', { ...serviceInfo, name: 'zqmaria cleaning', description: 'zqmaria cleans pools' })
}

async function markRecords({ id, email }: Person, marker: string): Promise<void> {
  const at = { createdAt: new Date() }
  await db
    .insertInto('contactMessage')
    .values({ id: newId(), accountId: id, name: marker, email, phone: marker, subject: marker, message: marker, ...at })
    .execute()
  const soon = new Date(Date.now() + 60_000)
  await db
    .insertInto('oneTimeToken')
    .values({
      tokenHash: marker,
      accountId: id,
      purpose: 'restore-email',
      email,
      sessionId: null,
      expiresAt: soon,
      ...at,
    })
    .execute()
  await db
    .updateTable('membership')
    .set({ customerRef: `cus_${marker}` })
    .where('accountId', '=', id)
    .execute()
  const photo = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#18c' } })
    .png()
    .toBuffer()
  await savePicture(visitOf(db, { id, email }), 'profile', photo)
}

/**
 * Queued and sent mail with a whole marker: its first two letters also occur in random secrets of links. What our
 * support was told is a record of its own.
 */
async function markedMailJobs(): Promise<unknown[]> {
  const { rows } = await sql`
    select name, data->>'to' as to, data->>'subject' as subject from pgboss.job
    where name <> 'end-membership' and data::text ~* 'zqdana|zqmaria'
      and data->>'to' is distinct from 'support@poolwell.example'`.execute(db)
  return rows
}

/**
 * The columns of our tables that contain the marker. Mail that was sent to others is theirs, and not part of our
 * records.
 */
async function tablesWith(marker: string): Promise<string[]> {
  const { rows } = await sql<{ tableName: string; columnName: string }>`
    select table_name, column_name from information_schema.columns
    where table_schema = 'public' and table_name not in ('kept_mail', 'bus_event')
      and data_type in ('text', 'character varying', 'jsonb', 'json', 'ARRAY')`.execute(db)
  const found: string[] = []
  for (const { tableName, columnName } of rows) {
    const [table, column] = [sql.table(tableName), sql.ref(columnName)]
    const { rows: hits } =
      await sql`select 1 from ${table} where ${column}::text ilike ${`%${marker}%`} limit 1`.execute(db)
    if (hits.length > 0) found.push(`${tableName}.${columnName}`)
  }
  return found
}
