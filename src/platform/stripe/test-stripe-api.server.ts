import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { z } from 'zod'

import {
  customerShape,
  listShape,
  portalShape,
  priceShape,
  sessionShape,
  subscriptionShape,
  expandedSubscription,
} from './stripe-shapes.ts'
import { type Customer, type Session, type State, testId } from './test-payments-state.ts'
import { schedulesApi } from './test-schedules-api.server.ts'
import { type Change, fault, form, missing, query, requireLive, requirePrice } from './test-stripe-calls.server.ts'
import {
  CustomerChange,
  NewCustomer,
  NewPortal,
  NewPrice,
  NewSession,
  PriceSearch,
  SessionSearch,
  SubscriptionChange,
  SubscriptionSearch,
} from './test-stripe-params.ts'
import { cancelAtPeriodEnd, changeTrialPrice, endTestSubscription, liveSubscriptions } from './test-subscriptions.ts'

export const testKey = 'sk_test_built_in'

/** The Stripe calls that Poolwell makes, on our own state. Like Stripe it refuses unknown parameters. */
export function testStripeApi(change: Change, origin: string) {
  return new Hono()
    .onError((error, c) => {
      if (!(error instanceof HTTPException)) throw error
      const { message, status } = error
      return c.json({ error: { type: 'invalid_request_error', ...missing(message), message } }, status)
    })
    .use(async (c, next) => {
      if (c.req.header('authorization') !== `Bearer ${testKey}`) fault(401, 'Invalid API Key provided')
      await next()
    })
    .route('/v1/customers', customersApi(change))
    .get('/v1/prices', async (c) => {
      const wanted = Object.values(query(c, PriceSearch).lookup_keys)
      const prices = await change(({ prices }) => Object.values(prices))
      const found = prices.filter(({ lookupKey }) => lookupKey !== null && wanted.includes(lookupKey))
      return c.json(listShape('/v1/prices', found.map(priceShape)))
    })
    .post('/v1/prices', async (c) => {
      const { lookup_key: lookupKey, unit_amount: cents, recurring } = await form(c, NewPrice)
      const price = { id: testId('price'), lookupKey, cents, interval: recurring.interval }
      await change(({ prices }) => {
        for (const former of Object.values(prices)) if (former.lookupKey === lookupKey) former.lookupKey = null
        put(prices, price)
      })
      return c.json(priceShape(price))
    })
    .route('/v1/checkout', checkoutApi(change, origin))
    .route('/v1/subscriptions', subscriptionsApi(change))
    .route('/v1/subscription_schedules', schedulesApi(change))
    .post('/v1/billing_portal/sessions', async (c) => {
      const { customer, return_url: returnUrl } = await form(c, NewPortal)
      const portal = await change((state, created) => {
        requireCustomer(state, customer)
        return put(state.portals, { id: testId('bps'), customer, returnUrl, created })
      })
      return c.json(portalShape(portal, origin))
    })
    .all('*', (c) => fault(404, `Unrecognized request URL (${c.req.method}: ${c.req.path})`))
}

function customersApi(change: Change) {
  return new Hono()
    .post('/', async (c) => {
      const { email } = await form(c, NewCustomer)
      const key = c.req.header('idempotency-key') ?? testId('key')
      const customer = await change((state) => {
        const known = Object.values(state.customers).find((one) => one.key === key)
        return known ?? put(state.customers, { id: testId('cus'), email, key })
      })
      return c.json(customerShape(customer))
    })
    .post('/:id', async (c) => {
      const { email } = await form(c, CustomerChange)
      const changed = await change((state) => Object.assign(requireCustomer(state, c.req.param('id')), { email }))
      return c.json(customerShape(changed))
    })
    .delete('/:id', async (c) => {
      const id = c.req.param('id')
      await change((state, now) => {
        const customer = requireCustomer(state, id)
        for (const subscription of liveSubscriptions(state, id)) endTestSubscription(state, subscription, now)
        Object.assign(customer, { email: '', deletedAt: now })
      })
      return c.json({ id, object: 'customer', deleted: true })
    })
}

function checkoutApi(change: Change, origin: string) {
  return new Hono()
    .post('/sessions', async (c) => {
      const requested = await form(c, NewSession)
      const key = c.req.header('idempotency-key')
      const session = await change((state, now) => {
        const known = Object.values(state.sessions).find((one) => key !== undefined && one.key === key)
        return known ?? openSession(state, { ...requested, key }, now)
      })
      return c.json(sessionShape(session, origin))
    })
    .post('/sessions/:id/expire', async (c) => {
      const expired = await change((state) => {
        const session = state.sessions[c.req.param('id')] ?? fault(404, 'No such checkout.session')
        if (session.status !== 'open') fault(400, 'Only Checkout Sessions with a status in ["open"] can be expired.')
        return Object.assign(session, { status: 'expired' as const })
      })
      return c.json(sessionShape(expired, origin))
    })
    .get('/sessions', async (c) => {
      const { customer, status } = query(c, SessionSearch)
      const sessions = await change((state) => Object.values(state.sessions))
      const found = sessions
        .filter((one) => one.customer === customer && (status ?? one.status) === one.status)
        .toReversed()
      return c.json(
        listShape(
          '/v1/checkout/sessions',
          found.map((session) => sessionShape(session, origin)),
        ),
      )
    })
}

function subscriptionsApi(change: Change) {
  return new Hono()
    .get('/', async (c) => {
      const { customer, expand } = query(c, SubscriptionSearch)
      const all = await change((state) => {
        requireCustomer(state, customer)
        return Object.values(state.subscriptions)
      })
      const found = all.filter((one) => one.customer === customer).toSorted((a, b) => b.created - a.created)
      return c.json(
        listShape(
          '/v1/subscriptions',
          found.map((one) => (expand ? expandedSubscription(one) : subscriptionShape(one))),
        ),
      )
    })
    .post('/:id', async (c) => {
      const { cancel_at_period_end: cancel, items, metadata } = await form(c, SubscriptionChange)
      const changed = await change((state, now) => {
        const subscription = requireLive(state, c.req.param('id'))
        if (cancel !== undefined) {
          if (subscription.schedule) fault(400, scheduled(subscription.schedule.id))
          cancelAtPeriodEnd(state, subscription, cancel, now)
        }
        if (items) {
          if (subscription.status !== 'trialing') fault(400, 'Here only a trial changes its price at once.')
          changeTrialPrice(state, subscription, { price: requirePrice(state, items['0'].price), metadata }, now)
        }
        return subscription
      })
      return c.json(subscriptionShape(changed))
    })
    .delete('/:id', async (c) => {
      const ended = await change((state, now) => {
        const subscription = requireLive(state, c.req.param('id'))
        endTestSubscription(state, subscription, now)
        return subscription
      })
      return c.json(subscriptionShape(ended))
    })
}

type SessionRequest = z.infer<typeof NewSession> & { key: string | undefined }

function openSession(state: State, requested: SessionRequest, created: number): Session {
  requireCustomer(state, requested.customer)
  const item = requested.line_items['0']
  const price = requirePrice(state, item.price)
  return put(state.sessions, {
    id: testId('cs'),
    ...(requested.key === undefined ? {} : { key: requested.key }),
    customer: requested.customer,
    price,
    trialDays: requested.subscription_data.trial_period_days ?? 0,
    successUrl: requested.success_url,
    cancelUrl: requested.cancel_url,
    status: 'open' as const,
    created,
    subscription: null,
    metadata: requested.metadata,
  })
}

// In Stripe's words.
function scheduled(id: string): string {
  return `The subscription is managed by the subscription schedule \`${id}\`, and updating any cancelation behavior directly is not allowed. Please update the schedule instead.`
}

function requireCustomer(state: State, id: string): Customer {
  const known = state.customers[id]
  return known && known.deletedAt === undefined ? known : fault(400, `No such customer: '${id}'`)
}

function put<One extends { id: string }>(all: Record<string, One>, one: One): One {
  all[one.id] = one
  return one
}
