import { sql } from 'kysely'

import type { Cursor } from './cursor.ts'

/** The rows of a list that has its newest first which come after the cursor; all of them where there is none. */
export function olderThan(table: string, cursor: Cursor | undefined, column = 'createdAt') {
  if (!cursor) return sql<boolean>`true`
  return sql<boolean>`(${sql.ref(`${table}.${column}`)}, ${sql.ref(`${table}.id`)}) < (${cursor.at}, ${cursor.id})`
}

/** The same for a list that has its earliest first. */
export function laterThan(table: string, cursor: Cursor | undefined, column: string) {
  if (!cursor) return sql<boolean>`true`
  return sql<boolean>`(${sql.ref(`${table}.${column}`)}, ${sql.ref(`${table}.id`)}) > (${cursor.at}, ${cursor.id})`
}
