import { setTimeout as wait } from 'node:timers/promises'
import type { Client } from 'pg'

import { connected } from '../../tests/support/server-databases.ts'
import type { Call } from '../run/drive.ts'
import type { Served } from '../run/served.ts'

/** Rows that a call wrote, by table, once its emails are sent. */
export type Effects = Record<string, number>

/** Makes a call and counts every row that is new or changed, in all tables and among the mail jobs. */
export async function effectsOf(served: Served, databaseUrl: string, call: Call): Promise<Effects> {
  await mailSent(databaseUrl)
  return connected(databaseUrl, async (client) => {
    const { rows } = await client.query<{ xid: string }>('select pg_current_xact_id()::text as xid')
    const { method = 'GET', path, headers, body = '' } = call
    const typed = { ...headers, 'content-type': 'application/json' }
    const answer = await fetch(served.url + path, { method, headers: typed, body })
    if (!answer.ok) throw new Error(`${path} was answered with ${answer.status}: ${await answer.text()}`)
    await mailSent(databaseUrl)
    return writtenSince(client, rows[0]?.xid ?? '')
  })
}

/** Throws unless both wrote the same. */
export function requireSameEffects(call: string, ours: Effects, theirs: Effects): void {
  const [found, wanted] = [theirs, ours].map(inWords)
  if (found !== wanted) throw new Error(`${call} left other rows:\n${found}\n${wanted}`)
}

export function inWords(effects: Effects): string {
  return Object.entries(effects)
    .map(([table, rows]) => `${table} ${rows}`)
    .join(', ')
}

/** Waits until every queued email has been sent. */
export async function mailSent(databaseUrl: string): Promise<void> {
  await connected(databaseUrl, async (client) => {
    for (const began = Date.now(); Date.now() - began < 120_000;) {
      const waiting = await client.query(`select from pgboss.job where name = 'mail' and state < 'completed' limit 1`)
      if (waiting.rowCount === 0) return
      await wait(50)
    }
    throw new Error('The emails do not go out')
  })
}

async function writtenSince(client: Client, xid: string): Promise<Effects> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`,
  )
  const sources = tables.map(({ name }) => [name, `public.${name} where true`])
  const effects: Effects = {}
  for (const [name = '', source] of [...sources, ['mail jobs', `pgboss.job where name = 'mail'`]]) {
    const { rows } = await client.query<{ rows: number }>(
      `select count(*)::int as rows from ${source} and xmin::text::bigint >= $1::bigint`,
      [xid],
    )
    if (rows[0]?.rows) effects[name] = rows[0].rows
  }
  return effects
}
