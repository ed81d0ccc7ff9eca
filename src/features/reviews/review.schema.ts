import { z } from 'zod'

const rating = 'Please choose a rating from 1 to 5'
const comment = 'Please write a comment'
const response = 'Please write a response'

export const NewReview = z.strictObject({
  bookingId: z.string('Please choose a booking').min(1, 'Please choose a booking').max(100),
  proId: z.string('Please choose a professional').min(1, 'Please choose a professional').max(100),
  rating: z.int(rating).min(1, rating).max(5, rating),
  comment: z.string(comment).trim().min(1, comment).max(4000, 'Please use at most 4,000 characters'),
})
export type NewReview = z.output<typeof NewReview>

/** The same from a form, where a rating is text. */
export const NewReviewForm = NewReview.extend({
  rating: z
    .string(rating)
    .regex(/^[1-5]$/, rating)
    .transform(Number),
})

export const ReviewResponse = z.strictObject({
  response: z.string(response).trim().min(1, response).max(4000, 'Please use at most 4,000 characters'),
})
export type ReviewResponse = z.output<typeof ReviewResponse>
