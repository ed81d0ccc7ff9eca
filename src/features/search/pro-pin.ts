import { formatRating } from '../../ui/format.ts'
import type { MapPin } from '../maps/map-pins.ts'
import type { ProCardFace } from '../pros/pro-card-face.ts'
import { profilePath } from '../pros/profile-path.ts'

/** A pro on the map, at the center of their ZIP code. */
export function pinOf(pro: ProCardFace): MapPin {
  const { userId, businessName, averageRating, latitude, longitude } = pro
  const label = averageRating === null ? 'New' : formatRating(averageRating)
  return { id: userId, name: businessName, label, latitude, longitude, href: profilePath(pro) }
}
