import { Stripe } from 'stripe'
import { expect, test } from 'vitest'

import { testSecret } from '../src/platform/stripe/test-payments.server.ts'
import { openApi } from './support/api.ts'
import { businessInfo, requestTo, serviceInfo } from './support/business.ts'
import { untilJobsAreDone } from './support/jobs-done.ts'
import { membersOf, openCheckout, standing, untilStanding } from './support/members.ts'
import { daysInMs } from '../src/platform/durations.ts'

const { site, database, anonymous, person } = await openApi()
const { db } = database
const { proWithBusiness, member } = membersOf(person)

async function customerOf(id: string): Promise<string> {
  const row = await db.selectFrom('membership').select('customerRef').where('accountId', '=', id).executeTakeFirst()
  return row?.customerRef ?? ''
}

test('the plans are public: Monthly first, at most five features each', async () => {
  const { status, list } = await anonymous('GET /api/subscription-plans')
  expect(status).toBe(200)
  expect(list).toMatchObject([
    { id: 'monthly', name: 'Monthly', interval: 'month', price: 39.99, monthlyPrice: 39.99, annualPrice: 407.88 },
    { id: 'annual', name: 'Annual', interval: 'year', price: 407.88, monthlyPrice: 39.99, annualPrice: 407.88 },
  ])
  for (const { features } of list) expect(features).toHaveLength(5)
})

test('only pros with a business subscribe, to a plan that exists', async () => {
  const call = 'POST /api/create-subscription'
  expect((await anonymous(call, { planId: 'monthly' })).status).toBe(401)
  const customer = await person('customer')
  expect((await customer.api(call, { planId: 'monthly' })).status).toBe(403)
  const newcomer = await person('pro')
  expect((await newcomer.api(call, { planId: 'monthly' })).status).toBe(403)
  const { api } = await proWithBusiness()
  const unknown = { status: 422, body: { fields: { planId: expect.any(String) } } }
  expect(await api(call, { planId: 'weekly' })).toMatchObject(unknown)
  expect((await api(call, {})).status).toBe(422)
  expect((await api(call, { planId: 'monthly', priceCents: 1 })).status).toBe(422)
})

test('a checkout alone changes nothing; the trial it starts lasts 14 days and unlocks what was locked', async () => {
  const { api, id } = await proWithBusiness()
  const contact = {
    phone: '(626) 555-0142',
    email: 'hello@bluehaven.example',
    profileImage: 'https://example.com/a.jpg',
  }
  await api(`PUT /api/pros/${id}`, { ...businessInfo, ...contact })
  const checkout = await openCheckout(api, 'annual')
  expect(await standing(api)).toMatchObject({ subscriptionStatus: 'inactive' })
  expect((await anonymous(`GET /api/pros/${id}`)).body).toMatchObject({ phone: null, email: null, profileImage: null })
  expect((await api('POST /api/services', serviceInfo)).status).toBe(403)

  const { status, body } = await anonymous(`POST ${checkout}`, { action: 'start_trial' })
  expect({ status, state: body['status'] }).toEqual({ status: 200, state: 'complete' })
  expect(body['returnUrl']).toMatch(/^http:\/\/localhost:3000\/subscription-plans\?checkout=cs_/)
  await untilStanding(api, { subscriptionStatus: 'trial', subscriptionPlan: 'year', cancelAtPeriodEnd: false })
  const ends = Date.parse(String((await standing(api))['subscriptionExpiresAt']))
  expect(Math.abs(ends - Date.now() - daysInMs(14))).toBeLessThan(60_000)
  expect((await anonymous(`GET /api/pros/${id}`)).body).toMatchObject(contact)
  expect((await api('POST /api/services', serviceInfo)).status).toBe(201)
})

test('paying: a refused card changes nothing, a good one makes the membership active', async () => {
  const { api } = await proWithBusiness()
  const checkout = await openCheckout(api)
  const pay = (card?: string) => api(`POST ${checkout}`, { action: 'pay', ...(card === undefined ? {} : { card }) })
  for (const card of ['4000 0000 0000 0002', '1234', '', undefined])
    expect((await pay(card)).body['status']).toBe('declined')
  expect((await api(`POST ${checkout}`, { action: 'back' })).body['status']).toBe('open')
  expect(await standing(api)).toMatchObject({ subscriptionStatus: 'inactive' })

  expect((await pay('4242 4242 4242 4242')).body['status']).toBe('complete')
  await untilStanding(api, { subscriptionStatus: 'active', subscriptionPlan: 'month' })
  expect((await pay('4242424242424242')).body['status']).toBe('complete')
  expect((await api('POST /api/create-subscription', { planId: 'annual' })).status).toBe(409)
})

test('the checkout accepts only its own sessions, actions and fields', async () => {
  const { api } = await proWithBusiness()
  const checkout = await openCheckout(api)
  for (const unknown of ['cs_test_unknown', 'constructor']) {
    const body = { code: 'MISSING', requestId: expect.any(String) }
    expect(await api(`POST /test-checkout/${unknown}`, { action: 'back' })).toMatchObject({ status: 404, body })
  }
  expect((await api(`POST ${checkout}`, { action: 'steal' })).status).toBe(422)
  expect((await api(`POST ${checkout}`, { action: 'start_trial', days: 99 })).status).toBe(422)
  expect((await api(`POST ${checkout}`, { action: 'back' }, { origin: 'https://evil.example' })).status).toBe(403)
})

test('asking again finds the open checkout; of two tabs one becomes the membership', async () => {
  const { api } = await proWithBusiness()
  const [first, again, other] = [await openCheckout(api), await openCheckout(api), await openCheckout(api, 'annual')]
  expect(again).toBe(first)
  expect(other).not.toBe(first)
  const answers = await Promise.all([first, other].map((tab) => anonymous(`POST ${tab}`, { action: 'start_trial' })))
  expect(answers.map(({ body }) => String(body['status'])).toSorted((a, b) => a.localeCompare(b))).toEqual([
    'complete',
    'declined',
  ])
  await untilStanding(api, { subscriptionStatus: 'trial' })
})

test('canceling keeps everything until the end, and can be undone; asking for either twice is no error', async () => {
  const { api } = await member()
  const canceled = { subscriptionStatus: 'trial', cancelAtPeriodEnd: true }
  for (let time = 0; time < 2; time++) {
    expect(await api('POST /api/cancel-subscription')).toMatchObject({ status: 200, body: canceled })
  }
  expect(await standing(api)).toMatchObject(canceled)
  for (let time = 0; time < 2; time++) {
    expect(await api('POST /api/resume-subscription')).toMatchObject({
      status: 200,
      body: { cancelAtPeriodEnd: false },
    })
  }
})

test('without a membership there is nothing to cancel or to resume', async () => {
  const { api } = await proWithBusiness()
  for (const call of ['POST /api/cancel-subscription', 'POST /api/resume-subscription']) {
    expect((await api(call)).status).toBe(409)
    expect((await anonymous(call)).status).toBe(401)
  }
})

async function signedEvent(body: string, options: { secret?: string; ageSeconds?: number; header?: string } = {}) {
  const { secret = testSecret, ageSeconds = 0, header } = options
  const timestamp = Math.floor(Date.now() / 1000) - ageSeconds
  const signature =
    header ?? (await Stripe.webhooks.generateTestHeaderStringAsync({ payload: body, secret, timestamp }))
  return async (sent = body) => {
    const headers = { 'stripe-signature': signature, 'content-type': 'application/json', origin: 'https://stripe.com' }
    return (await site.request('/api/webhooks/stripe', { method: 'POST', headers, body: sent })).status
  }
}

function eventOf(id: string, customer: string, type = 'customer.subscription.deleted'): string {
  return JSON.stringify({ id, object: 'event', type, data: { object: { customer, status: 'canceled' } } })
}

test('an event that is unsigned, altered, old, or signed by somebody else is refused', async () => {
  const event = eventOf(`evt_${crypto.randomUUID()}`, 'cus_nobody')
  expect(await (await signedEvent(event))(`${event} `)).toBe(400)
  expect(await (await signedEvent(event, { secret: 'whsec_somebody_else' }))()).toBe(400)
  expect(await (await signedEvent(event, { ageSeconds: 600 }))()).toBe(400)
  expect(await (await signedEvent(event, { header: '' }))()).toBe(400)
  expect(await (await signedEvent(event, { header: 't=1,v1=00' }))()).toBe(400)
  for (const none of ['null', '[]', '{"id":"evt_1","type":"charge.succeeded","data":null}', '{"data":{}}']) {
    expect(await (await signedEvent(none))(), none).toBe(422)
  }
  expect(await (await signedEvent(event))()).toBe(200)
  expect(await (await signedEvent(eventOf('evt_other', 'cus_nobody', 'charge.succeeded')))()).toBe(200)
})

test('a forged event changes nothing: only what the provider says counts', async () => {
  const { api, id } = await member('annual', '4242424242424242')
  const event = eventOf(`evt_${crypto.randomUUID()}`, await customerOf(id))
  const send = await signedEvent(event)
  expect(await Promise.all(Array.from({ length: 12 }, () => send()))).toEqual(Array(12).fill(200))
  await untilJobsAreDone(db)
  expect(await standing(api)).toMatchObject({ subscriptionStatus: 'active', subscriptionPlan: 'year' })
})

test('a membership past its end is over even without an event: locked, and no requests', async () => {
  const { api, id } = await member()
  const contact = { phone: '(626) 555-0142', email: 'hello@bluehaven.example' }
  await api(`PUT /api/pros/${id}`, { ...businessInfo, ...contact })
  expect((await anonymous(`GET /api/pros/${id}`)).body).toMatchObject({ ...contact, acceptsRequests: true })

  await untilJobsAreDone(db)
  const expiresAt = new Date(Date.now() - 1000)
  await db.updateTable('membership').set({ expiresAt }).where('accountId', '=', id).execute()
  const seen = await anonymous(`GET /api/pros/${id}`)
  expect(seen.body).toMatchObject({ phone: null, email: null, acceptsRequests: false })
  expect(seen.body).toMatchObject({ user: { subscriptionStatus: 'inactive' } })
  expect((await api('POST /api/services', serviceInfo)).status).toBe(403)
  const customer = await person('customer')
  expect(await customer.api('POST /api/booking-request', requestTo(id))).toMatchObject({
    status: 403,
    body: { code: 'PRO_NOT_ACCEPTING' },
  })
  expect(await standing(api)).toMatchObject({ subscriptionStatus: 'canceled' })
})

test('a change of plan is planned for the end of what is paid, and a member of nothing cannot change', async () => {
  const { api } = await member('monthly', '4242 4242 4242 4242')
  const call = 'POST /api/change-subscription'
  const paid = { subscriptionStatus: 'active', subscriptionPlan: 'month' }
  expect((await api(call, { planId: 'annual' })).body).toMatchObject({ ...paid, subscriptionNextPlan: 'year' })
  expect((await api(call, { planId: 'weekly' })).status).toBe(422)
  expect((await api(call, { planId: 'monthly' })).body).toMatchObject({ ...paid, subscriptionNextPlan: null })
  const { api: newcomer } = await proWithBusiness()
  expect(await newcomer(call, { planId: 'annual' })).toMatchObject({ status: 409, body: { code: 'NO_MEMBERSHIP' } })
})

test('who changes a membership all the time has to wait: each change asks the payment provider and sends an email', async () => {
  const strict = await openApi({ RATE_LIMIT_SCALE: '0.1' })
  const { api } = await membersOf(strict.person).member()
  const changes = ['cancel', 'resume', 'cancel'].map((verb) => `POST /api/${verb}-subscription`)
  const answers = []
  for (const call of changes) answers.push((await api(call)).status)
  expect(answers).toEqual([200, 200, 429])
  expect((await api('POST /api/change-subscription', { planId: 'annual' })).status).toBe(429)
  expect((await api('POST /api/create-subscription', { planId: 'annual' })).status).toBe(429)
})
