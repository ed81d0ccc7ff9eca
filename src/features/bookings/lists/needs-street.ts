import type { BookingView } from '../booking.ts'

/** Whether somebody has to say where to come: to an agreed appointment that is not over. */
export function needsStreet({ phase, address }: Pick<BookingView, 'phase' | 'address'>): boolean {
  return (phase === 'coming' || phase === 'begun') && address === null
}
