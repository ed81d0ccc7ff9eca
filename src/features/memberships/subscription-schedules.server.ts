import type { Stripe } from 'stripe'

import type { Visit } from '../../platform/visit.server.ts'
import type { Plan } from './membership.ts'
import { priceFor } from './plan-price.server.ts'

// With the provider a change of plan at the end of a period is a schedule of two phases: what runs, and what follows.

/**
 * Lets the next period begin with another plan. Nothing is charged or refunded before. False, and nothing planned, if
 * the subscription was canceled meanwhile.
 */
export async function scheduleNextPlan(visit: Visit, subscription: Stripe.Subscription, plan: Plan): Promise<boolean> {
  const { subscriptions, subscriptionSchedules } = visit.payments.client
  const price = await priceFor(visit, plan)
  const { id, phases, end_behavior } = await subscriptionSchedules.create({ from_subscription: subscription.id })
  if (end_behavior === 'cancel') {
    await subscriptionSchedules.release(id)
    // The release also drops the cancellation, which the schedule had taken over.
    await subscriptions.update(subscription.id, { cancel_at_period_end: true })
    return false
  }
  const [running] = phases
  const [item] = subscription.items.data
  if (!running || !item) throw new Error('A subscription has no period or no price')
  await subscriptionSchedules.update(id, {
    end_behavior: 'release',
    phases: [
      {
        items: [{ price: item.price.id, quantity: 1 }],
        start_date: running.start_date,
        end_date: running.end_date,
      },
      {
        items: [{ price, quantity: 1 }],
        duration: { interval: plan.interval, interval_count: 1 },
        metadata: { plan: plan.id },
      },
    ],
  })
  return true
}

/** Takes a planned change back. While there is a schedule, the provider refuses to cancel its subscription. */
export async function releaseSchedule({ payments }: Visit, { schedule }: Stripe.Subscription): Promise<void> {
  if (schedule === null) return
  await payments.client.subscriptionSchedules.release(typeof schedule === 'string' ? schedule : schedule.id)
}

/** A trial has nothing paid that would have to run out: it changes at once, and ends on the same day. */
export async function changeTrialPlan(visit: Visit, subscription: Stripe.Subscription, plan: Plan): Promise<void> {
  const price = await priceFor(visit, plan)
  await visit.payments.client.subscriptions.update(subscription.id, {
    items: subscription.items.data.map(({ id }) => ({ id, price })),
    proration_behavior: 'none',
    metadata: { plan: plan.id },
  })
}
