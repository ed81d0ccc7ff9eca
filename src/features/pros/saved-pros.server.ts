import { type Cursor, pageOf } from '../../platform/cursor.ts'
import { isId } from '../../platform/id.ts'
import { refuse } from '../../platform/refusal.ts'
import { type Actor, refuseSignedOut, signedIn, transact, type Visit } from '../../platform/visit.server.ts'
import { lockAccount } from '../accounts/account-locks.table.server.ts'
import type { ComparedPro } from './compared-pro.ts'
import { comparedPro, presentPro } from './present-pro.server.ts'
import type { ProCardData, ProCardFace } from './pro-card-face.ts'
import { requirePro } from './pros.server.ts'
import { findPros, type ProRecord } from './pros.table.server.ts'
import { countSaved, deleteSaved, findSaved, findSavedAmong, insertSaved } from './saved-pros.table.server.ts'

export const maxSaved = 200
const maxCompared = 12

/** Keeps a pro for the caller to find again; saving one twice changes nothing. */
export async function savePro(visit: Visit, proId: string): Promise<void> {
  await saveProFor(visit, signedIn(visit), proId)
}

/** The same for an account that this very visit has logged in: it began without a caller. Returns the business's name. */
export async function saveProFor(
  visit: Visit,
  { id, role }: Pick<Actor, 'id' | 'role'>,
  proId: string,
): Promise<string> {
  if (role === 'pro') refuse('forbidden', 'Only customers can save a professional.')
  const { businessName } = await requirePro(visit, proId)
  await transact(visit, async (visit) => {
    // Of several at once, the one over the limit must see the others.
    if (!(await lockAccount(visit, id))) refuseSignedOut()
    if ((await insertSaved(visit, id, proId)) && (await countSaved(visit, id)) > maxSaved) refuseMore()
  })
  return businessName
}

export async function removeSavedPro(visit: Visit, proId: string): Promise<void> {
  const { id } = signedIn(visit)
  if (isId(proId)) await deleteSaved(visit, id, proId)
}

/** Those that are still listed, the latest saved first; all of them unless `limit` says less. */
export async function listSavedPros(
  visit: Visit,
  { cursor, limit = maxSaved }: { cursor?: Cursor; limit?: number } = {},
): Promise<{ pros: ProCardData[]; next: string | null }> {
  const viewer = signedIn(visit).id
  const found = await findSaved(visit, viewer, { cursor, limit: limit + 1 })
  const { rows, next } = pageOf(found, limit, ({ createdAt: at }) => ({ at }))
  const pros = await findInOrder(visit, rows)
  return { pros: pros.map((pro) => presentPro(pro, viewer)), next }
}

/**
 * The latest saved who offer work of this category, or of any, and the categories of all who are saved. `left` is how
 * many there are besides.
 */
export async function compareSavedPros(
  visit: Visit,
  category?: number,
): Promise<{ pros: ComparedPro[]; left: number; categories: number[] }> {
  const viewer = signedIn(visit).id
  const saved = await findInOrder(visit, await findSaved(visit, viewer, { cursor: undefined, limit: maxSaved }))
  const offered = saved.flatMap(({ offeredServices }) => offeredServices.map(({ categoryId }) => categoryId))
  const pros = saved.filter((pro) => category === undefined || offers(pro, category))
  return {
    pros: pros.slice(0, maxCompared).map((pro) => comparedPro(pro, viewer)),
    left: Math.max(0, pros.length - maxCompared),
    categories: [...new Set(offered)].toSorted((a, b) => a - b),
  }
}

function offers({ offeredServices }: ProRecord, category: number): boolean {
  return offeredServices.some(({ categoryId }) => categoryId === category)
}

async function findInOrder(visit: Visit, saved: readonly { id: string }[]): Promise<ProRecord[]> {
  const ids = saved.map(({ id }) => id)
  const pros = await findPros(visit, ids)
  return ids.flatMap((id) => pros.get(id) ?? [])
}

/** Whether the caller saved them, for those who can: signed-in customers. */
export async function markSaved(visit: Visit, faces: ProCardFace[]): Promise<ProCardFace[]> {
  const saved = await savedAmong(
    visit,
    faces.map(({ userId }) => userId),
  )
  return saved ? faces.map((face) => ({ ...face, saved: saved.has(face.userId) })) : faces
}

/** Which of these pros the caller saved; null for those who cannot save any. */
export async function savedAmong(visit: Visit, ids: readonly string[]): Promise<ReadonlySet<string> | null> {
  if (visit.actor?.role !== 'customer') return null
  return new Set(ids.length > 0 ? await findSavedAmong(visit, visit.actor.id, ids) : [])
}

function refuseMore(): never {
  const message = `You have saved ${maxSaved} professionals. Please remove one of them first.`
  refuse('conflict', message, { code: 'TOO_MANY_SAVED' })
}
