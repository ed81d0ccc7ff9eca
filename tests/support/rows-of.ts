import { sql } from 'kysely'

import type { Database } from '../../src/platform/database/database.server.ts'
import type { Person } from './client.ts'

/** All rows that name somebody, to compare them before and after what others do. */
export function rowsOn(db: Database) {
  /** What the rows of these people name: the people, their bookings and their conversations. */
  async function keysOf(people: readonly Person[]): Promise<string> {
    const ids = people.map(({ id }) => id)
    const ofThem = (table: 'booking' | 'conversation') =>
      db.selectFrom(table).select('id').where('customerId', 'in', ids).execute()
    const theirs = [...(await ofThem('booking')), ...(await ofThem('conversation'))].map(({ id }) => id)
    return [...ids, ...theirs, ...people.map(({ email }) => email.replaceAll('.', String.raw`\.`))].join('|')
  }

  /** The rows that name one of these keys, by table. */
  async function rowsWith(keys: string): Promise<Record<string, unknown[]>> {
    const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE' order by table_name`.execute(db)
    const found: Record<string, unknown[]> = {}
    for (const { name } of tables) {
      const { rows } = await sql`
        select to_jsonb(t)::text as row from ${sql.table(name)} t where to_jsonb(t)::text ~ ${keys} order by 1`.execute(
        db,
      )
      if (rows.length > 0) found[name] = rows
    }
    return found
  }

  return { keysOf, rowsWith }
}
