import { z } from 'zod'

import { leastGap, leastNotice, timesAway } from '../features/availability/availability.schema.ts'
import { PublicReview } from '../features/reviews/public-review.schema.ts'
import { howPriced } from '../features/services/service.schema.ts'
import { usualPageSize } from '../platform/cursor.ts'
import { day, decimal, id, instant, text, whole, flag } from '../platform/shape-fields.ts'
import { priceTypes } from '../platform/tables/column-values.ts'

/** In documents as a pattern; what is sent comes from the database, which has no other. */
export const time = text('10:00').meta({
  pattern: '^([01]\\d|2[0-3]):[0-5]\\d$',
  description: 'HH:mm, where the pro works',
})
export const timeZone = text('America/Los_Angeles').describe('The IANA time zone of the business')
export const dollars = decimal(120).describe('In dollars')
export const durationMinutes = whole(60).describe('In minutes')

const priceType = z.enum(priceTypes).describe(howPriced)
const premium = 'Null while the membership is not active, and when the pro gave none'
const answersWithin =
  'In how many minutes most of the latest requests were answered: 60, 120, 240, 1440 or 2880. Null when that took longer, or when there were too few requests'

export const Category = z.object({
  id: whole(1).describe('From 1 to 6; never changes'),
  name: text('Regular Maintenance'),
  description: text('Skimming, brushing, vacuuming and a look at the equipment.'),
  imageUrl: z.string().nullable().describe('Null without a picture'),
  createdAt: instant,
  updatedAt: instant,
})

export const Place = z.object({
  label: text('Pasadena, CA 91101'),
  city: text('Pasadena').nullable().describe('Null for a county, a region or a state'),
  state: text('CA'),
  zip: text('91101').nullable().describe('Null for anything larger than a ZIP code'),
  latitude: decimal(34.1478).describe('In degrees'),
  longitude: decimal(-118.1445).describe('In degrees'),
})

export const Service = z.object({
  id,
  name: text('Weekly cleaning'),
  description: text('Skim, brush, vacuum, test and balance.'),
  categoryId: whole(1).describe('The `id` of a category'),
  categoryName: text('Regular Maintenance'),
  price: dollars,
  priceType,
  durationMinutes,
})

export const ProCard = z.object({
  userId: id,
  user: z.object({
    id,
    firstName: text('Maria'),
    lastName: text('Delgado'),
    profileImageUrl: z.string().nullable().describe(premium),
    role: z.literal('pro'),
    subscriptionStatus: z.enum(['active', 'inactive']).describe('Whether the membership is active'),
  }),
  businessName: text('Blue Haven Pool Care'),
  description: text('Weekly care for pools of every kind.'),
  yearsInBusiness: whole(8).describe('In years'),
  city: text('Pasadena'),
  state: text('CA'),
  zipCode: text('91101'),
  serviceRadius: whole(25).describe('How many miles the pro drives'),
  isVerified: flag(true).describe('Poolwell has checked the business'),
  averageRating: decimal(4.8).nullable().describe('In stars, from 1 to 5; null before the first review'),
  reviewCount: whole(31).describe('How many reviews there are'),
  answersWithin: whole(120).nullable().describe(answersWithin),
  services: z.array(
    z.object({ id, name: text('Weekly cleaning'), categoryId: whole(1).describe('The `id` of a category') }),
  ),
  startingPrice: z
    .object({ price: dollars, priceType })
    .nullable()
    .describe(
      'The lowest of the services, or of those of the kind that was searched for; an estimate only where nothing else is. Null without a service',
    ),
  phone: text('(626) 555-0117').nullable().describe(premium),
  email: text('maria@bluehaven.example').nullable().describe(premium),
  profileImage: z.string().nullable().describe(premium),
  latitude: decimal(34.1478).describe('Of the ZIP code, in degrees'),
  longitude: decimal(-118.1445).describe('Of the ZIP code, in degrees'),
  distanceMiles: decimal(3.2).nullable().describe('From the place that was searched for; null without one'),
  servesLocation: flag(true)
    .nullable()
    .describe('Whether the place that was searched for is within `serviceRadius`; null without one'),
})

export const ProProfile = ProCard.extend({
  services: z.array(Service),
  photos: z
    .array(z.object({ id, url: text('https://poolwell.example/media/photo.webp'), caption: text('After the storm') }))
    .describe('Of finished work, newest first, in the large size. None while the membership is not active'),
  reviews: z.array(PublicReview).describe(`The newest ${usualPageSize}`),
  acceptsRequests: flag(true).describe('Whether visits can be requested now'),
  timeZone,
  address: z.string().nullable().describe('The street; null for everyone but the owner'),
})

export const Availability = z.object({
  timeZone,
  days: z.array(z.object({ date: day, slots: z.array(time).describe('Free starts') })).describe('Each day, in order'),
})

export const Hours = z.object({
  weekly: z.array(z.object({ weekday: whole(1).describe('0 is Sunday'), start: time, end: time })),
  exceptions: z
    .array(
      z
        .object({ date: day, closed: flag(true).optional(), start: time.optional(), end: time.optional() })
        .meta({ examples: [{ date: '2027-07-05', closed: true }] }),
    )
    .describe('Days off, and days with other hours than their weekday'),
  away: z
    .array(
      z
        .object({ date: day, start: time, end: time })
        .meta({ examples: [{ date: '2027-07-06', start: '10:00', end: '12:00' }] }),
    )
    .describe(timesAway),
  bufferMinutes: whole(15).describe(`${leastGap}, in minutes`),
  noticeHours: whole(24).describe(`${leastNotice}, in hours`),
})
