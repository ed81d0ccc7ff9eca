import { sql } from 'kysely'
import { Stripe } from 'stripe'
import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import type { Limits } from '../../platform/limits/limits.server.ts'
import { refuse } from '../../platform/refusal.ts'
import { testSecret } from '../../platform/stripe/test-payments.server.ts'
import { cancelMembership, refreshMembership } from './change-membership.server.ts'
import { startCheckout } from './checkout.server.ts'
import { getMembership } from './memberships.server.ts'
import { receivePaymentEvent } from './payment-events.server.ts'
import { forgetEarlierCustomers, onNetwork, testPro } from './pro.fixture.ts'
import { syncMembership } from './sync-membership.server.ts'
import { endMembership, maintainMemberships } from './maintain-memberships.server.ts'

const { db } = await testDatabase()
await forgetEarlierCustomers(db)

const good = '4242424242424242'
const failing = '4000000000000341'
const away: typeof fetch = () => Promise.reject(new TypeError('fetch failed'))

test('four events, in every order and each three times, end in the same state', async () => {
  const pro = await testPro(db)
  await pro.checkout('monthly', failing)
  await pro.sync()
  pro.wait(28.1)
  await pro.sync()
  pro.wait(22)
  const end = await pro.sync()
  expect(end).toMatchObject({ status: 'canceled', active: false })
  const story = [
    'customer.subscription.created',
    'invoice.paid',
    'invoice.payment_failed',
    'customer.subscription.deleted',
  ]
  const customerRef = await pro.customerRef()
  const own = pro.bodies.filter((body) => body.includes(customerRef))
  const events = story.map((type) => own.find((body) => body.includes(`"type":"${type}"`)) ?? '')
  expect(events.every(Boolean)).toBe(true)

  for (const order of [...orders(events), ...events.map((event) => [event, event, event])]) {
    await db.updateTable('membership').set({ status: 'inactive' }).where('accountId', '=', pro.actor.id).execute()
    for (const payload of order) {
      await receivePaymentEvent(pro.visit(), payload, await signatureOf(pro, payload))
      await syncMembership(pro.visit(), customerRef)
    }
    expect(await getMembership(pro.visit())).toEqual(end)
  }
})

test('of two concurrent readings the later one wins', async () => {
  const pro = await testPro(db)
  await pro.checkout('monthly', good)
  await pro.sync()
  const [read, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const slow: typeof fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const response = await pro.payments.test?.fetch(new Request(input, init))
    read.resolve()
    await gate.promise
    return response ?? Response.error()
  }
  const early = syncMembership(onNetwork(pro, slow), await pro.customerRef())
  await read.promise
  await cancelMembership(pro.visit())
  gate.resolve()
  await early
  expect(await getMembership(pro.visit())).toMatchObject({ cancelAtPeriodEnd: true })
})

test('the event and the page may both close the other checkouts', async () => {
  const pro = await testPro(db)
  await startCheckout(pro.visit(), { planId: 'annual' })
  const { client } = pro.payments
  const [other] = (await client.checkout.sessions.list({ customer: await pro.customerRef(), status: 'open' })).data
  const late: typeof fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init)
    if (other && request.url.endsWith('/expire')) await client.checkout.sessions.expire(other.id)
    return (await pro.payments.test?.fetch(request)) ?? Response.error()
  }
  await pro.checkout('monthly', good)
  await refreshMembership(onNetwork(pro, late))
  expect(await getMembership(pro.visit())).toMatchObject({ active: true })
})

test('a repeated event makes the provider be read again: the first reading may have failed', async () => {
  const pro = await testPro(db)
  await pro.checkout('monthly', good)
  const customer = await pro.customerRef()
  const deadJobs = sql`update pgboss.job set state = 'failed' where name = 'sync-membership' and singleton_key = ${customer}`
  await deadJobs.execute(db)
  const payload = pro.bodies.find((body) => body.includes(customer)) ?? ''
  const readings = async () => {
    const { rows } = await sql`select 1 from pgboss.job
      where name = 'sync-membership' and singleton_key = ${customer} and state <> 'failed'`.execute(db)
    return rows.length
  }
  const about = JSON.stringify({ type: 'customer.updated', data: { object: { customer } } })
  await receivePaymentEvent(pro.visit(), about, await signatureOf(pro, about))
  expect(await readings(), 'nothing about the membership').toBe(0)
  await receivePaymentEvent(pro.visit(), payload, await signatureOf(pro, payload))
  expect(await readings()).toBe(1)
})

test.each(['', 'v1', 't=,v1=', 't=1,v1==', 'anything'])('%j is no signature', async (signature) => {
  const pro = await testPro(db)
  await expect(receivePaymentEvent(pro.visit(), '{}', signature)).rejects.toMatchObject({ code: 'BAD_SIGNATURE' })
})

test('rejected events wait and are delivered later', async () => {
  const pro = await testPro(db)
  pro.payments.test?.deliverTo(() => new Response(null, { status: 503 }))
  await pro.checkout('monthly')
  expect(await getMembership(pro.visit())).toMatchObject({ status: 'inactive' })

  const heard: string[] = []
  pro.payments.test?.deliverTo(async (request) => {
    heard.push(await request.text())
    return new Response()
  })
  await maintainMemberships(pro.visit())
  const customer = await pro.customerRef()
  expect(heard.filter((body) => body.includes(customer))).toHaveLength(2)
})

test('the subscription of a deleted account ends at once, and the provider deletes the customer', async () => {
  const pro = await testPro(db)
  // One that has ended, too, which the provider would refuse to end again.
  await pro.checkout('monthly')
  await pro.sync()
  pro.wait(15)
  await pro.sync()
  await pro.checkout('annual', good)
  await pro.sync()
  const customerRef = await pro.customerRef()
  await endMembership(pro.visit(), customerRef)
  await endMembership(pro.visit(), customerRef)
  expect(await pro.sync()).toMatchObject({ active: false })
})

test('a pro whose customer was deleted at the provider gets a new one with the next checkout', async () => {
  const pro = await testPro(db)
  await pro.checkout('monthly')
  await pro.sync()
  const deleted = await pro.customerRef()
  await pro.payments.client.customers.del(deleted)
  expect(await pro.sync()).toMatchObject({ status: 'inactive', trialAvailable: false })
  const ask = async () => (await startCheckout(pro.visit(), { planId: 'annual' })).paymentUrl
  expect(new Set(await Promise.all([ask(), ask()])).size).toBe(1)
  expect(await pro.customerRef()).not.toBe(deleted)
  expect(await pro.checkout('annual', good)).toBe('complete')
  expect(await pro.sync()).toMatchObject({ status: 'active', plan: { id: 'annual' } })
})

test('like Stripe, the built-in provider refuses unknown parameters', async () => {
  const pro = await testPro(db)
  const { client } = pro.payments
  const nonsense = { email: 'a@example.com', nonsense: 'yes' }
  await expect(client.customers.create(nonsense)).rejects.toThrow('Received unknown parameter: nonsense')
  await expect(client.subscriptions.list({ customer: 'cus_nobody', status: 'all' })).rejects.toMatchObject({
    code: 'resource_missing',
  })
  const door: typeof fetch = async (input: RequestInfo | URL, init?: RequestInit) =>
    (await pro.payments.test?.fetch(new Request(input, init))) ?? Response.error()
  const stranger = new Stripe('sk_test_wrong', { httpClient: Stripe.createFetchHttpClient(door), maxNetworkRetries: 0 })
  await expect(stranger.customers.create({})).rejects.toMatchObject({ statusCode: 401 })
  const [one, two] = await Promise.all(
    [1, 2].map(() => client.customers.create({ email: 'a@example.com' }, { idempotencyKey: `key-${pro.actor.id}` })),
  )
  expect(one?.id).toBe(two?.id)
})

test('a provider that does not answer means a 503 with the specified message, and no change', async () => {
  const pro = await testPro(db)
  const visit = onNetwork(pro, away)
  await expect(startCheckout(visit, { planId: 'monthly' })).rejects.toMatchObject({
    status: 503,
    message: 'Failed to create subscription. Please try again.',
  })
})

test('a cancellation that arrived counts, even if the provider then stops answering', async () => {
  const pro = await testPro(db)
  await pro.checkout('monthly', good)
  await pro.sync()
  let wasSent = false
  const once: typeof fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    if (wasSent) return away(input)
    const request = new Request(input, init)
    wasSent = request.method === 'POST'
    return (await pro.payments.test?.fetch(request)) ?? Response.error()
  }
  const visit = onNetwork(pro, once)
  await cancelMembership(visit)
  await refreshMembership(visit)
  await expect(cancelMembership(visit)).rejects.toMatchObject({
    status: 503,
    message: expect.stringContaining('we do not know whether it went through'),
  })
  expect(await pro.sync()).toMatchObject({ cancelAtPeriodEnd: true })
})

test('opening the page after the checkout again and again does not query the provider each time', async () => {
  const pro = await testPro(db)
  await pro.checkout('monthly', good)
  const limits: Limits = Object.assign(usedUp, { giveBack: usedUp })
  await expect(refreshMembership({ ...pro.visit(), limits })).rejects.toMatchObject({ status: 429 })
  expect(await getMembership(pro.visit())).toMatchObject({ active: false })
})

function signatureOf({ clock }: Awaited<ReturnType<typeof testPro>>, payload: string): Promise<string> {
  const timestamp = Math.floor(clock.now.getTime() / 1000)
  return Stripe.webhooks.generateTestHeaderStringAsync({ payload, secret: testSecret, timestamp })
}

async function usedUp() {
  refuse('limited', 'Too many attempts.')
}

function orders<T>(all: readonly T[]): T[][] {
  const [first, ...others] = all
  if (first === undefined) return [[]]
  return orders(others).flatMap((rest) => [...rest, first].map((_, place) => rest.toSpliced(place, 0, first)))
}
