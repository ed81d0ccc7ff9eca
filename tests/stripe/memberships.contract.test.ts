import { sql } from 'kysely'
import type { Stripe } from 'stripe'
import { expect, type TestContext, test } from 'vitest'

import {
  cancelMembership,
  portalUrl,
  refreshMembership,
  resumeMembership,
} from '../../src/features/memberships/change-membership.server.ts'
import { changePlan } from '../../src/features/memberships/change-plan.server.ts'
import { startCheckout } from '../../src/features/memberships/checkout.server.ts'
import { getMembership } from '../../src/features/memberships/memberships.server.ts'
import { findMembership, saveCustomer } from '../../src/features/memberships/memberships.table.server.ts'
import { trialTerms } from '../../src/features/memberships/open-checkout.server.ts'
import { receivePaymentEvent } from '../../src/features/memberships/payment-events.server.ts'
import { testPro } from '../../src/features/memberships/pro.fixture.ts'
import { readConfig } from '../../src/platform/config.server.ts'
import { openLog } from '../../src/platform/log.server.ts'
import { openPayments } from '../../src/platform/stripe/payments.server.ts'
import { signedIn, type Visit } from '../../src/platform/visit.server.ts'
import { testVisit } from '../../src/platform/visit.fixture.ts'
import { testDatabase } from '../support/databases.ts'

// All other tests use our own provider in place of Stripe. This one checks in test mode that Stripe itself still
// answers as we expect. It needs a key, and leaves only the two prices behind.
const key = process.env['STRIPE_CONTRACT_KEY']
if (key !== undefined && !/^(sk|rk)_test_/.test(key)) {
  throw new Error('STRIPE_CONTRACT_KEY has to begin with sk_test_: with a live key this would move money.')
}

if (key === undefined) console.info('Stripe itself is not asked: STRIPE_CONTRACT_KEY is not set.')

const { db } = await testDatabase()
const timeout = 180_000
const day = 86_400

test(
  'Stripe: a checkout, its trial, canceling and resuming, another card, and a real event',
  { timeout },
  async (context) => {
    const visit = await visitAtStripe(context)
    const { client } = visit.payments
    const first = await startCheckout(visit, { planId: 'monthly' })
    expect(first.paymentUrl).toMatch(/^https:\/\//)
    expect(await startCheckout(visit, { planId: 'monthly' })).toEqual(first)
    const customer = await customerOf(visit)

    try {
      await subscribe(client, customer)
      await refreshMembership(visit)
      const trial = await getMembership(visit)
      expect(trial).toMatchObject({ status: 'trial', active: true, plan: { id: 'monthly' }, cancelAtPeriodEnd: false })
      const days = (Date.parse(trial.expiresAt ?? '') - Date.now()) / 1000 / day
      expect(days).toBeCloseTo(14, 1)

      await cancelMembership(visit)
      expect(await getMembership(visit)).toMatchObject({ status: 'trial', cancelAtPeriodEnd: true })
      await resumeMembership(visit)
      expect(await getMembership(visit)).toMatchObject({ status: 'trial', cancelAtPeriodEnd: false })
      expect(await portalUrl(visit)).toMatch(/^https:\/\//)

      const event = await eventAbout(client, customer)
      const payload = JSON.stringify(event)
      const secret = visit.payments.webhookSecret
      await receivePaymentEvent(visit, payload, client.webhooks.generateTestHeaderString({ payload, secret }))
      const { rows } = await sql`select 1 from pgboss.job
        where name = 'sync-membership' and singleton_key = ${customer}`.execute(db)
      expect(rows).toHaveLength(1)
    } finally {
      await client.customers.del(customer)
    }
  },
)

test(
  'Stripe: another plan is planned, taken back, planned again, and begins with the next period',
  { timeout },
  async (context) => {
    const visit = await visitAtStripe(context)
    const { customers, paymentMethods, testHelpers } = visit.payments.client
    const begin = Math.floor(Date.now() / 1000)
    const clock = await testHelpers.testClocks.create({ frozen_time: begin })
    try {
      const { id } = await customers.create({ test_clock: clock.id })
      const card = await paymentMethods.attach('pm_card_visa', { customer: id })
      await customers.update(id, { invoice_settings: { default_payment_method: card.id } })
      await saveCustomer(visit, signedIn(visit).id, { customerRef: id, deleted: null })
      await startCheckout(visit, { planId: 'monthly' })
      await subscribe(visit.payments.client, id)
      await refreshMembership(visit)
      await changePlan(visit, { planId: 'annual' })
      expect(await getMembership(visit)).toMatchObject({ status: 'trial', plan: { id: 'annual' }, nextPlan: null })
      await changePlan(visit, { planId: 'monthly' })

      await advance(visit.payments.client, clock.id, begin + 15 * day)
      await refreshMembership(visit)
      expect(await getMembership(visit)).toMatchObject({ status: 'active', plan: { id: 'monthly' } })
      const planned = { plan: { id: 'monthly' }, nextPlan: { id: 'annual' } }
      await changePlan(visit, { planId: 'annual' })
      expect(await getMembership(visit)).toMatchObject(planned)
      await cancelMembership(visit)
      expect(await getMembership(visit)).toMatchObject({ cancelAtPeriodEnd: true, nextPlan: null })
      await resumeMembership(visit)
      await changePlan(visit, { planId: 'annual' })
      expect(await getMembership(visit)).toMatchObject(planned)

      await advance(visit.payments.client, clock.id, begin + 50 * day)
      await refreshMembership(visit)
      expect(await getMembership(visit)).toMatchObject({ status: 'active', plan: { id: 'annual' }, nextPlan: null })
    } finally {
      await testHelpers.testClocks.del(clock.id)
    }
  },
)

test(
  'Stripe: an account whose customer was deleted gets a new one with the next checkout',
  { timeout },
  async (context) => {
    const visit = await visitAtStripe(context)
    const { customers } = visit.payments.client
    await startCheckout(visit, { planId: 'monthly' })
    const deleted = await customerOf(visit)
    await customers.del(deleted)
    await refreshMembership(visit)
    expect((await startCheckout(visit, { planId: 'annual' })).paymentUrl).toMatch(/^https:\/\//)
    expect(await customerOf(visit)).not.toBe(deleted)
    await customers.del(await customerOf(visit))
  },
)

test('Stripe: a trial without a card is over after 14 days', { timeout }, async (context) => {
  const visit = await visitAtStripe(context)
  const { customers, testHelpers } = visit.payments.client
  const begin = Math.floor(Date.now() / 1000)
  const clock = await testHelpers.testClocks.create({ frozen_time: begin })
  try {
    const { id } = await customers.create({ test_clock: clock.id })
    await saveCustomer(visit, signedIn(visit).id, { customerRef: id, deleted: null })
    await startCheckout(visit, { planId: 'monthly' })
    await subscribe(visit.payments.client, id)

    await advance(visit.payments.client, clock.id, begin + 15 * day)
    await refreshMembership(visit)
    expect(await getMembership(visit)).toMatchObject({ status: 'canceled', active: false })
  } finally {
    await testHelpers.testClocks.del(clock.id)
  }
})

/** A pro without a membership, whose provider is Stripe. */
async function visitAtStripe({ skip }: TestContext): Promise<Visit> {
  if (key === undefined) skip('STRIPE_CONTRACT_KEY is not set')
  const { actor } = await testPro(db)
  const config = readConfig({ STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: 'whsec_contract' })
  const payments = openPayments({ db, config, log: openLog('silent') })
  return { ...testVisit(db, actor, new Date()), config, payments }
}

async function customerOf(visit: Visit): Promise<string> {
  return (await findMembership(visit, signedIn(visit).id))?.customerRef ?? ''
}

/** What Stripe's page does at "Start trial"; only a person can press that button. */
async function subscribe({ checkout, subscriptions }: Stripe, customer: string): Promise<void> {
  const { data } = await checkout.sessions.list({ customer, limit: 1, expand: ['data.line_items'] })
  const price = data[0]?.line_items?.data[0]?.price?.id ?? ''
  await subscriptions.create({ customer, items: [{ price }], ...trialTerms })
}

/** Lets the time of a test clock pass; `to` is in seconds. */
async function advance({ testHelpers: { testClocks } }: Stripe, clock: string, to: number): Promise<void> {
  await testClocks.advance(clock, { frozen_time: to })
  const status = async () => (await testClocks.retrieve(clock)).status
  await expect.poll(status, { timeout: 120_000, interval: 2000 }).toBe('ready')
}

async function eventAbout({ events }: Stripe, customer: string): Promise<Stripe.Event> {
  const find = async () => {
    const { data } = await events.list({ type: 'customer.subscription.created', limit: 50 })
    return data.find(({ data: { object } }) => 'customer' in object && object.customer === customer)
  }
  await expect.poll(find, { timeout: 30_000, interval: 1000 }).toBeDefined()
  return (await find()) ?? expect.fail('the event has gone')
}
