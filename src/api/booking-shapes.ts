import { z } from 'zod'

import { day, id, idOrNull, instant, text, whole, flag } from '../platform/shape-fields.ts'
import { bookingStatuses, repeatWeeks } from '../platform/tables/column-values.ts'
import { dollars, durationMinutes, time, timeZone } from './pro-shapes.ts'

const status = z.enum(bookingStatuses)
const fromRequest = 'As in the request; null when it had none'

export const Booking = z.object({
  id,
  status,
  scheduledDate: day,
  scheduledTime: time,
  timeZone,
  durationMinutes,
  price: dollars.nullable().describe('In dollars; null until the pro names one'),
  serviceId: id.nullable().describe('Null when no service was chosen'),
  serviceName: text('Weekly cleaning').nullable().describe('As it was when it was requested; null without a service'),
  serviceType: text('Regular Maintenance'),
  address: text('12 Palm Ct').nullable().describe('Null for the pro until the booking is accepted, or without one'),
  city: text('Pasadena').nullable().describe(fromRequest),
  state: text('CA').nullable().describe(fromRequest),
  zip: text('91105').nullable().describe(fromRequest),
  notes: text('A bit green at the steps after the storm.').describe('The `description` of the request'),
  photos: z
    .array(text('https://poolwell.example/media/4f0c1a52-8d0e-4f6b-9a53-0d3f4c5b6a71-1280.webp'))
    .describe('What the customer sent about it, the newest eight, oldest first: addresses for the two parties only'),
  customerId: id,
  proId: id,
  customer: z
    .object({
      firstName: text('Dana'),
      lastName: text('Whitfield'),
      email: text('dana@example.com'),
      phone: text('(626) 555-0142'),
    })
    .describe('Email and phone are those of the request'),
  pro: z.object({
    firstName: text('Maria'),
    lastName: text('Delgado'),
    businessName: text('Blue Haven Pool Care'),
  }),
  review: z
    .object({ id, rating: whole(5).describe('Stars, from 1 to 5'), comment: text('Spotless, and on time.') })
    .nullable()
    .meta({ description: 'Null until the customer reviews it', examples: [null] }),
  cancelReason: z
    .string()
    .nullable()
    .describe('What the person wrote, or `expired`, `moved`, `changed` or `account deleted`. Null without a reason'),
  timeTaken: flag(false).describe('Pending, but another visit was accepted for that time'),
  replacesId: idOrNull.describe(
    'The booking that this one replaces, or would replace once it is accepted; null for none. A request that repeats, whose `series` has its own id, replaces the later visits of that one’s series with it',
  ),
  series: z
    .object({
      id: id.describe('The id of the request with which it began'),
      number: whole(1).describe('Which of the visits this is, from 1'),
      everyWeeks: z.literal(repeatWeeks).describe('How many weeks apart'),
      times: whole(8).describe('How many visits were asked for; those on dates that were not possible do not exist'),
      later: whole(7).describe('How many later visits of the series are booked and have not begun'),
    })
    .nullable()
    .meta({ description: 'For a visit that repeats; null for others', examples: [null] }),
  suggestion: z
    .object({
      id,
      times: z
        .array(z.object({ date: day, time }))
        .describe('Those that can be taken now, in the time zone of the booking'),
      note: text('I am in your street that day.').nullable().describe('Null without one'),
      price: dollars.nullable().describe('In dollars, named with the suggestion; null when none was'),
      andLater: flag(false).describe('The later visits of its series move with it, in their rhythm'),
    })
    .nullable()
    .meta({
      description:
        'Other times that the pro suggests, as long as the request waits or the visit is when it was; null without any',
      examples: [null],
    }),
  createdAt: instant,
  actions: z.array(status).meta({ description: 'The statuses that you may set now', examples: [['canceled']] }),
})

export const BookingRequestResult = z.object({ bookingId: id, status, booking: Booking })

export const RequestDate = z.object({
  date: day.describe('In the time zone of the booking'),
  isFree: flag(true).describe('Whether accepting would book a visit on it: the pro works then and is free'),
})
