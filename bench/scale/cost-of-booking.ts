import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from 'pg'

import { connected } from '../../tests/support/server-databases.ts'
import type { Call } from '../run/drive.ts'
import type { Served } from '../run/served.ts'

export interface Cost {
  /** Rows written to each table per booking. */
  rows: [table: string, rows: number][]
  /** Bytes of the write-ahead log per booking. */
  log: number
}

/** Sends these writes, and returns the cost of each for the database, including mails and notifications. */
export async function costOf(databaseUrl: string, served: Served, calls: readonly Call[]): Promise<Cost> {
  const before = await connected(databaseUrl, written)
  for (const { method = 'GET', path, headers, body } of calls) {
    const response = await fetch(served.url + path, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body }),
    })
    await response.arrayBuffer()
    if (!response.ok) throw new Error(`${path} was answered with ${response.status}`)
  }
  // The emails are sent in the background.
  await wait(20_000)
  const after = await connected(databaseUrl, written)
  const rows = Object.entries(after.rows)
    .map(([table, count]): [string, number] => [table, (count - (before.rows[table] ?? 0)) / calls.length])
    .filter(([, count]) => count >= 0.05)
    .toSorted((a, b) => b[1] - a[1])
  return { rows, log: (after.log - before.log) / calls.length }
}

async function written(client: Client) {
  const tables = await client.query<{ name: string; rows: number }>(
    `select relname as name, sum(n_tup_ins + n_tup_upd + n_tup_del)::float8 as rows from pg_stat_user_tables group by relname`,
  )
  const log = await client.query<{ bytes: number }>(
    `select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as bytes`,
  )
  return { rows: Object.fromEntries(tables.rows.map(({ name, rows }) => [name, rows])), log: log.rows[0]?.bytes ?? 0 }
}

/** Bytes of a row in each of the large tables, indexes included. */
export async function rowSizes(databaseUrl: string): Promise<Record<string, number>> {
  const { rows } = await connected(databaseUrl, async (client) => {
    await client.query('vacuum analyze')
    return client.query<{ name: string; bytes: number }>(
      `select relname as name, pg_total_relation_size(oid)::float8 / nullif(reltuples, 0) as bytes
    from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples >= 1000 order by 1`,
    )
  })
  return Object.fromEntries(rows.map(({ name, bytes }) => [name, bytes]))
}
