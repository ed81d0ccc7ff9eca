import { z } from 'zod'

import { isId } from '../../platform/id.ts'
import { refuse } from '../../platform/refusal.ts'
import { readSnapshot, type Snapshot } from '../../platform/snapshot.server.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { findProsFrom, findSitemapParts, type SitemapPart } from './sitemap-parts.table.server.ts'

/** Small enough that a part costs no more than a page or two: anybody may request one. */
const partSize = 5_000

/** All listed pros in parts; each part is named by its first id, so that it stays the same while others grow. */
export async function listSitemapParts(visit: Visit): Promise<SitemapPart[]> {
  return readSnapshot(visit, sitemapParts)
}

export const sitemapParts: Snapshot<SitemapPart[]> = {
  name: 'listed parts',
  shape: z.array(z.object({ first: z.string(), changedAt: z.coerce.date() })),
  compute: (visit) => findSitemapParts(visit, partSize),
}

/** The pros of the part that begins there; an address that somebody made up has none. */
export async function listProsOfPart(visit: Visit, first: string) {
  const pros = isId(first) ? await findProsFrom(visit, first, partSize) : []
  return pros.length > 0 ? pros : refuse('missing', 'There is no such sitemap.')
}
