/** A pro's accepted visits of one day, for the pro's own device when there is no connection. */
export interface TodaysVisits {
  accountId: string
  /** YYYY-MM-DD where the business is. */
  day: string
  /** When that day ends. */
  until: string
  visits: VisitToday[]
}

export interface VisitToday {
  id: string
  /** HH:mm */
  time: string
  service: string
  customerName: string
  phone: string
  address: string
}

/** What was kept, if it is still of today. */
export function asVisitsToday(kept: unknown, now: Date): TodaysVisits | null {
  return isTodaysVisits(kept) && new Date(kept.until) > now ? kept : null
}

// Written by ourselves on this device, perhaps by an older version.
function isTodaysVisits(kept: unknown): kept is TodaysVisits {
  if (typeof kept !== 'object' || kept === null) return false
  return (
    'accountId' in kept &&
    'day' in kept &&
    typeof kept.day === 'string' &&
    'until' in kept &&
    typeof kept.until === 'string' &&
    'visits' in kept &&
    Array.isArray(kept.visits)
  )
}
