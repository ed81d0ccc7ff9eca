import { isId } from '../../platform/id.ts'
import { idFor, requireSame } from '../../platform/idempotency.server.ts'
import { inCents } from '../../platform/money.ts'
import { refuse } from '../../platform/refusal.ts'
import { signedIn, transact, type Visit } from '../../platform/visit.server.ts'
import { lockCaller } from '../accounts/accounts.server.ts'
import { isActive } from '../memberships/membership.ts'
import { findMembership } from '../memberships/memberships.table.server.ts'
import type { ProService } from '../pros/pro.ts'
import { projectPro } from '../pros/search-listing.server.ts'
import { lockPro } from '../accounts/account-locks.table.server.ts'
import type { ServiceChange, ServiceInfo } from './service.schema.ts'
import { countServices, findServices, insertService, updateService } from './services.table.server.ts'

/** Limits changes, since each one rewrites the whole list that a search reads. */
export const maxServices = 100

export async function listServices(visit: Visit): Promise<ProService[]> {
  return findServices(visit, requireBusiness(visit))
}

/** Adds a service, once per idempotency key. */
export async function addService(visit: Visit, info: ServiceInfo, key?: string): Promise<ProService> {
  const proId = requireBusiness(visit)
  const id = idFor(proId, key)
  const { price, ...rest } = info
  const asked = { ...rest, priceCents: inCents(price) }
  const times = { archivedAt: null, createdAt: visit.now, updatedAt: visit.now }
  return transact(visit, async (visit) => {
    await lockCaller(visit)
    // Locks the pro's row first: inserting takes a shared lock on it, and two calls that both hold one would deadlock.
    await lockPro(visit, proId)
    const isNew = await insertService(visit, { ...asked, id, proId, ...times })
    if (isNew) await announce(visit, proId)
    const service = await requireService(visit, proId, id)
    if (!isNew) requireSame(service, asked)
    return service
  })
}

/** Adds a new service to the list that a search reads, if the pro may have one more. */
async function announce(visit: Visit, proId: string): Promise<void> {
  const membership = await findMembership(visit, proId)
  if (!isActive(membership?.currentStatus ?? null)) {
    refuse('forbidden', 'An active membership is needed to add services.', { code: 'MEMBERSHIP_NEEDED' })
  }
  if ((await countServices(visit, proId)) > maxServices) refuseMore()
  await projectPro(visit, proId)
}

/** Existing bookings keep the name and the price with which they were made. */
export async function changeService(visit: Visit, id: string, change: ServiceChange): Promise<ProService> {
  const { price, ...info } = change
  const priced = price === undefined ? info : { ...info, priceCents: inCents(price) }
  return transact(visit, async (visit) => {
    await saveChange(visit, id, priced)
    return requireService(visit, requireBusiness(visit), id)
  })
}

/** Archives a service; bookings made with it keep their copy. */
export async function archiveService(visit: Visit, id: string): Promise<void> {
  await transact(visit, async (visit) => saveChange(visit, id, { archivedAt: visit.now }))
}

async function saveChange(visit: Visit, id: string, changes: Parameters<typeof updateService>[3]): Promise<void> {
  const proId = requireBusiness(visit)
  await lockCaller(visit)
  // Before the service, the order in which adding it locks them.
  await lockPro(visit, proId)
  const found = isId(id) && (await updateService(visit, id, proId, { ...changes, updatedAt: visit.now }))
  if (!found) refuse('missing', 'Service not found.')
  await projectPro(visit, proId)
}

async function requireService(visit: Visit, proId: string, id: string): Promise<ProService> {
  const services = await findServices(visit, proId)
  return services.find((service) => service.id === id) ?? refuse('missing', 'Service not found.')
}

function requireBusiness(visit: Visit): string {
  const person = signedIn(visit)
  return person.hasProProfile
    ? person.id
    : refuse('forbidden', 'Please set up your business first: services belong to one.')
}

function refuseMore(): never {
  refuse('conflict', `You offer ${maxServices} services, which is the most there can be. Please delete one first.`, {
    code: 'TOO_MANY_SERVICES',
  })
}
