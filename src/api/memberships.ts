import { z } from 'zod'

import { currentUser } from '../features/accounts/accounts.server.ts'
import { cancelMembership, resumeMembership } from '../features/memberships/change-membership.server.ts'
import { changePlan } from '../features/memberships/change-plan.server.ts'
import { startCheckout } from '../features/memberships/checkout.server.ts'
import { PlanChoice } from '../features/memberships/membership.schema.ts'
import { listPlans } from '../features/memberships/memberships.server.ts'
import { receivePaymentEvent } from '../features/memberships/payment-events.server.ts'
import { call } from './call.ts'
import { withPicture } from './pictures.ts'
import { shapes } from './shapes.ts'

export const membershipCalls = [
  call('GET /api/subscription-plans', {
    summary: 'List the membership plans',
    answers: [200, z.array(shapes.Plan)],
    open: true,
    handle: () => listPlans(),
  }),
  call('POST /api/create-subscription', {
    summary: 'Start a checkout for a membership',
    details:
      'For pros with a business profile that does not await approval. The membership changes once the payment provider reports it, not when the checkout returns.',
    body: PlanChoice,
    refuses: ['PROS_ONLY', 'AWAITS_APPROVAL', 'MEMBERSHIP_EXISTS', 'MEMBERSHIP_PAST_DUE', 'PAYMENTS_AWAY'],
    answers: [200, shapes.Checkout],
    handle: ({ visit, body }) => startCheckout(visit, body),
  }),
  // Every page's footer has this link, and machines follow links too: a GET must change nothing.
  call('GET /api/cancel-subscription', {
    summary: 'Redirect to the page that confirms a cancellation',
    details: 'Changes nothing: the link may be followed by machines.',
    answers: [303],
    headers: { Location: 'The page that asks for confirmation' },
    open: true,
    handle: ({ c }) => c.redirect('/cancel-subscription', 303),
  }),
  call('POST /api/cancel-subscription', {
    summary: 'Cancel your membership at the end of the paid period',
    details: 'Until then nothing changes but `cancelAtPeriodEnd`.',
    refuses: ['NO_MEMBERSHIP', 'PAYMENTS_AWAY'],
    answers: [200, shapes.User],
    handle: async ({ visit }) => {
      await cancelMembership(visit)
      return withPicture(visit, await currentUser(visit))
    },
  }),
  call('POST /api/resume-subscription', {
    summary: 'Resume your membership after canceling it',
    refuses: ['NO_MEMBERSHIP', 'PAYMENTS_AWAY'],
    answers: [200, shapes.User],
    handle: async ({ visit }) => {
      await resumeMembership(visit)
      return withPicture(visit, await currentUser(visit))
    },
  }),
  call('POST /api/change-subscription', {
    summary: 'Change the plan of your membership',
    details:
      'What is paid runs out first: `subscriptionNextPlan` begins at `subscriptionExpiresAt`, and nothing is charged or refunded before. A trial changes at once. The plan that runs takes a change back.',
    body: PlanChoice,
    refuses: ['NO_MEMBERSHIP', 'MEMBERSHIP_PAST_DUE', 'MEMBERSHIP_CANCELED', 'PAYMENTS_AWAY'],
    answers: [200, shapes.User],
    handle: async ({ visit, body }) => {
      await changePlan(visit, body)
      return withPicture(visit, await currentUser(visit))
    },
  }),
  call('POST /api/webhooks/stripe', {
    summary: 'Receive signed events from the payment provider',
    answers: [200, 'application/json'],
    open: true,
    signed: true,
    refuses: ['BAD_SIGNATURE'],
    handle: async ({ visit, c }) => {
      await receivePaymentEvent(visit, await c.req.text(), c.req.header('stripe-signature') ?? '')
      return c.json({ received: true })
    },
  }),
]
