import { mostPhotos, tooManyPhotos } from '../bookings/booking.ts'
import { fewerPhotos } from '../media/fewer-photos.ts'

/** How many photos can be added to a review that keeps so many, and what is said of more. */
export function roomForPhotos(kept: number): { room: number; tooMany: string } {
  const room = Math.max(0, mostPhotos - kept)
  if (room === 0) return { room, tooMany: `A review shows ${mostPhotos} photos. Remove one to add another` }
  return { room, tooMany: kept === 0 ? tooManyPhotos : fewerPhotos(room) }
}
