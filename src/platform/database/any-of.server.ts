import { type RawBuilder, sql } from 'kysely'

/** What an id equals if it is one of these: the same statement, however many they are. */
export function anyOf(ids: readonly string[] | RawBuilder<readonly string[]>) {
  return sql<string>`any(${ids}::uuid[])`
}
