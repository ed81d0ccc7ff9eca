/** The numbers on top of a pro's dashboard. */
export interface BookingFigures {
  pending: number
  /** Accepted ones that are over. */
  bookingsToComplete: number
  /** Accepted and completed ones, Monday to Sunday. */
  bookingsThisWeek: number
  /** What the completed appointments of this month cost together, as far as they have a price. */
  completedThisMonthCents: number
  /** Null without a review. */
  rating: number | null
  reviewCount: number
  timeZone: string
  /** False while an operator has still to approve the business. */
  isApproved: boolean
  /** Whether anybody asked for an appointment of late. */
  hasRequests: boolean
  /** Whether this pro ever asked another pro for an appointment. */
  hasOwnRequests: boolean
}

/** One bar pair of the chart. */
export interface WeekFigures {
  /** Its Monday, YYYY-MM-DD. */
  week: string
  /** Requests that came in, whatever became of them. */
  requests: number
  /** Appointments of that week that were completed. */
  completed: number
}

export const chartWeeks = 12
