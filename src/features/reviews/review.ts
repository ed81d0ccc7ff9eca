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

/** A review beside the name of the business it is about. */
export interface LatestReview extends Review {
  businessName: string
}
