/** A pro's accepted appointments of one day, for the pro's own device when there is no connection. */
export interface TodaysAppointments {
  accountId: string
  /** YYYY-MM-DD where the business is. */
  day: string
  /** When that day ends. */
  until: string
  /** Named as existing devices have stored them. */
  visits: TodaysAppointment[]
}

export interface TodaysAppointment {
  id: string
  /** HH:mm */
  time: string
  service: string
  customerName: string
  /** Empty once the customer has deleted the account. */
  phone: string
  address: string
  /** The address of the way there; none without a street, or as older versions have stored it. */
  directions?: string
}

/** Where the pro goes next today, and how many more visits follow that one. */
export interface NextAppointment extends Pick<TodaysAppointment, 'id' | 'time' | 'customerName'> {
  more: number
}

/** The first of these that has not begun at this time of the day. */
export function nextAppointment(visits: readonly TodaysAppointment[], now: string): NextAppointment | null {
  const [next, ...rest] = visits.filter(({ time }) => time > now)
  return next ? { id: next.id, time: next.time, customerName: next.customerName, more: rest.length } : null
}

/** The stored appointments, if they are still today's. */
export function asTodaysAppointments(kept: unknown, now: Date): TodaysAppointments | null {
  return isTodaysAppointments(kept) && new Date(kept.until) > now ? kept : null
}

// Written by Poolwell on this device, perhaps by an older version.
function isTodaysAppointments(kept: unknown): kept is TodaysAppointments {
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
