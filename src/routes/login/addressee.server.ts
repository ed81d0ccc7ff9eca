import { requirePro } from '../../features/pros/pros.server.ts'
import { limitReading, type Visit } from '../../platform/visit.server.ts'

/** The business to which the page that a visitor came from writes; null for any other page. */
export async function addresseeIn(visit: Visit, requested: string | null): Promise<string | null> {
  const proId = requested?.match(/^\/messages\/([^/?#]+)/)?.[1]
  if (proId === undefined) return null
  try {
    await limitReading(visit, 'profile')
    return (await requirePro(visit, proId)).businessName
  } catch {
    // Nobody is kept from logging in for want of a name.
    return null
  }
}
