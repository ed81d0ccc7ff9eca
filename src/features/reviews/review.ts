export const defaultRating = 5

/** A review as everyone may see it. */
export interface Review {
  id: string
  bookingId: string
  proId: string
  rating: number
  comment: string
  proResponse: string | null
  createdAt: string
  author: { firstName: string; lastInitial: string }
}

/** "Dana W.", or the first name alone: an erased account has no last name. */
export function authorName({ author: { firstName, lastInitial } }: Review): string {
  return lastInitial ? `${firstName} ${lastInitial}.` : firstName
}

/** How many reviews gave so many stars. */
export interface StarCount {
  stars: number
  count: number
}

/** A review beside the name of the business it is about. */
export interface LatestReview extends Review {
  businessName: string
  /** The zone of the business: its profile and the wall date the review alike. */
  timeZone: string
}
