import { isId } from '../../platform/id.ts'
import { publishPagesChanged } from '../../platform/bus/pages-changed.server.ts'
import { refuse } from '../../platform/refusal.ts'
import { type OperatorVisit, signedIn, transact, type Visit } from '../../platform/visit.server.ts'
import { queueFileDeletion, savePictureFor } from './pictures.server.ts'
import { maxWorkPhotos, noMoreRoom } from './work-photo.ts'
import type { PhotoCaption } from './work-photo.schema.ts'
import { countWorkPhotos, deleteWorkPhoto, setCaption } from './work-photos.table.server.ts'

/** Adds a photo to the caller's profile and returns its id. */
export async function addWorkPhoto(visit: Visit, bytes: Uint8Array): Promise<string> {
  const { id } = signedIn(visit)
  // Before the picture is decoded, and again where nobody else can add one in between.
  if ((await countWorkPhotos(visit, id)) >= maxWorkPhotos) refuseFull()
  return savePictureFor(visit, { purpose: 'work', bytes }, async (visit, picture) => {
    if ((await countWorkPhotos(visit, id)) > maxWorkPhotos) refuseFull()
    return picture.id
  })
}

/** The text under one of the caller's photos, which is read out in its place. */
export async function captionWorkPhoto(visit: Visit, { photoId, caption }: PhotoCaption): Promise<void> {
  const { id } = signedIn(visit)
  if (!isId(photoId) || !(await setCaption(visit, { id: photoId, accountId: id, caption }))) refuseUnknown()
}

export async function removeWorkPhoto(visit: Visit, photoId: string): Promise<void> {
  const { id } = signedIn(visit)
  await transact(visit, async (visit) => {
    if (!isId(photoId) || !(await deleteWorkPhoto(visit, photoId, id))) refuseUnknown()
    await queueFileDeletion(visit, [photoId])
  })
}

/** For operators: removes any pro's photo, and tells its pro why; false when there is none. */
export async function takeDownPhoto(visit: OperatorVisit, photoId: string, reason: string): Promise<boolean> {
  if (!isId(photoId)) return false
  return transact(visit, async (visit) => {
    const photo = await deleteWorkPhoto(visit, photoId)
    if (!photo) return false
    await queueFileDeletion(visit, [photoId])
    await publishPagesChanged(visit)
    await visit.jobs.send(visit.db, 'photo-removed', { proId: photo.accountId, caption: photo.caption, reason })
    return true
  })
}

function refuseFull(): never {
  refuse('conflict', noMoreRoom, { fields: { picture: noMoreRoom } })
}

function refuseUnknown(): never {
  refuse('missing', 'This photo is no longer on your profile.')
}
