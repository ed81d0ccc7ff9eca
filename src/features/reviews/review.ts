import type { z } from 'zod'

import type { PublicReview } from './public-review.schema.ts'

export const defaultRating = 5

export type Review = z.output<typeof PublicReview>

/** "Dana W.", or only the first name: a deleted account has no last name. */
export function authorName({ author: { firstName, lastInitial } }: Review): string {
  return lastInitial ? `${firstName} ${lastInitial}.` : firstName
}

/** How many reviews gave this many stars. */
export interface StarCount {
  stars: number
  count: number
}

/** A review with the name of the business it is about. */
export interface LatestReview extends Review {
  businessName: string
  /** The time zone of the business: its profile and the wall of reviews both use it for dates. */
  timeZone: string
}
