import type { Visit } from '../../platform/visit.server.ts'
import { type Plan, trialDays } from './membership.ts'
import { priceFor } from './plan-price.server.ts'
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
