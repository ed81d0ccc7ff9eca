import { z } from 'zod'

/** A review as visible to everyone. */
export const PublicReview = z.object({
  id: z.string(),
  bookingId: z.string(),
  proId: z.string(),
  rating: z.int(),
  comment: z.string(),
  proResponse: z.string().nullable(),
  createdAt: z.iso.datetime(),
  author: z.object({ firstName: z.string(), lastInitial: z.string() }),
})
