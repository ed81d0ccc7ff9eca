import { signedIn, type Visit } from '../../platform/visit.server.ts'
import { requireCustomer } from './memberships.server.ts'
import { findMembership } from './memberships.table.server.ts'
import { isLive } from './reported-membership.ts'
import { callProvider, endSubscription, nothingChanged, perhapsDone, subscriptionsOf } from './subscriptions.server.ts'
import { syncIfReachable } from './sync-membership.server.ts'

/** Ends the membership when the paid period or the trial ends; one with an unpaid invoice ends at once. */
export async function cancelMembership(visit: Visit): Promise<void> {
  await setCancelAtPeriodEnd(visit, true)
}

/** Takes a cancellation back while the period still runs. */
export async function resumeMembership(visit: Visit): Promise<void> {
  await setCancelAtPeriodEnd(visit, false)
}

/** The provider's page for changing the card. */
export async function portalUrl(visit: Visit): Promise<string> {
  await visit.limits('membershipChange', signedIn(visit).id)
  const customer = await requireCustomer(visit)
  const { url } = await callProvider(visit, nothingChanged, () =>
    visit.payments.client.billingPortal.sessions.create({
      customer,
      return_url: `${visit.config.publicUrl}/subscription-plans?checkout=card`,
      flow_data: { type: 'payment_method_update' },
    }),
  )
  return url
}

/** Reads the caller's membership from the provider, since people often return from paying before the event arrives. */
export async function refreshMembership(visit: Visit): Promise<void> {
  const { id } = signedIn(visit)
  const known = await findMembership(visit, id)
  if (!known?.customerRef) return
  await visit.limits('membershipRefresh', id)
  await syncIfReachable(visit, known.customerRef)
}

async function setCancelAtPeriodEnd(visit: Visit, cancel: boolean): Promise<void> {
  await visit.limits('membershipChange', signedIn(visit).id)
  const customer = await requireCustomer(visit)
  await callProvider(visit, perhapsDone, async () => {
    const live = (await subscriptionsOf(visit, customer)).filter(isLive)
    const wrong = live.filter(({ cancel_at_period_end }) => cancel_at_period_end !== cancel)
    const { subscriptions } = visit.payments.client
    for (const subscription of wrong) {
      if (cancel) await endSubscription(visit, subscription)
      else await subscriptions.update(subscription.id, { cancel_at_period_end: false })
    }
  })
  await syncIfReachable(visit, customer)
}
