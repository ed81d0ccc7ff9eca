import { z } from 'zod'

import { intervals, membershipStatuses, roles } from '../../platform/tables/column-values.ts'

/** What a user can see of their own account. */
export const OwnAccount = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string().nullable(),
  role: z.enum(roles),
  profileImageUrl: z.string().nullable(),
  emailVerified: z.boolean(),
  subscriptionStatus: z.enum(membershipStatuses),
  subscriptionPlan: z.enum(intervals).nullable(),
  subscriptionExpiresAt: z.iso.datetime().nullable(),
  cancelAtPeriodEnd: z.boolean(),
  hasProProfile: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type OwnAccount = z.output<typeof OwnAccount>

/** One signed-in browser. */
export const OwnSession = z.object({
  id: z.string(),
  current: z.boolean(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  device: z.string(),
})
export type OwnSession = z.output<typeof OwnSession>
