import { NewReview, ReviewResponse } from '../features/reviews/review.schema.ts'
import { respondToReview, writeReview } from '../features/reviews/reviews.server.ts'
import { api, idempotencyKey, readJson } from './context.ts'

export const reviewsApi = api
  .createApp()
  .post('/reviews', async (c) => {
    const review = await readJson(c, NewReview)
    return c.json(await writeReview(c.var.visit, review, idempotencyKey(c)), 201)
  })
  .put('/reviews/:id/response', async (c) =>
    c.json(await respondToReview(c.var.visit, c.req.param('id'), await readJson(c, ReviewResponse))),
  )
