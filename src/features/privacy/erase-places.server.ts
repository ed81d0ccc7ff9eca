import type { Visit } from '../../platform/visit.server.ts'
import { findTown } from '../places/places.server.ts'
import { findAppointmentTowns, setAppointmentTown } from './erase-places.table.server.ts'

/**
 * Leaves of where the appointments of a customer took place the town, the state and a short ZIP code: a town that is
 * none may be a street, and a long ZIP code names a few houses.
 */
export async function erasePlaces(visit: Visit, customerId: string): Promise<void> {
  for (const typed of await findAppointmentTowns(visit, customerId)) {
    await setAppointmentTown(visit, customerId, { typed, kept: findTown(typed.city ?? '', typed.state ?? '') })
  }
}
