import { z } from 'zod'

import { prose } from '../../platform/text.ts'

const rating = 'Please choose a rating from 1 to 5'
const comment = 'Please write your review'
const response = 'Please write your answer'

const seen = z.iso
  .datetime('Please reload the page')
  .transform((at) => new Date(at))
  .optional()

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

/** What can change until the pro has answered, on the page of the booking. */
export const ChangedReviewForm = NewReviewForm.pick({ rating: true, comment: true, photos: true }).extend({
  removePhotos: z
    .string()
    .transform((ids) => ids.split(' '))
    .optional(),
  seen,
})
export type ChangedReview = Omit<z.output<typeof ChangedReviewForm>, 'photos'>

export const ReviewResponse = z.strictObject({
  response: prose({ min: 1, max: 4000, message: response, example: 'Thank you, Dana.' }),
  seen: seen.describe(
    'The `changedAt` of the review that was read, or its `createdAt` if that is null: the response is refused if its customer has changed it since',
  ),
})
export type ReviewResponse = z.output<typeof ReviewResponse>
