import { randomUUID } from 'node:crypto'

import type { PicturePurpose } from '../../platform/tables/column-values.ts'
import type { PictureRow } from '../../platform/tables/account-tables.ts'
import { Refusal, refuse, refuseFields } from '../../platform/refusal.ts'
import { refuseSignedOut, signedIn, transact, type Visit } from '../../platform/visit.server.ts'
import { lockAccount, shareLockAccounts } from '../accounts/account-locks.table.server.ts'
import { pictureAddress, pictureAt, type PictureSide, pictureSides, wrongAddress } from './picture.ts'
import { makeCopies, type PictureCopy } from './picture-copies.server.ts'
import { deletePictures, deletePicturesNamed, findPicture, insertPicture, setPicture } from './pictures.table.server.ts'

/** Saves a picture for the caller and returns its id; a new profile or business picture replaces the previous one. */
export async function savePicture(visit: Visit, purpose: PicturePurpose, bytes: Uint8Array): Promise<string> {
  return savePictureFor(visit, { purpose, bytes }, async (_, { id }) => id)
}

/** Saves a picture in one transaction with `use`, which stores what it is for. */
export async function savePictureFor<Use>(
  visit: Visit,
  { purpose, bytes }: { purpose: PicturePurpose; bytes: Uint8Array },
  use: (visit: Visit, picture: PictureRow) => Promise<Use>,
): Promise<Use> {
  if (ofBusiness.has(purpose) && !signedIn(visit).hasProProfile)
    refuse('forbidden', 'Only professionals have pictures of a business.')
  const picture = await storePicture(visit, { purpose, bytes })
  return transact(visit, async (visit) => {
    const { accountId } = picture
    const stays =
      purpose === 'message' ? await shareLockAccounts(visit, accountId) : await lockAccount(visit, accountId)
    if (!stays) refuseSignedOut()
    await replacePicture(visit, picture)
    await insertPicture(visit, picture)
    return use(visit, picture)
  })
}

/** Photos accumulate; a picture of the person or of the business replaces the previous one. */
async function replacePicture(visit: Visit, { id, accountId, purpose }: PictureRow): Promise<void> {
  if (purpose !== 'profile' && purpose !== 'business') return
  await discardPictures(visit, accountId, purpose)
  await setPicture(visit, accountId, purpose, pictureAddress(id, 512))
}

/** Stores the files of a picture, which are deleted after an hour unless its row is inserted by then. */
async function storePicture(
  visit: Visit,
  { purpose, bytes }: { purpose: PicturePurpose; bytes: Uint8Array },
): Promise<PictureRow> {
  await visit.limits('picture', signedIn(visit).id)

  const copies = await makeCopies(visit, bytes, purpose)
  // A random id, not a time-ordered one: one picture's address must not help to guess another's.
  const id = randomUUID()
  // Queued first: this process may die between writing the files and their row. If the commit itself fails, nobody
  // knows whether the row exists, so nothing is deleted here.
  await visit.jobs.send(visit.db, 'forget-unused-picture', { id }, { after: uploadLasts })
  for (const { side, bytes } of copies) await visit.files.put(fileKey(id, side), bytes, 'image/webp')
  return pictureRow(visit, { id, purpose, copies })
}

/** Stores photos for a transaction that sends them together: one that is refused says which, and then none is sent. */
export async function storePhotos(
  visit: Visit,
  purpose: 'message' | 'review',
  photos: readonly File[],
): Promise<PictureRow[]> {
  const stored: PictureRow[] = []
  for (const photo of photos) {
    const bytes = await photo.bytes()
    stored.push(await storePicture(visit, { purpose, bytes }).catch((error: unknown) => refuseNamed(error, photo)))
  }
  return stored
}

function refuseNamed(error: unknown, { name }: File): never {
  if (!(error instanceof Refusal) || !error.details.fields?.['picture']) throw error
  const { kind, message, details } = error
  throw new Refusal(kind, message, { ...details, fields: { picture: `${name}: ${message}` } })
}

const ofBusiness = new Set<PicturePurpose>(['business', 'work'])

/** Deletes the files of a failed upload. */
export async function forgetUnusedPicture(visit: Visit, id: string): Promise<void> {
  if (!(await findPicture(visit, id))) await deleteFiles(visit, fileKeys(id))
}

/** Removes the caller's picture; does nothing if there is none. */
export async function removePicture(visit: Visit, purpose: 'profile' | 'business'): Promise<void> {
  const { id } = signedIn(visit)
  await transact(visit, async (visit) => {
    await lockAccount(visit, id)
    await discardPictures(visit, id, purpose)
    await setPicture(visit, id, purpose, null)
  })
}

/**
 * Removes an account's pictures for one purpose, or all, in the caller's transaction; the files are deleted afterwards.
 */
export async function discardPictures(visit: Visit, accountId: string, purpose?: PicturePurpose): Promise<void> {
  await queueFileDeletion(visit, await deletePictures(visit, accountId, purpose))
}

/** Removes photos that came together with something else, in the caller's transaction. */
export async function discardPhotos(visit: Pick<Visit, 'db' | 'jobs'>, ids: readonly string[]): Promise<void> {
  await deletePicturesNamed(visit, ids)
  await queueFileDeletion(visit, ids)
}

/** Deletes the files of these pictures once the caller's transaction is committed. */
export async function queueFileDeletion(
  { db, jobs }: Pick<Visit, 'db' | 'jobs'>,
  ids: readonly string[],
): Promise<void> {
  if (ids.length > 0) await jobs.send(db, 'forget-files', { keys: ids.flatMap(fileKeys) })
}

export async function deleteFiles({ files }: Visit, keys: readonly string[]): Promise<void> {
  for (const key of keys) await files.delete(key)
}

/**
 * The address to store for the business, in the transaction that saves it. An external address replaces an uploaded
 * picture; one of our own addresses must be the picture that this account uploaded.
 */
export async function resolvePicture(visit: Visit, accountId: string, address: string | null): Promise<string | null> {
  const { publicUrl } = visit.config
  const path = address?.startsWith(`${publicUrl}/media/`) ? address.slice(publicUrl.length) : address
  const ours = path === null ? null : pictureAt(path)
  if (ours) {
    const sent = await findPicture(visit, ours.id)
    if (sent?.accountId !== accountId || sent.purpose !== 'business') refuseFields({ profileImage: wrongAddress })
    return pictureAddress(ours.id, 512)
  }
  if (path !== null && !path.startsWith('https:')) refuseFields({ profileImage: wrongAddress })
  await discardPictures(visit, accountId, 'business')
  return path
}

/** The bytes of one copy; the caller must already have checked who may see it. */
export async function readCopy({ files }: Visit, { id, side }: { id: string; side: PictureSide }) {
  return files.get(fileKey(id, side))
}

/** In seconds: longer than any upload takes. */
const uploadLasts = 3600

function pictureRow(
  visit: Visit,
  { id, purpose, copies }: { id: string; purpose: PicturePurpose; copies: PictureCopy[] },
): PictureRow {
  const { width, height } = copies.at(-1) ?? { width: 0, height: 0 }
  return { id, accountId: signedIn(visit).id, purpose, width, height, caption: '', createdAt: visit.now }
}

function fileKeys(id: string): string[] {
  return pictureSides.map((side) => fileKey(id, side))
}

export function fileKey(id: string, side: PictureSide): string {
  return `media/${id}-${side}.webp`
}
