/** The numbers on top of a pro's dashboard. */
export interface BookingFigures {
  pending: number
  /** Accepted ones that are over. */
  visitsToComplete: number
  /** Accepted and completed ones, Monday to Sunday. */
  visitsThisWeek: number
  /** What the visits accepted in this month cost together, as far as they have a price. */
  acceptedThisMonthCents: number
  /** Null without a review. */
  rating: number | null
  reviewCount: number
  timeZone: string
  /** False while an operator has still to approve the business. */
  isApproved: boolean
  /** Whether this pro ever asked another pro for a visit. */
  hasOwnRequests: boolean
}

/** One bar pair of the chart. */
export interface WeekFigures {
  /** Its Monday, YYYY-MM-DD. */
  week: string
  /** Requests that came in, whatever became of them. */
  requests: number
  /** Visits of that week that were completed. */
  visits: number
}

export const chartWeeks = 12
