import { z } from 'zod'

import { id, instant, text, flag } from '../../platform/shape-fields.ts'
import { intervals, membershipStatuses, roles } from '../../platform/tables/column-values.ts'

/** What a user can see of their own account. */
export const OwnAccount = z.object({
  id,
  firstName: text('Dana'),
  lastName: text('Whitfield'),
  email: text('dana@example.com'),
  phone: text('(626) 555-0142').nullable().describe('Null when none was given'),
  role: z.enum(roles),
  profileImageUrl: z.string().nullable().describe('An absolute address; null without a picture'),
  emailVerified: flag(true).describe('The address was confirmed by the link in an email'),
  subscriptionStatus: z
    .enum(membershipStatuses)
    .meta({ description: 'The membership of a pro; `inactive` when there never was one', examples: ['inactive'] }),
  subscriptionPlan: z
    .enum(intervals)
    .nullable()
    .meta({ description: 'How often the membership is paid for; null without one', examples: [null] }),
  subscriptionNextPlan: z
    .enum(intervals)
    .nullable()
    .meta({ description: 'How often it is paid for after `subscriptionExpiresAt`, if that changes', examples: [null] }),
  subscriptionExpiresAt: z.iso
    .datetime()
    .nullable()
    .describe('When the trial or the paid period ends, or ended; null without a membership'),
  cancelAtPeriodEnd: flag(false).describe('Canceled, but valid until `subscriptionExpiresAt`'),
  hasProProfile: flag(false),
  createdAt: instant,
})
export type OwnAccount = z.output<typeof OwnAccount>

/** One signed-in browser. */
export const OwnSession = z.object({
  id,
  current: flag(true).describe('The session of this request'),
  createdAt: instant,
  lastSeenAt: instant,
  device: text('Firefox on Windows'),
})
export type OwnSession = z.output<typeof OwnSession>
