import type { Visit } from '../../platform/visit.server.ts'
import { findNextExpiry } from './next-expiry.table.server.ts'

/** When the next membership ends unless something happens, in milliseconds since 1970; Infinity when none does. */
export async function nextMembershipExpiry(visit: Visit): Promise<number> {
  return (await findNextExpiry(visit))?.getTime() ?? Infinity
}
