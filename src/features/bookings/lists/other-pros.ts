import { type Category, categories } from '../../services/category.ts'
import type { Booking } from '../booking.ts'

/** A search for other pros who could do the booked work at the same place. */
export function otherProsPath({ serviceType, city, state, zip }: WantedWork): string {
  const place = zip ?? [city, state].filter(Boolean).join(', ')
  const kind = categoryOf(serviceType)
  const search = new URLSearchParams({ ...(place && { location: place }), ...(kind && { service: String(kind.id) }) })
  return search.size > 0 ? `/find-pros?${search}` : '/find-pros'
}

/** The category with the name that a booking stored. */
export function categoryOf(serviceType: string): Category | undefined {
  return categories.find(({ name }) => name === serviceType)
}

type WantedWork = Pick<Booking, 'serviceType' | 'city' | 'state' | 'zip'>
