import { invoiceShape, sessionShape, subscriptionShape } from './stripe-shapes.ts'
import { type TestCard, type Session, type State, type Subscription, testId } from './test-payments-state.ts'
import { enterPhase, nextPeriod } from './test-schedules.ts'

const day = 86_400
const cards: Record<string, TestCard> = {
  '4242424242424242': 'good',
  '4000000000000002': 'declined',
  '4000000000000341': 'failing',
}

/** The behavior of a card number; any number but the three test cards is declined. */
export function cardOf(number: string): TestCard {
  const digits = number.replaceAll(/\D/g, '')
  return digits === '' ? 'none' : (cards[digits] ?? 'declined')
}

/** Completes the checkout with a subscription, or says why not. `now` is in seconds, as in all provider code. */
export function completeCheckout(state: State, session: Session, card: TestCard, now: number): string | null {
  if (session.status !== 'open') return 'This checkout has ended.'
  if (liveSubscriptions(state, session.customer).length > 0) return 'There is a membership already.'
  if (card === 'declined') return 'Your card was declined. Please try another one.'
  const trial = session.trialDays > 0 && card === 'none'
  if (card === 'none' && !trial) return 'A card is needed: the free trial was used before.'

  const periodEnd = trial ? now + session.trialDays * day : nextPeriod(now, session.price.interval)
  const subscription: Subscription = {
    id: testId('sub'),
    customer: session.customer,
    price: session.price,
    status: trial ? 'trialing' : 'active',
    card,
    created: now,
    periodStart: now,
    periodEnd,
    trialEnd: trial ? periodEnd : null,
    cancelAtPeriodEnd: false,
    endedAt: null,
    metadata: session.metadata,
  }
  state.subscriptions[subscription.id] = subscription
  Object.assign(session, { status: 'complete', subscription: subscription.id })
  emit(state, 'checkout.session.completed', sessionShape(session, ''), now)
  emit(state, 'customer.subscription.created', subscriptionShape(subscription), now)
  if (!trial) emit(state, 'invoice.paid', invoiceShape(testId('in'), subscription, true), now)
  return null
}

/** Sets the card for all running subscriptions; unpaid invoices are retried at once. */
export function changeCard(state: State, customer: string, card: TestCard, now: number): string | null {
  if (card === 'none') return 'Please enter a card number.'
  if (card === 'declined') return 'Your card was declined. Please try another one.'
  for (const subscription of liveSubscriptions(state, customer)) {
    subscription.card = card
    if (subscription.status === 'past_due' && card === 'good') charge(state, subscription, now)
  }
  return null
}

export function cancelAtPeriodEnd(state: State, subscription: Subscription, cancel: boolean, now: number): void {
  if (subscription.cancelAtPeriodEnd === cancel) return
  subscription.cancelAtPeriodEnd = cancel
  emit(state, 'customer.subscription.updated', subscriptionShape(subscription), now)
}

/** During a trial a new price costs nothing, and the trial ends when it would have. */
export function changeTrialPrice(
  state: State,
  subscription: Subscription,
  { price, metadata }: Pick<Subscription, 'price' | 'metadata'>,
  now: number,
): void {
  subscription.price = price
  Object.assign(subscription.metadata, metadata)
  emit(state, 'customer.subscription.updated', subscriptionShape(subscription), now)
}

export function endTestSubscription(state: State, subscription: Subscription, at: number): void {
  Object.assign(subscription, { status: 'canceled', endedAt: at })
  delete subscription.schedule
  emit(state, 'customer.subscription.deleted', subscriptionShape(subscription), at)
}

/** Processes everything due by now: ends of trials, renewals, cancellations, and unfinished checkouts. */
export function runDue(state: State, now: number): void {
  for (const subscription of Object.values(state.subscriptions)) {
    while (isDue(subscription, now)) endPeriod(state, subscription)
    const weeksOwed = subscription.status === 'past_due' && now - subscription.periodEnd > 21 * day
    if (weeksOwed) endTestSubscription(state, subscription, now)
  }
  for (const session of Object.values(state.sessions)) {
    if (session.status === 'open' && now - session.created > day) session.status = 'expired'
    if (now - session.created > 7 * day) delete state.sessions[session.id]
  }
  for (const { id, deletedAt } of Object.values(state.customers)) {
    // Kept as long as Stripe repeats the answer of an idempotency key, even with a customer that was deleted since.
    if (deletedAt !== undefined && now - deletedAt > day) delete state.customers[id]
  }
  for (const { id, customer, endedAt } of Object.values(state.subscriptions)) {
    if (endedAt !== null && !state.customers[customer]) delete state.subscriptions[id]
  }
  for (const portal of Object.values(state.portals)) {
    if (now - portal.created > day) delete state.portals[portal.id]
  }
}

export function liveSubscriptions(state: State, customer: string): Subscription[] {
  return Object.values(state.subscriptions).filter((one) => one.customer === customer && one.endedAt === null)
}

function isDue({ status, endedAt, periodEnd }: Subscription, now: number): boolean {
  return endedAt === null && status !== 'past_due' && periodEnd <= now
}

function endPeriod(state: State, subscription: Subscription): void {
  const { cancelAtPeriodEnd, status, card, periodEnd } = subscription
  const leaves = cancelAtPeriodEnd || (status === 'trialing' && card === 'none')
  if (leaves) return endTestSubscription(state, subscription, periodEnd)
  enterPhase(subscription, periodEnd)
  charge(state, subscription, periodEnd)
}

function charge(state: State, subscription: Subscription, now: number): void {
  const paid = subscription.card === 'good'
  const { periodEnd, price } = subscription
  if (paid) Object.assign(subscription, { periodStart: periodEnd, periodEnd: nextPeriod(periodEnd, price.interval) })
  subscription.status = paid ? 'active' : 'past_due'
  emit(state, paid ? 'invoice.paid' : 'invoice.payment_failed', invoiceShape(testId('in'), subscription, paid), now)
  emit(state, 'customer.subscription.updated', subscriptionShape(subscription), now)
}

export function emit(state: State, type: string, object: object, created: number): void {
  state.events.push({ id: testId('evt'), type, created, object: JSON.parse(JSON.stringify(object)) })
}
