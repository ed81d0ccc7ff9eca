import { expect, test } from 'vitest'

import { NewReview, NewReviewForm, ReviewResponse } from './review.schema.ts'

const review = { bookingId: 'b', proId: 'p', rating: 5, comment: 'Good' }

test('a comment must not be empty after trimming', () => {
  expect(NewReview.parse({ ...review, comment: '  Good ' }).comment).toBe('Good')
  for (const comment of ['', '   ', undefined]) expect(NewReview.safeParse({ ...review, comment }).success).toBe(false)
  for (const response of ['', '   ', undefined]) expect(ReviewResponse.safeParse({ response }).success).toBe(false)
})

test('a rating is a whole number from one to five', () => {
  for (const rating of [1, 2, 3, 4, 5]) expect(NewReview.safeParse({ ...review, rating }).success).toBe(true)
  for (const rating of [0, 6, 4.5, '5', null]) expect(NewReview.safeParse({ ...review, rating }).success).toBe(false)
  expect(NewReviewForm.parse({ ...review, rating: '4' }).rating).toBe(4)
  for (const rating of ['0', '6', '4.5', '']) expect(NewReviewForm.safeParse({ ...review, rating }).success).toBe(false)
})
