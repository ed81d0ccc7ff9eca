import { formatRating } from '../../ui/format.ts'
import type { MapPin } from '../maps/map-pins.ts'
import type { ProCardFace } from '../pros/pro-card.ts'

/** A pro on the map, at the center of their ZIP code. */
export function pinOf({ userId, businessName, averageRating, latitude, longitude }: ProCardFace): MapPin {
  const label = averageRating === null ? 'New' : formatRating(averageRating)
  return { id: userId, name: businessName, label, latitude, longitude, href: `/pros/${userId}` }
}
