import { refuse } from '../../../platform/refusal.ts'
import type { Visit } from '../../../platform/visit.server.ts'
import { plural } from '../../../ui/format.ts'
import { findOpenRequests } from './pending-requests.table.server.ts'

/** How many of one customer's requests may wait for one pro; RATE_LIMIT_SCALE multiplies it, like every limit. */
const maxOpen = 3

export type OpenRequest = OpenRequests[number]
type OpenRequests = Awaited<ReturnType<typeof findOpenRequests>>

/** The customer's requests that wait for this pro, without the booking that a new one replaces. */
export async function openRequests(
  visit: Visit,
  customerId: string,
  proId: string,
  replaced: { id: string } | null,
): Promise<OpenRequests> {
  const open = await findOpenRequests(visit, customerId, proId)
  return open.filter(({ id }) => id !== replaced?.id)
}

export function startingAt(open: OpenRequests, startsAt: Date | null) {
  return open.find((request) => request.startsAt.getTime() === startsAt?.getTime())
}

export function refuseSecondRequest(): never {
  refuse('conflict', 'You already asked this professional for that time. Please cancel that request first.')
}

export function requireRoom({ config }: Visit, { length }: OpenRequests): void {
  const max = Math.max(1, Math.round(maxOpen * config.rateLimitScale))
  if (length < max) return
  const message = `You have ${plural(max, 'open request')} with this professional. Please wait for an answer, or cancel one of them.`
  refuse('conflict', message, { code: 'TOO_MANY_OPEN' })
}
