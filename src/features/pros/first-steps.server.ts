import { signedIn, type Visit } from '../../platform/visit.server.ts'
import { findFirstSteps } from './first-steps.table.server.ts'
import type { FirstSteps } from './first-steps.ts'

/** The first steps of the caller's business, done and open; null once all are done. */
export async function getFirstSteps(visit: Visit): Promise<FirstSteps | null> {
  const steps = await findFirstSteps(visit, signedIn(visit).id)
  return steps && Object.values(steps).includes(false) ? steps : null
}
