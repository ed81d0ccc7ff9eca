import { sql } from 'kysely'

import type { Cursor } from './cursor.ts'

/** The rows of a list that has its newest first which come after the cursor; all of them where there is none. */
export function olderThan(table: string, cursor: Cursor | undefined) {
  if (!cursor) return sql<boolean>`true`
  return sql<boolean>`(${sql.ref(`${table}.createdAt`)}, ${sql.ref(`${table}.id`)}) < (${cursor.createdAt}, ${cursor.id})`
}
