import { addressLine, type BookingView } from './booking.ts'

/**
 * The way to an appointment that its pro is to drive to, in Google Maps: this address opens the app on any phone that
 * has it, and the site anywhere else.
 */
export function directionsTo({ status, ...pool }: Place): string | undefined {
  if (status !== 'accepted' || pool.address === null) return undefined
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination: addressLine(pool) })}`
}

type Place = Pick<BookingView, 'status' | 'address' | 'city' | 'state' | 'zip'>
