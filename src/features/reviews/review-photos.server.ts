import { refuseFields } from '../../platform/refusal.ts'
import type { PictureRow } from '../../platform/tables/account-tables.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { insertPicture } from '../media/pictures.table.server.ts'
import { insertReviewPhotos, placesTaken } from './review-photos.table.server.ts'
import { roomForPhotos } from './room-for-photos.ts'

/** Adds stored photos to a review, in the transaction that writes it. Lock the pro first: of two at once, none counts. */
export async function attachPhotos(visit: Visit, reviewId: string, photos: readonly PictureRow[]): Promise<void> {
  if (photos.length === 0) return
  const taken = await placesTaken(visit, reviewId)
  requireRoom(taken.length, photos.length)
  for (const photo of photos) await insertPicture(visit, photo)
  const first = (taken.at(-1) ?? 0) + 1
  await insertReviewPhotos(
    visit,
    photos.map(({ id }, index) => ({ reviewId, pictureId: id, place: first + index })),
  )
}

export function requireRoom(kept: number, added: number): void {
  const { room, tooMany } = roomForPhotos(kept)
  if (added > room) refuseFields({ picture: tooMany })
}
