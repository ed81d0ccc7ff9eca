import { z } from 'zod'

import { PlanChoice } from '../features/memberships/membership.schema.ts'
import type { Contract } from './call.ts'
import { shapes } from './shapes.ts'

export const membershipCalls = {
  'GET /api/subscription-plans': {
    summary: 'List the membership plans',
    answers: [200, z.array(shapes.Plan)],
    open: true,
  },
  'POST /api/create-subscription': {
    summary: 'Start a checkout for a membership',
    body: PlanChoice,
    conflicts: true,
    answers: [200, shapes.Checkout],
  },
  'GET /api/cancel-subscription': {
    summary: 'Redirect to the page that confirms a cancellation; changes nothing',
    answers: [303],
    open: true,
  },
  'POST /api/cancel-subscription': {
    conflicts: true,
    summary: 'Cancel your membership at the end of the paid period',
    answers: [200, shapes.User],
  },
  'POST /api/resume-subscription': {
    conflicts: true,
    summary: 'Resume your membership after canceling it',
    answers: [200, shapes.User],
  },
  'POST /api/webhooks/stripe': {
    summary: 'Receive signed events from the payment provider',
    answers: [200, 'application/json'],
    open: true,
  },
} satisfies Record<string, Contract>
