import { z } from 'zod'

import { id, instant, text, whole } from '../../platform/shape-fields.ts'

/** A review as visible to everyone. */
export const PublicReview = z.object({
  id,
  bookingId: id,
  proId: id,
  rating: whole(5).describe('Stars, from 1 to 5'),
  comment: text('Spotless, and on time.'),
  proResponse: text('Thank you, Dana.').nullable().describe('Null until the pro responds'),
  createdAt: instant,
  photos: z
    .array(z.object({ id, url: text('https://poolwell.example/media/4f0c1a52-8d0e-4f6b-9a53-0d3f4c5b6a71-1280.webp') }))
    .describe('What the customer shows of the work, up to four'),
  changedAt: instant.nullable().describe('When its customer last changed it; null if never'),
  author: z.object({ firstName: text('Dana'), lastInitial: text('W') }),
})
