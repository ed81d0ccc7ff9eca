import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import { newId } from '../../platform/id.ts'
import { cancelMembership, resumeMembership } from './change-membership.server.ts'
import { startCheckout } from './checkout.server.ts'
import { getMembership } from './memberships.server.ts'
import { findMembership } from './memberships.table.server.ts'
import { findPastExpiry } from './due-memberships.table.server.ts'
import { forgetEarlierCustomers, testPro } from './pro.fixture.ts'
import { maintainMemberships } from './maintain-memberships.server.ts'
import { accountRow, membershipRow } from '../../platform/tables/rows.fixture.ts'

const { db } = await testDatabase()
await forgetEarlierCustomers(db)

const good = '4242424242424242'
const failing = '4000000000000341'

test('a trial without a card ends after 14 days, with a notice', async () => {
  const pro = await testPro(db)
  expect(await pro.checkout('monthly')).toBe('complete')
  expect(await pro.sync()).toMatchObject({ status: 'trial', active: true, expiresAt: '2030-02-14T12:00:00.000Z' })
  pro.wait(15)
  expect(await pro.sync()).toMatchObject({ status: 'canceled', active: false, expiresAt: '2030-02-14T12:00:00.000Z' })
  expect(await pro.emails()).toEqual(['Your free trial has begun', 'Your membership has ended'])
})

test('a new membership closes checkouts that are still open: Stripe would accept a second one', async () => {
  const pro = await testPro(db)
  await startCheckout(pro.visit(), { planId: 'annual' })
  expect(await pro.checkout('monthly')).toBe('complete')
  await pro.sync()
  const { sessions } = pro.payments.client.checkout
  const customer = await pro.customerRef()
  expect((await sessions.list({ customer, status: 'open' })).data).toEqual([])
  expect((await sessions.list({ customer, status: 'expired' })).data).toHaveLength(1)
})

test('checkouts requested at the same moment are one; once it has expired, the next one is new', async () => {
  const pro = await testPro(db)
  const ask = async () => (await startCheckout(pro.visit(), { planId: 'annual' })).paymentUrl
  const [first, ...others] = await Promise.all([ask(), ask(), ask(), ask()])
  expect(new Set(others)).toEqual(new Set([first]))

  await pro.payments.client.checkout.sessions.expire(first?.split('/').at(-1) ?? '')
  const next = await ask()
  expect(next).not.toBe(first)
  expect(await ask()).toBe(next)
})

test('a card given during the trial is charged at its end; a renewal fails, and another card recovers it', async () => {
  const pro = await testPro(db)
  await pro.checkout('monthly')
  await pro.sync()
  expect(await pro.useCard('4000000000000002')).toBe('declined')
  expect(await pro.sync()).toMatchObject({ status: 'trial', hasCard: false })
  expect(await pro.useCard(good)).toBe('complete')
  expect(await pro.sync()).toMatchObject({ status: 'trial', hasCard: true })
  pro.wait(14.1)
  expect(await pro.sync()).toMatchObject({ status: 'active', expiresAt: '2030-03-14T12:00:00.000Z' })

  await pro.useCard(failing)
  pro.wait(28)
  expect(await pro.sync()).toMatchObject({ status: 'past_due', active: false })
  await pro.useCard(good)
  expect(await pro.sync()).toMatchObject({ status: 'active', expiresAt: '2030-04-14T12:00:00.000Z' })
  expect(await pro.emails()).toEqual(['Your free trial has begun', 'Your membership payment failed'])
})

test("a yearly plan is paid at once; a failing card fails at the first renewal; monthly plans end on a month's last day", async () => {
  const year = await testPro(db)
  await year.checkout('annual', good)
  expect(await year.sync()).toMatchObject({
    status: 'active',
    hasCard: true,
    plan: { id: 'annual' },
    expiresAt: '2031-01-31T12:00:00.000Z',
  })
  expect(await year.emails()).toEqual(['Your membership is active'])

  const month = await testPro(db)
  await month.checkout('monthly', failing)
  expect(await month.sync()).toMatchObject({ status: 'active', expiresAt: '2030-02-28T12:00:00.000Z' })
  month.wait(28.1)
  expect(await month.sync()).toMatchObject({ status: 'past_due' })
  const refused = { status: 409, code: 'MEMBERSHIP_PAST_DUE' }
  await expect(startCheckout(month.visit(), { planId: 'monthly' })).rejects.toMatchObject(refused)
})

test('a membership that is canceled, resumed and canceled again stays valid to the end of the period', async () => {
  const pro = await testPro(db)
  await pro.checkout('monthly', good)
  await pro.sync()
  await cancelMembership(pro.visit())
  expect(await getMembership(pro.visit())).toMatchObject({ status: 'active', cancelAtPeriodEnd: true })
  await resumeMembership(pro.visit())
  expect(await getMembership(pro.visit())).toMatchObject({ status: 'active', cancelAtPeriodEnd: false })
  await cancelMembership(pro.visit())
  pro.wait(27)
  expect(await pro.sync()).toMatchObject({ active: true, cancelAtPeriodEnd: true })
  pro.wait(1.1)
  expect(await getMembership(pro.visit())).toMatchObject({ status: 'canceled', active: false })
  expect(await pro.sync()).toMatchObject({ status: 'canceled', cancelAtPeriodEnd: false })
  await expect(resumeMembership(pro.visit())).rejects.toMatchObject({ status: 409 })
  expect(await pro.emails()).toEqual([
    'Your membership is active',
    'Your membership is canceled',
    'Your membership continues',
    'Your membership is canceled',
    'Your membership has ended',
  ])
})

test('a membership canceled while a payment is owed ends at once, and another card is not charged', async () => {
  const pro = await testPro(db)
  await pro.checkout('monthly', failing)
  await pro.sync()
  pro.wait(28.1)
  expect(await pro.sync()).toMatchObject({ status: 'past_due' })
  await cancelMembership(pro.visit())
  expect(await getMembership(pro.visit())).toMatchObject({ status: 'canceled', active: false })
  await pro.useCard(good)
  expect(await pro.sync()).toMatchObject({ status: 'canceled' })
  await expect(cancelMembership(pro.visit())).rejects.toMatchObject({ status: 409 })
  expect((await pro.emails()).slice(1)).toEqual(['Your membership payment failed', 'Your membership has ended'])
})

test('each person gets one trial: none for a second membership, nor for a second account with the same confirmed address', async () => {
  const box = newId()
  const pro = await testPro(db, `${box}@example.com`)
  await pro.checkout('monthly')
  await pro.sync()
  const stranger = await testPro(db, `${box}+stranger@example.com`)
  expect(await getMembership(stranger.visit())).toMatchObject({ trialAvailable: true })
  await db.updateTable('account').set({ emailVerifiedAt: pro.clock.now }).where('id', '=', pro.actor.id).execute()
  pro.wait(15)
  expect(await pro.sync()).toMatchObject({ trialAvailable: false })
  expect(await pro.checkout('annual')).toBe('declined')
  expect(await pro.checkout('annual', good)).toBe('complete')
  expect(await pro.sync()).toMatchObject({ status: 'active', plan: { id: 'annual' } })

  const again = await testPro(db, `${box.toUpperCase()}+again@Example.com`)
  expect(await getMembership(again.visit())).toMatchObject({ trialAvailable: false })
  expect(await again.checkout('monthly')).toBe('declined')
  expect(await again.sync()).toMatchObject({ status: 'inactive' })
})

test('without events from the provider a membership still ends: a trial on time, a paid one three days late', async () => {
  const trial = await testPro(db)
  await trial.checkout('monthly')
  await trial.sync()
  trial.wait(14)
  expect(await getMembership(trial.visit())).toMatchObject({ status: 'canceled', active: false })

  const canceled = await testPro(db)
  await canceled.checkout('monthly', good)
  await canceled.sync()
  await cancelMembership(canceled.visit())
  canceled.wait(28)
  expect(await getMembership(canceled.visit())).toMatchObject({ status: 'canceled', cancelAtPeriodEnd: false })
  await canceled.sync()
  expect(await findMembership(canceled.visit(), canceled.actor.id)).toMatchObject({ cancelAtPeriodEnd: false })

  const paid = await testPro(db)
  await paid.checkout('monthly', good)
  await paid.sync()
  paid.wait(30.9)
  expect(await getMembership(paid.visit())).toMatchObject({ status: 'active' })
  paid.wait(0.2)
  expect(await getMembership(paid.visit())).toMatchObject({ status: 'past_due', active: false })
  expect(await askedAbout(paid)).toBe(true)
  expect(await paid.sync()).toMatchObject({ status: 'active', expiresAt: '2030-03-28T12:00:00.000Z' })
  expect(await askedAbout(paid)).toBe(false)
})

test('while a payment is owed the provider is asked once an hour', async () => {
  const pro = await testPro(db)
  await pro.checkout('monthly', failing)
  pro.wait(28.1)
  expect(await pro.sync()).toMatchObject({ status: 'past_due' })
  // The worker of another test may have read it as well, at its own time.
  await db.updateTable('membership').set({ updatedAt: pro.clock.now }).where('accountId', '=', pro.actor.id).execute()
  pro.wait(1 / 48)
  expect(await askedAbout(pro)).toBe(false)
  pro.wait(1 / 47)
  expect(await askedAbout(pro)).toBe(true)
})

/** Whether the pro's membership is due to be read from the provider; many of other tests are due, too. */
async function askedAbout(pro: Awaited<ReturnType<typeof testPro>>): Promise<boolean> {
  return (await findPastExpiry(pro.visit())).includes(await pro.customerRef())
}

test('the scheduled job queues a reading of each membership past its end, however many were read before it', async () => {
  const pro = await testPro(db)
  await pro.checkout('monthly')
  await pro.sync()
  pro.wait(15)
  await insertLapsed(120, new Date('2030-02-15T00:00:00Z'))
  const visit = pro.visit()
  const sent: unknown[] = []
  const send = async (_: unknown, name: string, data: object) => void sent.push({ name, ...data })
  await maintainMemberships({ ...visit, jobs: { ...visit.jobs, send } })
  expect(sent).toContainEqual({ name: 'sync-membership', customerRef: await pro.customerRef() })
})

/** Memberships that were last read long ago. */
async function insertLapsed(count: number, expiresAt: Date): Promise<void> {
  const lastRead = new Date(0)
  const accounts = Array.from({ length: count }, () => accountRow({ role: 'pro', createdAt: lastRead }))
  await db.insertInto('account').values(accounts).execute()
  const active = { status: 'active', expiresAt, updatedAt: lastRead } as const
  const memberships = accounts.map(({ id }) => membershipRow(id, { ...active, customerRef: id }))
  await db.insertInto('membership').values(memberships).execute()
}
