import { NewReview, ReviewResponse } from '../features/reviews/review.schema.ts'
import { respondToReview, writeReview } from '../features/reviews/reviews.server.ts'
import { call } from './call.ts'
import { publicReview } from './public-views.ts'
import { shapes } from './shapes.ts'

export const reviewCalls = [
  call('POST /api/reviews', {
    summary: 'Review a completed booking',
    body: NewReview,
    refuses: [404, 409],
    repeatable: true,
    answers: [201, shapes.Review],
    handle: async ({ visit, body, key }) => publicReview(visit, await writeReview(visit, body, key)),
  }),
  call('PUT /api/reviews/{id}/response', {
    summary: 'Respond to a review of your business',
    body: ReviewResponse,
    refuses: [409],
    answers: [200, shapes.Review],
    handle: async ({ visit, params, body }) => publicReview(visit, await respondToReview(visit, params.id, body)),
  }),
]
