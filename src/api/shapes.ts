import { z } from 'zod'

import { OwnAccount, OwnSession } from '../features/accounts/own-account.schema.ts'
import { PublicMessage } from '../features/messages/public-message.schema.ts'
import { describeMailKind, perMailKind } from '../features/notifications/mail-preference.ts'
import { PublicReview } from '../features/reviews/public-review.schema.ts'
import { id, text, flag } from '../platform/shape-fields.ts'
import { intervals } from '../platform/tables/column-values.ts'
import { Booking, BookingRequestResult, RequestDate } from './booking-shapes.ts'
import { LiveEvent } from './live-event-shape.ts'
import { Conversation, Notification, Thread, UnreadCounts } from './message-shapes.ts'
import { Availability, Category, dollars, Hours, Place, ProCard, ProProfile, Service } from './pro-shapes.ts'

/**
 * The shapes of the answers, by the names under which the document refers to them; only their fields are sent. An
 * answer that does not match is a failure, so no shape may be narrower than what is stored.
 */
export const shapes = {
  Error: z.object({
    message: text('Please select a date').describe('For people, in English'),
    code: text('INVALID').describe('For programs: one of the codes at the top of this document'),
    fields: z
      .record(z.string(), z.string())
      .optional()
      .meta({ description: 'What is wrong with which field', examples: [{ requestDate: 'Please select a date' }] }),
    suggestions: z
      .array(Place)
      .optional()
      .meta({ description: 'For an unknown place: the nearest matches', examples: [[]] }),
    requestId: id.describe('The X-Request-Id of the answer; tell it to support'),
  }),
  User: OwnAccount,
  SignedIn: OwnAccount.extend({ message: text('Welcome back') }),
  Session: OwnSession,
  Category,
  Place,
  ProCard,
  ProProfile,
  Availability,
  Hours,
  Service,
  Booking,
  BookingRequestResult,
  RequestDate,
  CalendarAddress: z.object({ url: z.url().meta({ examples: ['https://poolwell.example/api/calendar/9mX…2c.ics'] }) }),
  Review: PublicReview,
  Message: PublicMessage,
  Conversation,
  Thread,
  Notification,
  UnreadCounts,
  LiveEvent,
  MailPreferences: z.object(perMailKind((kind) => flag(true).describe(describeMailKind(kind)))),
  Plan: z.object({
    id: z.enum(['monthly', 'annual']),
    name: text('Monthly'),
    description: text('Pay month to month and cancel whenever you like.'),
    monthlyPrice: dollars.meta({ description: 'Of a month with the monthly plan, in dollars', examples: [39.99] }),
    annualPrice: dollars.meta({ description: 'Of a year with the annual plan, in dollars', examples: [407.88] }),
    price: dollars.meta({ description: 'Of one `interval` with this plan, in dollars', examples: [39.99] }),
    interval: text(intervals[0]),
    features: z.array(text('No commission on any job')),
  }),
  Checkout: z.object({ paymentUrl: z.url().meta({ examples: ['https://poolwell.example/test-checkout/cs_4f…'] }) }),
  Acknowledgement: z.object({ message: text('Message Sent Successfully!') }),
  Created: z.object({ id }),
} as const satisfies Record<string, z.ZodType>

/** The name of a shape, or of the items of a list. */
export function nameOf(shape: z.ZodType): string {
  const named = shape instanceof z.ZodArray ? shape.element : shape
  return Object.entries(shapes).find(([, known]) => known === named)?.[0] ?? ''
}
