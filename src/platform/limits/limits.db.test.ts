import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import { newId } from '../id.ts'
import type { LimitName } from './limit-rules.ts'
import { isWithinLimit, openLimits, removeExpiredLimits } from './limits.server.ts'
import { Refusal } from '../refusal.ts'

const { db } = await testDatabase()

test.each(['loginFailure', 'search'] as const)(
  '%s: a use is given back however many others were refused meanwhile, and those count on',
  async (name) => {
    const who = newId()
    const limits = openLimits(db, name === 'search' ? 1 / 6 : 1)
    for (let use = 0; use < 10; use++) await limits(name, who)
    for (let use = 0; use < 5; use++) await expect(limits(name, who)).rejects.toMatchObject({ status: 429 })
    await limits.giveBack(name, who)
    await expect(limits(name, who)).rejects.toMatchObject({ status: 429 })
    for (let use = 0; use < 6; use++) await limits.giveBack(name, who)
    await limits(name, who)
  },
)

test.each(['search', 'profile', 'suggest'] satisfies LimitName[])(
  '%s: a request that only reads writes no row for its limit',
  async (name) => {
    await openLimits(db, 1)(name, newId())
    const { rows } = await sql`select key from rate_limit where starts_with(key, ${`${name}:`})`.execute(db)
    expect(rows).toEqual([])
  },
)

test('a counter of the longest address is shared by every process, and its row does not reveal the address', async () => {
  const who = `203.0.113.9 ${newId()}-${'a'.repeat(210)}@example.com`
  for (let use = 0; use < 10; use++) await openLimits(db, 1)('loginFailure', who)
  await expect(openLimits(db, 1)('loginFailure', who)).rejects.toMatchObject({ status: 429 })
  const { rows } = await sql`select key from rate_limit where key like '%@%'`.execute(db)
  expect(rows).toEqual([])
})

test('counters are removed an hour after they expired, through an index', async () => {
  const now = new Date()
  const [old, late, counting] = [newId(), newId(), newId()]
  await sql`insert into rate_limit (key, points, expire) values (${old}, 1, ${now.getTime() - 3_700_000}),
    (${late}, 1, ${now.getTime() - 3_500_000}), (${counting}, 1, ${now.getTime() + 60_000})`.execute(db)
  await removeExpiredLimits({ db, now })
  const { rows } =
    await sql`select key from rate_limit where key in (${old}, ${late}, ${counting}) order by expire`.execute(db)
  expect(rows).toEqual([{ key: late }, { key: counting }])

  await db.transaction().execute(async (db) => {
    await sql`set local enable_seqscan = off`.execute(db)
    const plan = await sql`explain delete from rate_limit where expire < ${now.getTime()}`.execute(db)
    expect(JSON.stringify(plan.rows)).toContain('rate_limit_expire')
  })
})

test('a refusal says how long to wait', async () => {
  expect(await refusalOf('loginFailure')).toBe('Too many attempts. Please wait 15 minutes and try again.')
  expect(await refusalOf('bookingRequest')).toBe('Too many attempts. Please wait 1 hour and try again.')
  expect(await refusalOf('search')).toMatch(/Please wait (59 seconds|1 minute) and try again\.$/)
})

test('an action is skipped over its limit, and fails when nobody can tell', async () => {
  const [limits, who] = [openLimits(db, 1), newId()]
  for (let use = 0; use < 3; use++) expect(await isWithinLimit(limits, 'forgotPassword', who)).toBe(true)
  expect(await isWithinLimit(limits, 'forgotPassword', who)).toBe(false)
  const broken = Object.assign(async () => Promise.reject(new Error('no answer')), { giveBack: limits.giveBack })
  await expect(isWithinLimit(broken, 'forgotPassword', who)).rejects.toThrow('no answer')
})

async function refusalOf(name: LimitName): Promise<unknown> {
  const [limits, who] = [openLimits(db, 1e-9), newId()]
  await limits(name, who)
  return limits(name, who).catch((error: unknown) => (error instanceof Refusal ? error.message : error))
}
