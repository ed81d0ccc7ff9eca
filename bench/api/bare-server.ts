// The minimum that any server has to do for these requests: the same prepared statements, then the same JSON.
import { readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

import { Pool } from 'pg'

import { columnTypes } from '../../src/platform/tables/column-types.server.ts'
import { sessionOptions } from '../../src/platform/database/postgres-pool.server.ts'
import type { Recorded } from './record.ts'

const [script = '', databaseUrl = ''] = process.argv.slice(2)
const known: Record<string, Recorded> = JSON.parse(readFileSync(script, 'utf8'))
const pool = new Pool({
  connectionString: databaseUrl,
  max: 10,
  types: columnTypes,
  options: sessionOptions,
})
const names = new Map<string, string>()

createServer((request, response) => void answer(request, response)).listen(Number(process.env['PORT']), '127.0.0.1')

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const recorded = known[`${request.headers.cookie ?? ''} ${request.url}`]
  if (!recorded) return void response.writeHead(request.url === '/' ? 200 : 404).end()
  for (const { text, values } of recorded.statements) await pool.query({ name: nameOf(text), text, values })
  const body = JSON.stringify(recorded.answer)
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }).end(body)
}

function nameOf(text: string): string {
  const name = names.get(text) ?? `s${names.size}`
  names.set(text, name)
  return name
}
