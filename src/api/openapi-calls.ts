import { accountCalls } from './openapi-account-calls.ts'
import { bookingCalls } from './openapi-booking-calls.ts'
import type { Contract } from './call.ts'
import { membershipCalls } from './openapi-membership-calls.ts'
import { messageCalls } from './openapi-message-calls.ts'
import { proCalls } from './openapi-pro-calls.ts'
import { reviewCalls } from './reviews.ts'

const declared = [...reviewCalls]

/** Every call under /api. A test fails when a call or a row here lacks its counterpart. */
export const calls: Record<string, Contract> = {
  ...accountCalls,
  ...proCalls,
  ...bookingCalls,
  ...messageCalls,
  ...membershipCalls,
  ...Object.fromEntries(declared.map((call) => [call.name, call])),
  'GET /api/openapi.json': {
    summary: 'Get this description as an OpenAPI document',
    answers: [200, 'application/json'],
    open: true,
  },
  'GET /api/docs': { summary: 'Get this description as a page', answers: [200, 'text/html'], open: true },
}
