import { z } from 'zod'

import { prose } from '../../platform/text.ts'

const rating = 'Please choose a rating from 1 to 5'
const comment = 'Please write a comment'
const photo = 'Please name photos by their ids'
const response = 'Please write a response'

const seen = z.iso
  .datetime('Please reload the page')
  .transform((at) => new Date(at))
  .optional()
const whichSeen = 'The `changedAt` of the review that was read, or its `createdAt` if that is null'

export const NewReview = z.strictObject({
  bookingId: z
    .string('Please choose a booking')
    .min(1, 'Please choose a booking')
    .max(100)
    .describe('A completed booking of yours'),
  proId: z
    .string('Please choose a professional')
    .min(1, 'Please choose a professional')
    .max(100)
    .describe('The pro of that booking'),
  rating: z
    .int(rating)
    .min(1, rating)
    .max(5, rating)
    .meta({ description: 'Stars', examples: [5] }),
  comment: prose({ min: 1, max: 4000, message: comment, example: 'Spotless, and on time.' }),
})
export type NewReview = z.output<typeof NewReview>

/** A review from a form, where the rating is text. */
export const NewReviewForm = NewReview.extend({
  rating: z
    .string(rating)
    .regex(/^[1-5]$/, rating)
    .transform(Number),
  /** How many were chosen: browsers do not show them again. The files are not text. */
  photos: z.string().optional(),
})

/** What can change until the pro has answered. */
export const ChangedReview = NewReview.pick({ rating: true, comment: true }).extend({
  removePhotos: z
    .array(
      z
        .string(photo)
        .max(100, photo)
        .meta({ examples: ['4f0c1a52-8d0e-4f6b-9a53-0d3f4c5b6a71'] }),
      photo,
    )
    .max(100, photo)
    .optional()
    .describe('The ids of those of its `photos` that are removed; all others stay'),
  seen: seen.describe(`${whichSeen}: the change is refused if there was another one since`),
})
export type ChangedReview = z.output<typeof ChangedReview>

export const ChangedReviewForm = NewReviewForm.pick({ rating: true, comment: true, photos: true }).extend({
  removePhotos: z
    .string()
    .transform((ids) => ids.split(' '))
    .optional(),
  seen,
})

export const ReviewResponse = z.strictObject({
  response: prose({ min: 1, max: 4000, message: response, example: 'Thank you, Dana.' }),
  seen: seen.describe(`${whichSeen}: the response is refused if its customer has changed it since`),
})
export type ReviewResponse = z.output<typeof ReviewResponse>
