import { isId } from '../../platform/id.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { takesRequests } from '../memberships/membership.ts'
import { presentPhotos, presentPro } from '../pros/present-pro.server.ts'
import type { ProProfile } from '../pros/pro.ts'
import { requireProfile } from '../pros/pros.server.ts'
import { findServices } from './services.table.server.ts'

/**
 * A pro's page as the viewer may see it. Lists its fields explicitly, since everything in it may end up in the page.
 */
export async function getPro(visit: Visit, userId: string): Promise<ProProfile> {
  // At once, so that they are sent together (049).
  const [pro, services] = await Promise.all([
    requireProfile(visit, userId),
    isId(userId) ? findServices(visit, userId) : [],
  ])
  return {
    ...presentPro(pro, visit.actor?.id),
    services,
    photos: presentPhotos(pro, visit.actor?.id),
    acceptsRequests: takesRequests(pro),
    timeZone: pro.timeZone,
    address: pro.accountId === visit.actor?.id ? pro.address : null,
  }
}
