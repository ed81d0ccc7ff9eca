import { refuse } from '../../platform/refusal.ts'
import type { Actor, Visit } from '../../platform/visit.server.ts'
import { isActive } from '../memberships/membership.ts'
import { findBlocks } from '../messages/blocks.table.server.ts'
import { findOfferedService, lockOfferingPro } from './booking-offer.table.server.ts'
import { requestRefusal } from './request-refusal.ts'

/** The pro whom this customer may ask, locked; whether requests are open is answered after all that is wrong with one. */
export async function requireOfferingPro(visit: Visit, proId: string, customer: Actor) {
  const pro = (await lockOfferingPro(visit, proId, customer.id)) ?? refuse('missing', 'Professional not found.')
  const acceptsRequests = isActive(pro.membership)
  const refusal = requestRefusal({ userId: pro.id, acceptsRequests }, customer)
  if (refusal === 'own' || refusal === 'pro') refuse('forbidden', 'Only customers can request a service.')
  if ((await findBlocks(visit, customer.id, pro.id)).byThem) {
    refuse('forbidden', 'This professional does not take requests from you.', { code: 'BLOCKED' })
  }
  return { id: pro.id, acceptsRequests }
}

/** The service that is asked for; null when the request names none. */
export async function requireOfferedService(visit: Visit, proId: string, serviceId: string | null) {
  if (serviceId === null) return null
  return (await findOfferedService(visit, proId, serviceId)) ?? refuse('missing', 'This service is no longer offered.')
}
