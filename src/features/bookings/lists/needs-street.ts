import type { BookingView } from '../booking.ts'

/** Whether somebody has to say where to come: to an agreed appointment that is not over. */
export function needsStreet({ phase, address }: Pick<BookingView, 'phase' | 'address'>): boolean {
  return (phase === 'coming' || phase === 'begun') && address === null
}

/** Whether its customer can: it is a message to the pro. */
export function mayAddStreet(booking: Pick<BookingView, 'phase' | 'address' | 'isBlocked' | 'otherHasLeft'>): boolean {
  return needsStreet(booking) && !booking.isBlocked && !booking.otherHasLeft
}
