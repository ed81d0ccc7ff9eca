import { createHash } from 'node:crypto'

import { daysInMs, later } from '../../src/platform/durations.ts'
import { connected } from '../../tests/support/server-databases.ts'
import { copyRows } from './copy-rows.ts'

/** Signs these people in, and returns the header for each of them to send. */
export async function signIn(databaseUrl: string, ids: readonly string[]): Promise<{ cookie: string }[]> {
  const now = new Date()
  const rows = ids.map((id) => [hashOf(tokenOf(id)), id, id, now, now, later(now, daysInMs(30)), 'bench'])
  await connected(databaseUrl, async (client) => {
    await copyRows(client, 'session', 'token_hash, id, account_id, created_at, seen_at, expires_at, user_agent', rows)
    await client.query('analyze session')
  })
  return ids.map((id) => ({ cookie: `session=${tokenOf(id)}` }))
}

const tokenOf = (id: string) => `bench-${id}`
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex')
