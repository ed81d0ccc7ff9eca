import { Stripe } from 'stripe'

import { minutesInMs } from '../../platform/durations.ts'
import { refuse } from '../../platform/refusal.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { isLive, isUnpaid, rankSubscriptions } from './reported-membership.ts'
import { releaseSchedule } from './subscription-schedules.server.ts'

/**
 * All subscriptions with their customer and schedule, including ended ones; none if the customer was deleted at the
 * provider.
 */
export async function subscriptionsOf({ payments }: Visit, customer: string): Promise<Stripe.Subscription[]> {
  const found = await payments.client.subscriptions
    .list({ customer, status: 'all', limit: 100, expand: ['data.customer', 'data.schedule'] })
    .catch(ignoreMissingCustomer)
  return found?.data ?? []
}

/** Expires open checkouts, so that nobody pays for a second membership. */
export async function closeCheckouts({ payments }: Visit, customer: string): Promise<void> {
  const { sessions } = payments.client.checkout
  const { data: open } = await sessions.list({ customer, status: 'open', limit: 100 })
  for (const { id } of open) await sessions.expire(id).catch(ignoreClosed)
}

/** Two checkouts finished at the same moment make two subscriptions: one counts, the other is not renewed. */
export async function endDuplicateSubscriptions(
  visit: Visit,
  subscriptions: readonly Stripe.Subscription[],
): Promise<void> {
  const [, ...surplus] = rankSubscriptions(subscriptions).filter(isLive)
  for (const subscription of surplus.filter(({ cancel_at_period_end }) => !cancel_at_period_end)) {
    visit.log.error(
      { subscription: subscription.id },
      'a pro had subscribed twice; one is ended, and may have been paid',
    )
    await endSubscription(visit, subscription)
  }
}

/** Ends with its period; at once if an invoice is unpaid, since the provider would go on retrying that payment. */
export async function endSubscription(visit: Visit, subscription: Stripe.Subscription): Promise<void> {
  const { id, status } = subscription
  const { subscriptions } = visit.payments.client
  if (isUnpaid(status)) {
    await subscriptions.cancel(id)
    return
  }
  await releaseSchedule(visit, subscription)
  await subscriptions.update(id, { cancel_at_period_end: true })
}

/** Ignores the error for a customer that does not exist at the provider. */
export function ignoreMissingCustomer(error: unknown): null {
  if (error instanceof Stripe.errors.StripeError && error.code === 'resource_missing') return null
  throw error
}

/** Whether a call was refused because its customer was deleted at the provider. */
export function isMissingCustomer(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === 'resource_missing' && error.param === 'customer'
}

/** Ignores the error for a checkout that is no longer open: the event and the page both close the other ones. */
function ignoreClosed(error: unknown): void {
  if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
}

export const nothingChanged = 'We could not reach our payment provider. Nothing has changed; please try again.'
export const perhapsDone =
  'Our payment provider did not answer, so we do not know whether it went through. It is safe to try again.'

/** For calls to the provider during a request: if it fails or does not answer, refuses with 503 and `message`. */
export async function callProvider<T>(visit: Visit, message: string, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    visit.log.error({ error }, 'the payment provider did not answer')
    return refuse('unavailable', message, { code: 'PAYMENTS_AWAY', retryAfter: 5 })
  }
}

/**
 * For a call that must not be made twice: the same key within a minute. Longer would do harm, because the provider
 * repeats its answer to a key for a day, even a failure.
 */
export function providerKey({ now }: Visit, ...parts: string[]): string {
  return [...parts, Math.floor(now.getTime() / minutesInMs(1))].join('-')
}
