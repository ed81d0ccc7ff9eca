import { Stripe } from 'stripe'

import { refuse } from '../../platform/refusal.ts'
import type { Visit } from '../../platform/visit.server.ts'

/** All subscriptions with their customer, ended ones too; none when the provider has forgotten the customer. */
export async function subscriptionsOf({ stripe }: Visit, customer: string): Promise<Stripe.Subscription[]> {
  const found = await stripe.client.subscriptions
    .list({ customer, status: 'all', limit: 100, expand: ['data.customer'] })
    .catch(ignoreMissingCustomer)
  return found?.data ?? []
}

/** Whoever has a membership must not pay for a second one on a page that is open still. */
export async function closeCheckouts({ stripe }: Visit, customer: string): Promise<void> {
  const { sessions } = stripe.client.checkout
  const { data: open } = await sessions.list({ customer, status: 'open', limit: 100 })
  for (const { id } of open) await sessions.expire(id)
}

/** Passes over the one failure that says that the provider knows no such customer. */
export function ignoreMissingCustomer(error: unknown): null {
  if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return null
  throw error
}

/** For calls that somebody waits for: when the provider is away or fails, says so, and nothing has changed. */
export async function askProvider<T>(visit: Visit, message: string, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    visit.log.error({ error }, 'the payment provider did not answer')
    return refuse('unavailable', message, { code: 'PAYMENTS_AWAY', retryAfter: 5 })
  }
}
