import { plural } from '../../../ui/format.ts'
import { milesBetween, type Point } from '../../places/distance.ts'
import { placeOfZip } from '../../places/places.server.ts'
import { shortZip } from '../../places/zip-code.ts'
import type { Booking } from '../booking.ts'
import { aboutMiles } from './about-miles.ts'

/** Tells a pro how far away a pool outside their service area is; they can still accept the request. */
export function farPoolRemark({ status, zip }: Pick<Booking, 'status' | 'zip'>, pro: ServiceArea): string | undefined {
  const place = status === 'pending' && zip ? placeOfZip(shortZip(zip)) : undefined
  const miles = place ? milesBetween(pro, place) : 0
  if (miles <= pro.serviceRadius) return undefined
  return `${aboutMiles(miles)} away; you serve ${plural(pro.serviceRadius, 'mile')}.`
}

interface ServiceArea extends Point {
  serviceRadius: number
}
