import type { Database } from '../../platform/database.server.ts'
import { type FoundNear, findNearest, type Near } from './listings.table.server.ts'

export interface FoundServing extends FoundNear {
  serves: boolean
}

/** Those who come to the place first, then the others; the nearer the earlier in both. */
export async function findServingFirst(
  db: Database,
  near: Near,
  { after, limit }: { after: FoundServing | undefined; limit: number },
): Promise<FoundServing[]> {
  const serving = after?.serves === false ? [] : await findRing(db, near, { serves: true, after, limit })
  const rest = limit - serving.length
  if (rest === 0) return serving

  const others = await findRing(db, near, {
    serves: false,
    after: after?.serves === false ? after : undefined,
    limit: rest,
  })
  return [...serving, ...others]
}

/**
 * A small circle first: enough pros inside it are certainly the nearest, so that a crowded city costs no more than a
 * village. Only where they do not suffice is the circle widened.
 */
async function findRing(
  db: Database,
  near: Near,
  wish: { serves: boolean; after: FoundNear | undefined; limit: number },
): Promise<FoundServing[]> {
  let miles = Math.min(near.miles, Math.max(near.miles / 8, (wish.after?.miles ?? 0) * 1.25))
  for (;;) {
    const found = await findNearest(db, { ...near, miles }, wish)
    if (found.length === wish.limit || miles >= near.miles) return found.map((pro) => ({ ...pro, serves: wish.serves }))
    miles = Math.min(near.miles, miles * 2.7)
  }
}
