import { sql } from 'kysely'

import type { Cursor } from '../cursor.ts'

/** The condition for rows after the cursor in a list with the newest first; always true without a cursor. */
export function olderThan(table: string, cursor: Cursor | undefined, { at = 'createdAt', id = 'id' } = {}) {
  if (!cursor) return sql<boolean>`true`
  return sql<boolean>`(${sql.ref(`${table}.${at}`)}, ${sql.ref(`${table}.${id}`)}) < (${cursor.at}, ${cursor.id})`
}

/** The condition for rows after the cursor in a list with the earliest first. */
export function laterThan(table: string, cursor: Cursor | undefined, column: string) {
  if (!cursor) return sql<boolean>`true`
  return sql<boolean>`(${sql.ref(`${table}.${column}`)}, ${sql.ref(`${table}.id`)}) > (${cursor.at}, ${cursor.id})`
}

/** The order that `olderThan` continues, for a list put together from several queries. */
export function newestFirst<Column extends string>(column: Column) {
  type Row = { id: string } & Record<Column, Date>
  return (a: Row, b: Row) => b[column].getTime() - a[column].getTime() || b.id.localeCompare(a.id)
}
