import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import { visitUnderTest } from '../../platform/visit-under-test.ts'
import { notifyOfApproval } from './approval-email.server.ts'
import { openBusinesses } from './pros-under-test.ts'
import { approvePro, listWaitingPros, verifyPro } from './vet-pros.server.ts'

const { db } = await testDatabase()
const desk = visitUnderTest(db, null, new Date('2026-03-02T12:00:00Z'))

async function waitingPro() {
  const [pro] = await openBusinesses(db, [{ approvedAt: null }])
  const id = pro?.row.accountId ?? ''
  return { id, email: `${id}@example.com` }
}

const listings = (proId: string) => db.selectFrom('searchListing').select('cell').where('proId', '=', proId).execute()

test('a business waits until it is approved, and is found from then on', async () => {
  const { id, email } = await waitingPro()
  expect((await listWaitingPros(desk)).map((pro) => pro.email)).toContain(email)
  expect(await listings(id)).toEqual([])

  expect(await approvePro(desk, email.toUpperCase())).toBe(true)
  expect((await listWaitingPros(desk)).map((pro) => pro.email)).not.toContain(email)
  expect(await listings(id)).toHaveLength(2)
  expect(await approvePro(desk, email)).toBe(false)
})

test('an approved pro is told so once, at the address of the account', async () => {
  const { id, email } = await waitingPro()
  await approvePro(desk, email)
  await approvePro(desk, email)
  const told = sql`select from pgboss.job where name = 'pro-approved' and data ->> 'proId' = ${id}`
  expect((await told.execute(db)).rows).toHaveLength(1)

  await notifyOfApproval(desk, id)
  const { rows } = await sql<{ text: string }>`
    select data ->> 'text' as text from pgboss.job where name = 'mail' and data ->> 'to' = ${email}`.execute(db)
  expect(rows).toMatchObject([{ text: expect.stringContaining(`/pros/${id}`) }])
})

test('the verified badge is given with its evidence, and taken back', async () => {
  const { id, email } = await waitingPro()
  const mark = () =>
    db.selectFrom('pro').select(['isVerified', 'verifiedNote']).where('accountId', '=', id).executeTakeFirst()
  expect(await verifyPro(desk, email, 'Licence 4711, seen on March 2')).toBe(true)
  expect(await mark()).toEqual({ isVerified: true, verifiedNote: 'Licence 4711, seen on March 2' })
  expect(await verifyPro(desk, email, null)).toBe(true)
  expect(await mark()).toEqual({ isVerified: false, verifiedNote: null })
  expect(await verifyPro(desk, 'nobody@example.com', 'x')).toBe(false)
})
