import type { Visit } from '../../platform/visit.server.ts'
import { findNextEnd } from './next-standing.table.server.ts'

/** When the next membership ends by the clock alone, in milliseconds since 1970; Infinity when none does. */
export async function nextStandingChange(visit: Visit): Promise<number> {
  return (await findNextEnd(visit))?.getTime() ?? Infinity
}
