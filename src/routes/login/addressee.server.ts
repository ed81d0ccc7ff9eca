import { requirePro } from '../../features/pros/pros.server.ts'
import { logFailure } from '../../platform/failure.server.ts'
import { limitReading, type Visit } from '../../platform/visit.server.ts'

/** The business that the visitor was about to message on the previous page; null for any other page. */
export async function addresseeIn(visit: Visit, requested: string | null): Promise<string | null> {
  const proId = requested?.match(/^\/messages\/([^/?#]+)/)?.[1]
  if (proId === undefined) return null
  try {
    await limitReading(visit, 'profile')
    return (await requirePro(visit, proId)).businessName
  } catch (error) {
    // A missing name must not keep anybody from logging in.
    logFailure(visit.log, error)
    return null
  }
}
