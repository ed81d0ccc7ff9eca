import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import { daysInMs } from '../../platform/durations.ts'
import { newId } from '../../platform/id.ts'
import { hashPassword } from '../accounts/password.server.ts'
import { deleteAccount } from '../privacy/delete-account.server.ts'
import { startCheckout } from './checkout.server.ts'
import { planNamed } from './membership.ts'
import { termsOf, wholeTerms } from './membership-terms.ts'
import { endMembership } from './maintain-memberships.server.ts'
import { getMembership } from './memberships.server.ts'
import { atProvider, callOf, forgetEarlierCustomers, testPro, type TestPro } from './pro.fixture.ts'

const { db } = await testDatabase()
await forgetEarlierCustomers(db)

const good = '4242424242424242'
const monthly = { planId: 'monthly' } as const
const password = 'secret-water'
const passwordHash = await hashPassword(password)

test('an account deleted while its first checkout opens does not become a customer: the new one is deleted', async () => {
  const pro = await loggedInPro()
  const made: string[] = []
  const visit = atProvider(pro, async (request, answer) => {
    const response = await answer(request)
    if (callOf(request) === 'POST /v1/customers') {
      made.push(String((await response.clone().json()).id))
      await deleteAccount(pro.visit(), { password })
    }
    return response
  })
  await expect(startCheckout(visit, monthly)).rejects.toMatchObject({ status: 401 })
  const customers = await db
    .selectFrom('membership')
    .select('customerRef')
    .where('accountId', '=', pro.actor.id)
    .execute()
  expect(customers.filter(({ customerRef }) => customerRef !== null)).toEqual([])
  expect(await customersToEnd(made)).toEqual(made)
})

test('an existing customer whose account is deleted meanwhile is told so, and no new customer is created', async () => {
  const pro = await loggedInPro()
  await startCheckout(pro.visit(), { planId: 'annual' })
  const customer = await pro.customerRef()
  const calls: string[] = []
  const visit = atProvider(pro, async (request, answer) => {
    calls.push(callOf(request))
    if (calls.at(-1) === 'POST /v1/checkout/sessions') {
      await deleteAccount(pro.visit(), { password })
      await endMembership(pro.visit(), customer)
    }
    return answer(request)
  })
  await expect(startCheckout(visit, monthly)).rejects.toMatchObject({ status: 401 })
  expect(calls).toContain('POST /v1/checkout/sessions')
  expect(calls).not.toContain('POST /v1/customers')
})

test('an account deleted once its checkout is open agrees to nothing anymore', async () => {
  const pro = await loggedInPro()
  await startCheckout(pro.visit(), { planId: 'annual' })
  const terms = wholeTerms(termsOf(planNamed('monthly'), await getMembership(pro.visit()), pro.clock.now))
  const visit = atProvider(pro, async (request, answer) => {
    const response = await answer(request)
    if (callOf(request) === 'POST /v1/checkout/sessions') await deleteAccount(pro.visit(), { password })
    return response
  })
  await expect(startCheckout(visit, monthly, terms)).rejects.toMatchObject({ status: 401 })
  const consents = db.selectFrom('membershipConsent').select('id').where('accountId', '=', pro.actor.id)
  expect(await consents.execute()).toEqual([])
})

test('the open checkout of a deleted account can no longer be paid', async () => {
  const pro = await loggedInPro()
  const { paymentUrl } = await startCheckout(pro.visit(), monthly)
  const customer = await pro.customerRef()
  await deleteAccount(pro.visit(), { password })
  await endMembership(pro.visit(), customer)
  const answer = await pro.payments.test?.answer(paymentUrl.split('/').at(-1) ?? '', 'pay', good)
  expect(answer).toMatchObject({ status: 'declined', message: 'This checkout has ended.' })
})

test('a week after a customer was deleted, the built-in provider stores nothing of it', async () => {
  const pro = await testPro(db)
  await pro.checkout('annual', good)
  const customerRef = await pro.customerRef()
  const stored = async () => {
    await pro.payments.test?.catchUp()
    const { state } = await db.selectFrom('testPayments').select('state').executeTakeFirstOrThrow()
    return JSON.stringify(state).includes(customerRef)
  }
  await endMembership(pro.visit(), customerRef)
  expect(await stored()).toBe(true)
  pro.wait(8)
  expect(await stored()).toBe(false)
})

test('pressing again in an ended checkout says how it ended, and nothing happens a second time', async () => {
  const pro = await testPro(db)
  const openFor = async (planId: 'monthly' | 'annual') =>
    (await startCheckout(pro.visit(), { planId })).paymentUrl.split('/').at(-1) ?? ''
  const [first, other] = [await openFor('monthly'), await openFor('annual')]
  const press = async (id: string, action: 'start_trial' | 'pay' | 'back', card = '') =>
    (await pro.payments.test?.answer(id, action, card))?.status
  expect(await press(first, 'start_trial')).toBe('complete')
  const events = pro.bodies.length
  expect(await press(first, 'start_trial')).toBe('complete')
  expect(await press(first, 'pay', '4242424242424242')).toBe('complete')
  expect(await press(first, 'back')).toBe('complete')
  // The new membership closed the other one.
  expect(await press(other, 'start_trial')).toBe('declined')
  expect(await press(other, 'pay', '4242424242424242')).toBe('declined')
  expect(await press(other, 'back')).toBe('open')
  expect(pro.bodies).toHaveLength(events)
})

test('the provider repeats a failure for the same call key; a minute later another try succeeds', async () => {
  const pro = await testPro(db)
  const failed = new Set<string>()
  let fails = true
  const visit = () =>
    atProvider(pro, async (request, answer) => {
      const key = request.headers.get('idempotency-key') ?? ''
      if (callOf(request) !== 'POST /v1/checkout/sessions') return answer(request)
      if (fails) failed.add(key)
      return failed.has(key) ? Response.json({ error: { type: 'api_error' } }, { status: 500 }) : answer(request)
    })
  await expect(startCheckout(visit(), monthly)).rejects.toMatchObject({ status: 503 })
  fails = false
  await expect(startCheckout(visit(), monthly)).rejects.toMatchObject({ status: 503 })
  pro.wait(1 / 1440)
  expect(await startCheckout(visit(), monthly)).toMatchObject({
    paymentUrl: expect.stringContaining('/test-checkout/'),
  })
})

test('a pro who has paid is not offered a second checkout, even if the event of the payment was lost', async () => {
  const pro = await testPro(db)
  pro.payments.test?.deliverTo(() => new Response())
  await pro.checkout('annual', good)
  expect(await getMembership(pro.visit())).toMatchObject({ status: 'inactive' })
  await expect(startCheckout(pro.visit(), monthly)).rejects.toMatchObject({ status: 409, code: 'MEMBERSHIP_EXISTS' })
  expect(await getMembership(pro.visit())).toMatchObject({ status: 'active', plan: { id: 'annual' } })
})

test('after a checkout the provider is asked twice more without any event: an hour later and when it has expired', async () => {
  const pro = await testPro(db)
  for (const planId of ['monthly', 'monthly', 'annual'] as const) await startCheckout(pro.visit(), { planId })
  const { rows } = await sql<{ hours: number }>`
    select round(extract(epoch from start_after - created_on) / 3600)::int as hours from pgboss.job
    where name = 'sync-membership' and data->>'customerRef' = ${await pro.customerRef()} order by hours`.execute(db)
  expect(rows.map(({ hours }) => hours)).toEqual([1, 1, 25, 25])
})

test('a checkout with free days that is still open is not offered again once the person has used the trial', async () => {
  const box = newId()
  const [first, second] = [await testPro(db, `${box}@example.com`), await testPro(db, `${box}+again@example.com`)]
  const confirmed = { emailVerifiedAt: first.clock.now }
  await db.updateTable('account').set(confirmed).where('id', '=', first.actor.id).execute()
  expect(await openedCheckout(second)).toMatchObject({ session: { trialDays: 14 } })
  await first.checkout('monthly')
  await first.sync()
  expect(await openedCheckout(second)).toMatchObject({ session: { trialDays: 0 } })
})

test('a checkout that the provider gives no address is refused', async () => {
  const pro = await testPro(db)
  const visit = atProvider(pro, async (request, answer) => {
    const response = await answer(request)
    if (callOf(request) !== 'POST /v1/checkout/sessions') return response
    return Response.json({ ...(await response.json()), url: null })
  })
  const refused = { status: 503, message: 'No payment URL returned from server' }
  await expect(startCheckout(visit, monthly)).rejects.toMatchObject(refused)
})

test('a price at the provider with another amount is replaced', async () => {
  const pro = await testPro(db)
  const price = { currency: 'usd', unit_amount: 1_00, recurring: { interval: 'month' } } as const
  const name = { lookup_key: 'pro_monthly', transfer_lookup_key: true, product_data: { name: 'From before' } }
  await pro.payments.client.prices.create({ ...price, ...name })
  expect(await openedCheckout(pro)).toMatchObject({ session: { price: { cents: 39_99 } } })
})

/** What the provider's page of a new checkout says. */
async function openedCheckout(pro: TestPro) {
  const { paymentUrl } = await startCheckout(pro.visit(), monthly)
  return pro.payments.test?.find(paymentUrl.split('/').at(-1) ?? '')
}

/** A pro who can delete the account: that needs a session and the password. */
async function loggedInPro(): Promise<TestPro> {
  const pro = await testPro(db)
  const { id: accountId, sessionId: id } = pro.actor
  await db.updateTable('account').set({ passwordHash }).where('id', '=', accountId).execute()
  const at = pro.clock.now
  const times = { createdAt: at, seenAt: at, expiresAt: new Date(at.getTime() + daysInMs(30)) }
  const session = { id, accountId, tokenHash: id, ...times, userAgent: '' }
  await db.insertInto('session').values(session).execute()
  return pro
}

/** The customers, of these, whose membership is queued to end, or was ended. */
async function customersToEnd(customers: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ ref: string }>`
    select data->>'customerRef' as ref from pgboss.job where name = 'end-membership'`.execute(db)
  return rows.map(({ ref }) => ref).filter((ref) => customers.includes(ref))
}
