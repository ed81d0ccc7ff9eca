import type { Customer, Portal, Price, Schedule, Session, Subscription } from './test-payments-state.ts'

/** The parts of Stripe's objects that Poolwell reads, in the API version of the SDK. */
export function customerShape({ id, email }: Customer) {
  return { id, object: 'customer', email }
}

export function priceShape({ id, lookupKey, cents, interval }: Price) {
  return {
    id,
    object: 'price',
    active: true,
    currency: 'usd',
    unit_amount: cents,
    lookup_key: lookupKey,
    type: 'recurring',
    recurring: { interval, interval_count: 1, usage_type: 'licensed' },
  }
}

export function subscriptionShape(subscription: Subscription) {
  const { id, customer, status, created, price, periodStart, periodEnd, endedAt } = subscription
  return {
    id,
    object: 'subscription',
    customer,
    status,
    created,
    currency: 'usd',
    default_payment_method: beganWithCard(subscription) ? `pm_${id}` : null,
    cancel_at: subscription.cancelAtPeriodEnd ? periodEnd : null,
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    canceled_at: endedAt,
    ended_at: endedAt,
    trial_end: subscription.trialEnd,
    metadata: subscription.metadata,
    schedule: subscription.schedule?.id ?? null,
    items: {
      object: 'list',
      data: [
        {
          id: `si_${id}`,
          object: 'subscription_item',
          quantity: 1,
          price: priceShape(price),
          current_period_start: periodStart,
          current_period_end: periodEnd,
        },
      ],
    },
  }
}

/** As listed with its schedule and its customer: the page for changing the card stores it there. */
export function expandedSubscription(subscription: Subscription) {
  const { id, customer, card, schedule } = subscription
  const later = card !== 'none' && !beganWithCard(subscription)
  return {
    ...subscriptionShape(subscription),
    schedule: schedule ? scheduleShape(subscription, schedule) : null,
    customer: {
      id: customer,
      object: 'customer',
      invoice_settings: { default_payment_method: later ? `pm_${id}` : null },
    },
  }
}

export function scheduleShape(subscription: Subscription, { id, phases }: Schedule) {
  const [current] = phases
  return {
    id,
    object: 'subscription_schedule',
    customer: subscription.customer,
    subscription: subscription.id,
    status: 'active',
    end_behavior: subscription.cancelAtPeriodEnd ? 'cancel' : 'release',
    current_phase: current ? { start_date: current.start, end_date: current.end } : null,
    phases: phases.map(({ start, end, price, metadata }) => ({
      start_date: start,
      end_date: end,
      items: [{ price: price.id, quantity: 1 }],
      metadata,
    })),
  }
}

export function invoiceShape(id: string, { id: subscription, customer, price }: Subscription, paid: boolean) {
  return {
    id,
    object: 'invoice',
    customer,
    status: paid ? 'paid' : 'open',
    amount_due: price.cents,
    parent: { type: 'subscription_details', subscription_details: { subscription } },
  }
}

export function sessionShape({ id, customer, subscription, status, created, metadata }: Session, origin: string) {
  const url = status === 'open' ? `${origin}/test-checkout/${id}` : null
  return {
    id,
    object: 'checkout.session',
    mode: 'subscription',
    customer,
    subscription,
    status,
    created,
    metadata,
    expires_at: created + 86_400,
    url,
  }
}

export function portalShape({ id, customer, returnUrl }: Portal, origin: string) {
  return {
    id,
    object: 'billing_portal.session',
    customer,
    return_url: returnUrl,
    url: `${origin}/test-checkout/${id}`,
  }
}

export function listShape(url: string, data: object[]) {
  return { object: 'list', has_more: false, url, data }
}

function beganWithCard({ trialEnd }: Subscription): boolean {
  return trialEnd === null
}
