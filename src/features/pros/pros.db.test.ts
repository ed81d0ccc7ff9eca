import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import { onPostgres } from '../../../tests/support/empty-database.ts'
import { readConfig } from '../../platform/config.server.ts'
import { newId } from '../../platform/id.ts'
import { type Actor, transact } from '../../platform/visit.server.ts'
import { person } from '../bookings/marketplace.fixture.ts'
import { getPro } from '../services/pro-profile.server.ts'
import { BusinessChange, BusinessInfo } from './pro.schema.ts'
import { createPro, requirePro, updatePro } from './pros.server.ts'
import { testVisit } from '../../platform/visit.fixture.ts'

const { db } = await testDatabase()
const as = (actor: Actor | null) => testVisit(db, actor)
const listedAs = async (id: string) => db.selectFrom('searchListing').selectAll().where('proId', '=', id).execute()

const required = {
  businessName: 'Blue Haven Pool Care',
  description: 'Weekly care since 2009',
  address: '418 Secret Lane',
  city: 'Pasadena',
  state: 'CA',
  zip: '91101',
}
const business = (changes: Record<string, unknown> = {}) =>
  BusinessInfo.parse({ ...required, serviceRadius: 25, ...changes })

const contact = { phone: '626-555-0199', email: 'hidden@blue.example', profileImage: 'https://blue.example/hidden.jpg' }

async function setMembership(accountId: string, status: 'trial' | 'inactive' | 'past_due' | 'canceled') {
  await db.updateTable('membership').set({ status, plan: 'month' }).where('accountId', '=', accountId).execute()
}

test('a customer who opens a business becomes a pro, can be found, and takes no requests before a membership', async () => {
  const maria = await person(db, 'customer', 'Maria')
  const id = await createPro(as(maria), business())
  expect(id).toBe(maria.id)

  const pro = await getPro(as(null), id)
  expect(pro).toMatchObject({ userId: id, zipCode: '91101', serviceRadius: 25, timeZone: 'America/Los_Angeles' })
  expect(pro).toMatchObject({ averageRating: null, reviewCount: 0, isVerified: false, acceptsRequests: false })
  expect(pro.user).toMatchObject({ role: 'pro', subscriptionStatus: 'inactive' })
  expect(pro.latitude).toBeCloseTo(34.15, 1)
  const account = await db.selectFrom('account').select('role').where('id', '=', id).executeTakeFirstOrThrow()
  expect(account.role).toBe('pro')
  expect((await listedAs(id)).map(({ categoryId }) => categoryId)).toEqual([0])
})

test('no account opens a second business, even with two calls at once', async () => {
  const visit = as(await person(db, 'pro', 'Sam'))
  const tries = await Promise.allSettled([createPro(visit, business()), createPro(visit, business())])
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  await expect(createPro(visit, business())).rejects.toMatchObject({ status: 409 })
  await expect(createPro(as(null), business())).rejects.toMatchObject({ status: 401 })
})

test('only the owner sees locked fields and the street; a membership unlocks the fields', async () => {
  const owner = await person(db, 'pro', 'Ana')
  const stranger = await person(db, 'customer', 'Leo')
  const picture = 'https://blue.example/hidden-face.jpg'
  await db.updateTable('account').set({ profileImageUrl: picture }).where('id', '=', owner.id).execute()
  await createPro(as(owner), business(contact))

  for (const status of ['inactive', 'past_due', 'canceled'] as const) {
    await setMembership(owner.id, status)
    for (const viewer of [null, stranger]) {
      const seen = await getPro(as(viewer), owner.id)
      expect(seen).toMatchObject({ phone: null, email: null, profileImage: null, address: null })
      expect(JSON.stringify(seen)).not.toMatch(/hidden|555-0199|Secret Lane|past_due|canceled|@example\.com/)
    }
    expect(await getPro(as(owner), owner.id)).toMatchObject({ ...contact, address: '418 Secret Lane' })
  }
  await setMembership(owner.id, 'trial')
  const open = await getPro(as(stranger), owner.id)
  expect(open).toMatchObject({ ...contact, address: null, acceptsRequests: true })
  expect(open.user).toMatchObject({ profileImageUrl: picture, subscriptionStatus: 'active' })
})

test("a customer's id is answered exactly like an unknown one", async () => {
  const customer = await person(db, 'customer', 'Kim')
  const proWithoutProfile = await person(db, 'pro', 'Joe')
  const answers = await Promise.allSettled(
    [customer.id, proWithoutProfile.id, newId(), 'no-id', ''].map((id) => getPro(as(null), id)),
  )
  const said = answers.map((answer) => (answer.status === 'rejected' ? String(answer.reason) : 'found'))
  expect(new Set(said).size).toBe(1)
  expect(said[0]).not.toBe('found')
})

test('a business that moves is found at its new place only', async () => {
  const owner = await person(db, 'pro', 'Ruth')
  await createPro(as(owner), business())
  const [before] = await listedAs(owner.id)
  await updatePro(as(owner), owner.id, business({ city: 'Austin', state: 'TX', zip: '78704', serviceRadius: 40 }))
  const [after, ...others] = await listedAs(owner.id)
  expect(others).toEqual([])
  expect(after).toMatchObject({ radius: 40 })
  expect(after?.cell).not.toBe(before?.cell)
  expect(await getPro(as(null), owner.id)).toMatchObject({ city: 'Austin', timeZone: 'America/Chicago' })
})

test('a change keeps fields that are left out and clears fields that are empty', async () => {
  const owner = await person(db, 'pro', 'Ruth')
  await createPro(as(owner), business({ ...contact, serviceRadius: 40, yearsInBusiness: 12 }))
  await updatePro(as(owner), owner.id, BusinessChange.parse(required))
  const kept = { ...contact, serviceRadius: 40, yearsInBusiness: 12 }
  expect(await getPro(as(owner), owner.id)).toMatchObject(kept)
  await updatePro(as(owner), owner.id, BusinessChange.parse({ ...required, phone: ' ', email: null }))
  expect(await getPro(as(owner), owner.id)).toMatchObject({ ...kept, phone: null, email: null })
})

test('only the owner changes a business', async () => {
  const owner = await person(db, 'pro', 'Eve')
  await createPro(as(owner), business())
  const other = await person(db, 'pro', 'Max')
  await expect(updatePro(as(other), owner.id, business())).rejects.toMatchObject({ status: 404 })
  await expect(updatePro(as(other), other.id, business())).rejects.toMatchObject({ status: 404 })
  await expect(updatePro(as(null), owner.id, business())).rejects.toMatchObject({ status: 401 })
})

test('a ZIP code that cannot be right is refused under its field, with the reason', async () => {
  const visit = as(await person(db, 'pro', 'Ivy'))
  const refused = async (changes: Partial<BusinessInfo>) =>
    createPro(visit, business(changes)).then(
      () => 'taken',
      ({ details }) => details.fields,
    )
  expect(await refused({ zip: '00001' })).toEqual({ zip: 'We do not know the ZIP code 00001. Please check it' })
  expect(await refused({ zip: '91101-1234', state: 'Calif.' })).toBe('taken')
})

test('a long ZIP code, which names a few houses, is read whole by its owner only', async () => {
  const owner = await person(db, 'pro', 'Zoe')
  await createPro(as(owner), business({ zip: '91101-1234' }))
  const { zipCode } = await getPro(as(null), owner.id)
  expect(zipCode).toBe('91101')
  expect(await getPro(as(owner), owner.id)).toMatchObject({ zipCode: '91101-1234' })
})

test('an unknown new ZIP code is accepted if its state has such numbers, and the city determines the place', async () => {
  const owner = await person(db, 'pro', 'Ivo')
  await createPro(as(owner), business({ city: 'Austin', state: 'TX', zip: '78700' }))
  const { latitude, longitude } = await getPro(as(owner), owner.id)
  expect([latitude, longitude]).toEqual([expect.closeTo(30.3, 0), expect.closeTo(-97.7, 0)])
})

test('if operators approve pros, a new pro is visible to nobody else and not listed', async () => {
  const owner = await person(db, 'pro', 'Noa')
  const manual = { ...as(owner), config: readConfig({ PRO_APPROVAL: 'manual' }) }
  await createPro(manual, business())
  await setMembership(owner.id, 'trial')
  expect((await getPro(as(owner), owner.id)).acceptsRequests).toBe(false)
  await expect(getPro(as(null), owner.id)).rejects.toMatchObject({ status: 404 })
  expect(await listedAs(owner.id)).toEqual([])
})

test.runIf(onPostgres())(
  'however often a pro is asked for, its statements are planned a few times and then kept',
  async () => {
    const maria = await person(db, 'customer', 'Maria')
    const id = await createPro(as(maria), business())
    const plans = await transact(as(null), async (visit) => {
      for (let asked = 0; asked < 10; asked++) await Promise.all([getPro(visit, id), requirePro(visit, id)])
      const { rows } = await sql<{ custom: string }>`
        select custom_plans as custom from pg_prepared_statements
        where statement like '%answers_until%where "pro"."account_id" = $%'`.execute(visit.db)
      return rows.map(({ custom }) => Number(custom))
    })
    // PostgreSQL plans each statement five times for its values; one with a list of ids it would plan each time.
    expect(Math.max(...plans)).toBe(5)
  },
)
