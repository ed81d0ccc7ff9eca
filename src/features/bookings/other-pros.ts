import { type Category, categories } from '../services/category.ts'
import type { Booking } from './booking.ts'

/** A search for other pros who can be asked for the booked work at the same place; its pro is left out. */
export function otherProsPath({ proId, serviceType, city, state, zip }: WantedWork): string {
  const place = zip ?? [city, state].filter(Boolean).join(', ')
  const kind = categoryOf(serviceType)
  const where = { ...(place && { location: place }), ...(kind && { service: String(kind.id) }) }
  return `/find-pros?${new URLSearchParams({ ...where, takesRequests: 'true', except: proId })}`
}

/** The category with the name that a booking stored. */
export function categoryOf(serviceType: string): Category | undefined {
  return categories.find(({ name }) => name === serviceType)
}

type WantedWork = Pick<Booking, 'proId' | 'serviceType' | 'city' | 'state' | 'zip'>
