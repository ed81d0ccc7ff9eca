import { NewReview, ReviewResponse } from '../features/reviews/review.schema.ts'
import { respondToReview, writeReview } from '../features/reviews/reviews.server.ts'
import { idempotencyKey } from '../platform/idempotency.server.ts'
import { api, readJson } from './context.ts'

export const reviewsApi = api
  .createApp()
  .post('/reviews', async (c) => {
    const review = await readJson(c, NewReview)
    return c.json(await writeReview(c.var.visit, review, idempotencyKey(c.req.raw.headers)), 201)
  })
  .put('/reviews/:id/response', async (c) =>
    c.json(await respondToReview(c.var.visit, c.req.param('id'), await readJson(c, ReviewResponse))),
  )
