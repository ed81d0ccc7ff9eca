import { refuse } from '../../platform/refusal.ts'
import { type Actor, signedIn, transact, type Visit } from '../../platform/visit.server.ts'
import { copyListedEnd } from './listed-end.table.server.ts'
import { type MembershipView, type Plan, planNamed, trialDays } from './membership.ts'
import type { PlanChoice } from './membership.schema.ts'
import { wholeTerms } from './membership-terms.ts'
import { getMembership } from './memberships.server.ts'
import { findMembership, insertConsent, saveCustomer } from './memberships.table.server.ts'
import { callProvider, isMissingCustomer } from './subscriptions.server.ts'

/** Where to pay for a plan. `consent` is what the person read and agreed to, word for word; programs need not say it. */
export async function startCheckout(visit: Visit, { planId }: PlanChoice, consent?: string) {
  const pro = signedIn(visit)
  if (pro.role !== 'pro' || !pro.hasProProfile) {
    refuse('forbidden', 'Only professionals with a business profile can become members.', { code: 'PROS_ONLY' })
  }
  const plan = planNamed(planId)
  const membership = await getMembership(visit)
  const known = await findMembership(visit, pro.id)
  refuseSecond(membership, known?.customerRef ?? null)
  if (consent !== undefined && consent !== wholeTerms(plan, membership, visit.now)) refuseOtherTerms()

  const paymentUrl = await callProvider(visit, 'Failed to create subscription. Please try again.', async () => {
    const customer = known?.customerRef ?? (await createCustomer(visit, pro, null))
    const wanted = { plan, accountId: pro.id, trial: membership.trialAvailable }
    return checkoutUrl(visit, { ...wanted, customer }).catch(async (error: unknown) => {
      if (!isMissingCustomer(error)) throw error
      visit.log.warn({ customer }, 'a customer was deleted at the payment provider; the pro gets another one')
      return checkoutUrl(visit, { ...wanted, customer: await createCustomer(visit, pro, customer) })
    })
  })
  if (paymentUrl === null) refuse('unavailable', 'No payment URL returned from server')
  if (consent !== undefined) await transact(visit, (visit) => insertConsent(visit, pro.id, plan, consent))
  return { paymentUrl }
}

// A page that was left open may name yesterday's end of the trial, or a trial that was used meanwhile.
function refuseOtherTerms(): never {
  const message = 'These terms have changed since you opened the page. Please read them again, and tick the box'
  refuse('conflict', message, { code: 'TERMS_CHANGED', fields: { consent: message } })
}

function refuseSecond({ active, status }: MembershipView, customerRef: string | null): void {
  if (active) refuse('conflict', 'You already have an active membership.', { code: 'MEMBERSHIP_EXISTS' })
  if (status === 'past_due' && customerRef !== null) {
    refuse('conflict', 'Your last payment failed. Please update your card instead.', { code: 'MEMBERSHIP_PAST_DUE' })
  }
}

/** In place of `deleted`, if there was one: under the key of the first the provider would answer with that again. */
async function createCustomer(visit: Visit, { id, email }: Actor, deleted: string | null): Promise<string> {
  const customer = await visit.payments.client.customers.create(
    { email, metadata: { accountId: id } },
    { idempotencyKey: ['customer', id, ...(deleted === null ? [] : ['after', deleted])].join('-') },
  )
  return transact(visit, async (visit) => {
    const saved = await saveCustomer(visit, id, { customerRef: customer.id, deleted })
    await copyListedEnd(visit, id)
    return saved
  })
}

interface CheckoutRequest {
  customer: string
  accountId: string
  plan: Plan
  trial: boolean
}

/**
 * A second try finds the checkout of the first one, while that is open. Two at the same moment know the same newest
 * checkout, so their idempotency key is the same, and the provider opens only one.
 */
async function checkoutUrl(visit: Visit, request: CheckoutRequest): Promise<string | null> {
  const { checkout } = visit.payments.client
  const { customer, accountId, plan, trial } = request
  const metadata = { accountId, plan: plan.id, trial: String(trial) }
  const { data: sessions } = await checkout.sessions.list({ customer, limit: 20 })
  const same = sessions.find(
    ({ status, metadata: known }) =>
      status === 'open' && known?.['plan'] === plan.id && known['trial'] === metadata.trial,
  )
  if (same?.url) return same.url

  const session = await checkout.sessions.create(
    {
      mode: 'subscription',
      customer,
      client_reference_id: accountId,
      line_items: [{ price: await priceFor(visit, plan), quantity: 1 }],
      payment_method_collection: 'if_required',
      metadata,
      subscription_data: { metadata, ...(trial ? trialTerms : {}) },
      success_url: `${visit.config.publicUrl}/subscription-plans?checkout={CHECKOUT_SESSION_ID}`,
      cancel_url: `${visit.config.publicUrl}/subscription-plans?plan=${plan.id}`,
    },
    { idempotencyKey: ['checkout', customer, plan.id, metadata.trial, sessions[0]?.id ?? 'first'].join('-') },
  )
  return session.url
}

// Without a card the trial ends in `canceled`, which a new checkout can follow; `pause` would have to be resumed by hand.
export const trialTerms = {
  trial_period_days: trialDays,
  trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
} as const

/** The provider's price of a plan, by its name; it is made when it is missing or costs something else. */
async function priceFor({ payments }: Visit, { id, name, interval, priceCents }: Plan): Promise<string> {
  const lookupKey = `pro_${id}`
  const { data } = await payments.client.prices.list({ lookup_keys: [lookupKey], active: true, limit: 1 })
  const [known] = data
  if (known?.unit_amount === priceCents && known.recurring?.interval === interval) return known.id

  const price = await payments.client.prices.create({
    currency: 'usd',
    unit_amount: priceCents,
    recurring: { interval },
    lookup_key: lookupKey,
    transfer_lookup_key: true,
    product_data: { name: `Poolwell Pro, ${name}` },
  })
  return price.id
}
