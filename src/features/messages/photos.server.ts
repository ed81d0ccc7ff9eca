import type { Visit } from '../../platform/visit.server.ts'
import { isPhotoBetween } from './messages.table.server.ts'

/** A photo is for the two between whom it was sent, whatever became of them since. */
export async function maySeePhoto(visit: Visit, pictureId: string): Promise<boolean> {
  return visit.actor !== null && isPhotoBetween(visit, pictureId, visit.actor.id)
}
