import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import { onPostgres } from '../../../tests/support/empty-database.ts'
import { untilOthersWait } from '../../../tests/support/lock-waiters.ts'
import { readConfig } from '../../platform/config.server.ts'
import { pagesOnBus } from '../../platform/bus/pages-changed.server.ts'
import { testVisit } from '../../platform/visit.fixture.ts'
import { notifyOfApproval } from './approval-email.server.ts'
import { person } from '../bookings/marketplace.fixture.ts'
import { BusinessChange, BusinessInfo } from './pro.schema.ts'
import { openBusinesses } from './pros.fixture.ts'
import { createPro, requirePro, updatePro, wishedPlan } from './pros.server.ts'
import { approvePro, hidePro, listWaitingPros, verifyPro } from './vet-pros.server.ts'
import { queuedMails } from '../../platform/jobs/queued-mails.fixture.ts'

const database = await testDatabase()
const { db } = database
const desk = testVisit(db, null, new Date('2026-03-02T12:00:00Z'))

async function waitingPro() {
  const [pro] = await openBusinesses(db, [{ approvedAt: null }])
  const id = pro?.row.accountId ?? ''
  return { id, email: `${id}@example.com` }
}

const listings = (proId: string) => db.selectFrom('searchListing').select('cell').where('proId', '=', proId).execute()

const changes: [string, typeof hidePro, object][] = [
  ['hidden', hidePro, {}],
  ['approved', approvePro, { approvedAt: null }],
]

test.runIf(onPostgres()).each(changes)(
  'a business is %s once nobody else keeps it: a request that is being sent and others could wait in a circle',
  async (_what, change, before) => {
    const [pro] = await openBusinesses(db, [before])
    const id = pro?.row.accountId ?? ''
    const { changed } = await db.transaction().execute(async (keeping) => {
      await sql`select from pro where account_id = ${id} for key share`.execute(keeping)
      const changed = change(desk, `${id}@example.com`)
      await untilOthersWait(database)
      const { rows } = await sql`select from pro where account_id = ${id} for no key update skip locked`.execute(db)
      expect(rows).toHaveLength(1)
      return { changed }
    })
    expect(await changed).toBe(true)
  },
)

test('a business waits until it is approved, and can be found from then on', async () => {
  const { id, email } = await waitingPro()
  const other = await waitingPro()
  const waiting = async () => (await listWaitingPros(desk)).map((pro) => pro.email)
  expect(await waiting()).toEqual(expect.arrayContaining([email, other.email]))
  expect(await listings(id)).toEqual([])

  expect(await approvePro(desk, email.toUpperCase())).toBe(true)
  expect(await waiting()).not.toContain(email)
  expect(await waiting()).toContain(other.email)
  expect(await listings(id)).toHaveLength(2)
  expect(await approvePro(desk, email)).toBe(false)

  const erased = { deletedAt: desk.now, lastName: '', passwordHash: '' }
  await db.updateTable('account').set(erased).where('id', '=', other.id).execute()
  expect(await waiting()).not.toContain(other.email)
  expect(await approvePro(desk, other.email)).toBe(false)
})

test('nobody finds a business that an operator hides, and it awaits approval again', async () => {
  const { id, email } = await waitingPro()
  expect(await hidePro(desk, email)).toBe(false)
  await approvePro(desk, email)
  expect(await requirePro(desk, id)).toMatchObject({ accountId: id })

  expect(await hidePro(desk, email.toUpperCase())).toBe(true)
  expect(await listings(id)).toEqual([])
  await expect(requirePro(desk, id)).rejects.toMatchObject({ status: 404 })
  expect((await listWaitingPros(desk)).map((pro) => pro.email)).toContain(email)
  expect(await approvePro(desk, email)).toBe(true)
  expect(await listings(id)).toHaveLength(2)
})

test('an approved pro is told once, at the address of the account', async () => {
  const { id, email } = await waitingPro()
  await approvePro(desk, email)
  await approvePro(desk, email)
  const queued = sql`select from pgboss.job where name = 'pro-approved' and data ->> 'proId' = ${id}`
  expect((await queued.execute(db)).rows).toHaveLength(1)

  await notifyOfApproval(desk, id)
  // The worker of other tests may have run this job as well.
  const told = (await queuedMails(db, { email })).map(({ text }) => text)
  expect(told).toContainEqual(expect.stringContaining(`/pros/${id}`))

  const hiddenSince = await waitingPro()
  await notifyOfApproval(desk, hiddenSince.id)
  expect(await queuedMails(db, hiddenSince)).toEqual([])
})

test('the plan that was chosen before the approval is the one that the email leads to', async () => {
  const maria = await person(db, 'pro', 'Maria')
  const asMaria = testVisit(db, maria, desk.now)
  const manual = { ...asMaria, config: readConfig({ PRO_APPROVAL: 'manual' }) }
  const info = { businessName: `Chosen ${maria.id}`, description: 'Weekly care', address: '1 Main St', ...pasadena }
  await createPro(manual, BusinessInfo.parse(info), 'annual')
  expect(await wishedPlan(manual)).toBe('annual')
  await approvePro(desk, maria.email)
  await notifyOfApproval(desk, maria.id)
  const told = (await queuedMails(db, { email: maria.email })).map(({ text }) => text)
  expect(told).toContainEqual(expect.stringContaining(encodeURIComponent('?plan=annual')))
})

test('a pro whose payment has failed does not read that visits can be requested', async () => {
  const { id, email } = await waitingPro()
  await db.updateTable('membership').set({ status: 'past_due' }).where('accountId', '=', id).execute()
  await approvePro(desk, email)
  await notifyOfApproval(desk, id)
  const told = (await queuedMails(db, { email })).map(({ text }) => text).join()
  expect(told).toContain('With an active membership they can also request visits.')
  expect(told).toContain('See your membership')
  expect(told).not.toContain('They can request visits, too.')
})

test('cached pages are dropped when a business is listed or verified', async () => {
  const { email } = await waitingPro()
  const told: (readonly string[])[] = []
  const visit = {
    ...desk,
    bus: { ...desk.bus, publish: async (_: unknown, to: readonly string[]) => void told.push(to) },
  }
  await approvePro(visit, email)
  await approvePro(visit, email)
  await verifyPro(visit, email, 'License 4711')
  await verifyPro(visit, 'nobody@example.com', 'x')
  expect(told).toEqual([[pagesOnBus], [pagesOnBus]])
})

test('the verified badge is given with evidence, and can be taken back', async () => {
  const { id, email } = await waitingPro()
  const mark = () =>
    db.selectFrom('pro').select(['isVerified', 'verifiedNote']).where('accountId', '=', id).executeTakeFirst()
  const business = { businessName: 'Clear Water', city: expect.any(String), state: expect.any(String) }
  expect(await verifyPro(desk, email, 'License 4711, seen on March 2')).toEqual(business)
  expect(await mark()).toEqual({ isVerified: true, verifiedNote: 'License 4711, seen on March 2' })
  expect(await verifyPro(desk, email, null)).toEqual(business)
  expect(await mark()).toEqual({ isVerified: false, verifiedNote: null })
  expect(await verifyPro(desk, 'nobody@example.com', 'x')).toBeUndefined()
})

test('a verified business that changes its name or state loses the badge, and the operator is told', async () => {
  const maria = await person(db, 'pro', 'Maria')
  const asMaria = testVisit(db, maria, desk.now)
  const info = { businessName: `Haven ${maria.id}`, description: 'Weekly care', address: '1 Main St', ...pasadena }
  await createPro(asMaria, BusinessInfo.parse(info))
  const isVerifiedAfter = async (changes: Record<string, string>) => {
    await verifyPro(desk, maria.email, 'License 4711')
    await updatePro(asMaria, maria.id, BusinessChange.parse({ ...info, ...changes }))
    const found = db.selectFrom('pro').select('isVerified').where('accountId', '=', maria.id)
    return (await found.executeTakeFirst())?.isVerified
  }
  expect(await isVerifiedAfter({ description: 'Weekly care, and repairs' })).toBe(true)
  expect(await isVerifiedAfter({ city: 'Austin', state: 'TX', zip: '78704' })).toBe(false)
  expect(await isVerifiedAfter({ businessName: `Other ${maria.id}` })).toBe(false)
  const told = await queuedMails(db, { email: desk.config.supportEmail })
  const renamed = told.filter(({ text }) => text.includes(`Now: Other ${maria.id}`))
  expect(renamed).toHaveLength(1)
  expect(renamed[0]?.text).toContain(`npm run pros hide ${maria.email}`)
})

const pasadena = { city: 'Pasadena', state: 'CA', zip: '91101' }
