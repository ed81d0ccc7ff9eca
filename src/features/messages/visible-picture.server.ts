import type { PicturePurpose } from '../../platform/tables/column-values.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { findPicture, type PictureRecord } from '../media/pictures.table.server.ts'
import { showsPremiumToOthers } from '../memberships/membership.ts'
import { isPhotoBetween } from './messages.table.server.ts'

/** A picture's purpose, and whether anyone may see it or only this viewer. */
export interface VisiblePicture {
  purpose: PicturePurpose
  audience: 'everyone' | 'viewer'
}

/** A picture that the visitor may see, and who else may. */
export async function findVisiblePicture(visit: Visit, id: string): Promise<VisiblePicture | null> {
  const picture = await findPicture(visit, id)
  if (!picture || !(await maySee(visit, picture))) return null
  return { purpose: picture.purpose, audience: isPublic(picture) ? 'everyone' : 'viewer' }
}

/** A photo is visible to the two people between whom it was sent, whatever happened to their accounts since. */
async function maySee(visit: Visit, picture: PictureRecord): Promise<boolean> {
  if (isPublic(picture)) return true
  const { actor } = visit
  if (actor === null) return false
  if (picture.purpose === 'message') return isPhotoBetween(visit, picture.id, actor.id)
  return [picture.accountId, picture.proId].includes(actor.id)
}

/** A photo in a review is seen by whoever can read the review: it is not what the pro's membership pays for. */
function isPublic({ purpose, role, ...pro }: PictureRecord): boolean {
  if (purpose === 'review') return pro.approvedAt !== null
  return purpose !== 'message' && (role === 'customer' || showsPremiumToOthers(pro))
}
