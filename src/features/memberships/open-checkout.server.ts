import type { Visit } from '../../platform/visit.server.ts'
import { type Plan, trialDays } from './membership.ts'
import { plansPath } from './plans-path.ts'
import { providerKey } from './subscriptions.server.ts'

export interface Checkout {
  id: string
  customer: string
  url: string | null
}

interface CheckoutRequest {
  customer: string
  accountId: string
  plan: Plan
  trial: boolean
}

/**
 * A second try finds the checkout of the first one while that is open. Two tries at the same moment know the same
 * newest checkout, so they use the same idempotency key and the provider opens only one.
 */
export async function openCheckout(visit: Visit, request: CheckoutRequest): Promise<Checkout> {
  const { checkout } = visit.payments.client
  const { customer, accountId, plan, trial } = request
  const metadata = { accountId, plan: plan.id, trial: String(trial) }
  const { data: sessions } = await checkout.sessions.list({ customer, limit: 20 })
  const same = sessions.find(
    ({ status, metadata: known }) =>
      status === 'open' && known?.['plan'] === plan.id && known['trial'] === metadata.trial,
  )
  if (same?.url) return { id: same.id, customer, url: same.url }

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
      cancel_url: `${visit.config.publicUrl}${plansPath(plan.id)}`,
    },
    {
      idempotencyKey: providerKey(visit, 'checkout', customer, plan.id, metadata.trial, sessions[0]?.id ?? 'first'),
    },
  )
  return { id: session.id, customer, url: session.url }
}

// Without a card the trial ends as `canceled`, after which a new checkout is possible; `pause` would have to be resumed
// by hand.
export const trialTerms = {
  trial_period_days: trialDays,
  trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
} as const

/** The provider's price for a plan, found by its name; created when it is missing or has another amount. */
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
