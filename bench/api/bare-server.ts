// The minimum that any server has to do for these requests: the same prepared statements, then the same JSON.
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

import { Pool } from 'pg'

import { columnTypes } from '../../src/platform/tables/column-types.server.ts'
import { openPostgres, sessionOptions } from '../../src/platform/database/postgres-pool.server.ts'
import { shareReads } from '../../src/platform/database/shared-reads.server.ts'
import type { Recorded, Statement } from './record.ts'

const [script = '', databaseUrl = '', connections = ''] = process.argv.slice(2)
const known: Record<string, Recorded> = JSON.parse(readFileSync(script, 'utf8'))
const query = connections === 'shared' ? sharing() : alone()

type Query = (text: string, values: unknown[]) => Promise<void>

createServer((request, response) => void answer(request, response)).listen(Number(process.env['PORT']), '127.0.0.1')

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const recorded = known[`${request.headers.cookie ?? ''} ${request.url}`]
  if (!recorded) return void response.writeHead(request.url === '/' ? 200 : 404).end()
  await askAll(recorded.statements)
  const body = JSON.stringify(recorded.answer)
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }).end(body)
}

async function askAll(statements: readonly Statement[]): Promise<void> {
  const asked: Promise<void>[] = []
  for (const { text, values, atOnce } of statements) {
    if (!atOnce) await Promise.all(asked.splice(0))
    asked.push(query(text, values))
  }
  await Promise.all(asked)
}

/** One statement at a time on each connection, as the driver's pool does it by itself. */
function alone(): Query {
  const pool = new Pool({ connectionString: databaseUrl, max: 10, types: columnTypes, options: sessionOptions })
  const names = new Map<string, string>()
  return async (text, values) => {
    const name = names.get(text) ?? `s${names.size}`
    names.set(text, name)
    await pool.query({ name, text, values })
  }
}

/** Many at once on each connection, as the product does it. */
function sharing(): Query {
  const { pool } = openPostgres({ databaseUrl, log: () => undefined })
  const shared = shareReads(pool).connect()
  return async (text, values) => {
    const client = await shared
    await client.query(text, values)
  }
}
