/** The numbers on top of a pro's dashboard. */
export interface BookingFigures {
  pending: number
  /** The pending ones that wait for their customer to take a suggested time, and not for the pro. */
  toChoose: number
  /** Accepted appointments that are over. */
  bookingsToComplete: number
  /** Accepted and completed appointments, Monday to Sunday. */
  bookingsThisWeek: number
  /** The total price of the appointments completed this month, as far as their prices are known. */
  completedThisMonthCents: number
  /** Null without a review. */
  rating: number | null
  reviewCount: number
  /** How fast homeowners are told that this pro answers, in minutes; null when they are told nothing. */
  answersWithin: number | null
  /** Whether anybody ever requested an appointment. */
  hasRequests: boolean
  /** Whether this pro ever requested an appointment from another pro. */
  hasOwnRequests: boolean
}

/** One pair of bars in the chart. */
export interface WeekFigures {
  /** Its Monday, YYYY-MM-DD. */
  week: string
  /** Requests that came in, however they ended. */
  requests: number
  /** Appointments of that week that were completed. */
  completed: number
}
