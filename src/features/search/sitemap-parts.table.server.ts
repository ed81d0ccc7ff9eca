import { sql } from 'kysely'

import type { Visit } from '../../platform/visit.server.ts'

/** Some of the listed pros: a sitemap of its own. */
export interface SitemapPart {
  first: string
  changedAt: Date
}

/** The listed pros in parts of `size`, ordered by id, with the time when each part last changed. */
export async function findSitemapParts({ db }: Pick<Visit, 'db'>, size: number): Promise<SitemapPart[]> {
  const { rows } = await sql<SitemapPart>`
    select min(account_id::text) as first, max(updated_at) as changed_at from (
      select account_id, updated_at, (row_number() over (order by account_id) - 1) / ${size}::int as part
      from pro where approved_at is not null) x
    group by part order by part`.execute(db)
  return rows
}

/** The listed pros from this id on. */
export async function findProsFrom({ db }: Visit, first: string, size: number) {
  return db
    .selectFrom('pro')
    .select(['accountId', 'updatedAt'])
    .where('accountId', '>=', first)
    .where('approvedAt', 'is not', null)
    .orderBy('accountId')
    .limit(size)
    .execute()
}
