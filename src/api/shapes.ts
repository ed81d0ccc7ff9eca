import { z } from 'zod'

import { OwnAccount, OwnSession } from '../features/accounts/own-account.schema.ts'
import { PublicMessage } from '../features/messages/public-message.schema.ts'
import { perMailKind } from '../features/notifications/mail-preference.ts'
import { PublicReview } from '../features/reviews/public-review.schema.ts'
import { bookingStatuses, priceTypes } from '../platform/tables/column-values.ts'

// The shapes of the answers: the documentation lists them, and only their fields are sent. An answer that does not match
// is a failure, so no shape may be narrower than what is stored.

const id = z.string()
const text = z.string()
const textOrNull = z.string().nullable()
const number = z.number()
const numberOrNull = z.number().nullable()
const yes = z.boolean()
const date = z.iso.date()
const instant = z.iso.datetime()
/** In documents as a pattern; what is sent comes from the database, which has no other. */
const time = text.meta({
  pattern: '^([01]\\d|2[0-3]):[0-5]\\d$',
  description: 'HH:mm, where the pro works',
  examples: ['14:30'],
})
const timeZone = text.meta({ description: 'An IANA time zone', examples: ['America/Los_Angeles'] })
const minutes = z.int().meta({ description: 'In minutes' })

const answersWithin =
  'In how many minutes most of the latest requests were answered: 60, 120, 240, 1440 or 2880. Null when that took longer, or when there were too few requests'

const Place = z.object({
  label: text,
  city: textOrNull,
  state: text,
  zip: textOrNull,
  latitude: number,
  longitude: number,
})
const Service = z.object({
  id,
  name: text,
  description: text,
  categoryId: z.int(),
  categoryName: text,
  price: number,
  priceType: z.enum(priceTypes),
  durationMinutes: minutes,
})
const ProCard = z.object({
  userId: id,
  user: z.object({
    id,
    firstName: text,
    lastName: text,
    profileImageUrl: textOrNull,
    role: z.literal('pro'),
    subscriptionStatus: z.enum(['active', 'inactive']),
  }),
  businessName: text,
  description: text,
  yearsInBusiness: z.int(),
  city: text,
  state: text,
  zipCode: text,
  serviceRadius: z.int(),
  isVerified: yes,
  averageRating: numberOrNull,
  reviewCount: z.int(),
  answersWithin: z.int().nullable().describe(answersWithin),
  services: z.array(z.object({ id, name: text, categoryId: z.int() })),
  /** The lowest of the services, or of those of the kind that was searched for; an estimate only where nothing else is. */
  startingPrice: z.object({ price: number, priceType: z.enum(priceTypes) }).nullable(),
  phone: textOrNull,
  email: textOrNull,
  profileImage: textOrNull,
  latitude: number,
  longitude: number,
  distanceMiles: numberOrNull,
  servesLocation: yes.nullable(),
})
const status = z.enum(bookingStatuses)
const Booking = z.object({
  id,
  status,
  scheduledDate: date,
  scheduledTime: time,
  timeZone,
  durationMinutes: minutes,
  price: numberOrNull.describe('In dollars; null until the pro names one'),
  serviceId: textOrNull,
  serviceName: textOrNull,
  serviceType: text,
  address: textOrNull,
  city: textOrNull,
  state: textOrNull,
  zip: textOrNull,
  notes: text,
  customerId: id,
  proId: id,
  customer: z.object({ firstName: text, lastName: text, email: text, phone: text }),
  pro: z.object({ firstName: text, lastName: text, businessName: text }),
  review: z.object({ id, rating: z.int(), comment: text }).nullable(),
  cancelReason: textOrNull,
  timeTaken: yes.describe('Pending, but another visit was accepted for that time'),
  replacesId: textOrNull.describe('The booking that this one replaces, or would replace once it is accepted'),
  suggestion: z
    .object({
      id,
      times: z
        .array(z.object({ date, time: text }))
        .describe('Those that can be taken now, in the time zone of the booking'),
      note: textOrNull,
      price: numberOrNull.describe('In dollars, named with the suggestion'),
    })
    .nullable()
    .describe('Other times that the pro suggests, as long as the request waits'),
  createdAt: instant,
  actions: z.array(status).describe('The statuses that you may set now'),
})
const Partner = z.object({ userId: id, name: text, businessName: textOrNull, image: textOrNull })

/** Keyed by the names under which the document refers to them. */
export const shapes = {
  Error: z.object({
    message: text,
    code: text,
    fields: z.record(text, text).optional(),
    /** For an unknown place: the nearest matches. */
    suggestions: z.array(Place).optional(),
    requestId: id,
  }),
  User: OwnAccount,
  SignedIn: OwnAccount.extend({ message: text }),
  Session: OwnSession,
  Category: z.object({
    id: z.int(),
    name: text,
    description: text,
    imageUrl: textOrNull,
    createdAt: instant,
    updatedAt: instant,
  }),
  Place,
  ProCard,
  ProProfile: ProCard.extend({
    services: z.array(Service),
    /** Of finished work, newest first; `url` is the large copy. None while the membership is not active. */
    photos: z.array(z.object({ id, url: text, caption: text })),
    reviews: z.array(PublicReview),
    acceptsRequests: yes,
    timeZone,
    /** The street, visible to its owner only. */
    address: textOrNull,
  }),
  Availability: z.object({ timeZone, days: z.array(z.object({ date, slots: z.array(time).describe('Free starts') })) }),
  Hours: z.object({
    weekly: z.array(z.object({ weekday: z.int().describe('0 is Sunday'), start: time, end: time })),
    exceptions: z.array(z.object({ date, closed: yes.optional(), start: time.optional(), end: time.optional() })),
    bufferMinutes: z.int(),
    noticeHours: z.int(),
  }),
  Service,
  Booking,
  BookingRequestResult: z.object({ bookingId: id, status, booking: Booking }),
  CalendarAddress: z.object({ url: z.url() }),
  Review: PublicReview,
  Message: PublicMessage,
  Conversation: z.object({
    id,
    with: Partner,
    lastMessage: PublicMessage.nullable(),
    unread: z.int(),
    bookingId: textOrNull,
  }),
  Thread: z.object({
    conversationId: textOrNull,
    with: Partner,
    messages: z.array(PublicMessage),
    readSeq: z.int(),
    theirReadSeq: z.int(),
    canWrite: yes,
  }),
  Notification: z.object({ id, kind: text, title: text, detail: text, path: text, createdAt: instant, read: yes }),
  UnreadCounts: z.object({ messages: z.int(), notifications: z.int() }),
  MailPreferences: z.object(perMailKind(() => yes)),
  Plan: z.object({
    id: z.enum(['monthly', 'annual']),
    name: text,
    description: text,
    monthlyPrice: number,
    annualPrice: number,
    price: number,
    interval: text,
    features: z.array(text),
  }),
  Checkout: z.object({ paymentUrl: z.url() }),
  Acknowledgement: z.object({ message: text }),
  Created: z.object({ id }),
} as const satisfies Record<string, z.ZodType>

/** The name of a shape, or of the items of a list. */
export function nameOf(shape: z.ZodType): string {
  const named = shape instanceof z.ZodArray ? shape.element : shape
  return Object.entries(shapes).find(([, known]) => known === named)?.[0] ?? ''
}
