// Runs the API inside the benchmark's own process and records the statements of each request. Imported through Vite,
// because the emails are written in JSX, which Node cannot read by itself.
import { AsyncLocalStorage } from 'node:async_hooks'

import { Client } from 'pg'

import { openBus } from '../../src/platform/bus/bus.server.ts'
import { readConfig } from '../../src/platform/config.server.ts'
import { openDatabase } from '../../src/platform/database/database.server.ts'
import { openFiles } from '../../src/platform/files/files.server.ts'
import { openJobs } from '../../src/platform/jobs/jobs.server.ts'
import { openLimits } from '../../src/platform/limits/limits.server.ts'
import { openLog } from '../../src/platform/log.server.ts'
import { openPayments } from '../../src/platform/stripe/payments.server.ts'
import { createApiSite } from '../../src/site/api-site.ts'
import type { Call } from '../run/drive.ts'

export interface Statement {
  text: string
  values: unknown[]
  /** Sent before the one before it was answered. */
  atOnce: boolean
}

export interface Recorded {
  status: number
  answer: unknown
  statements: Statement[]
}

/** Opens the API on this database; each call returns its answer and its statements, in order. */
export async function openRecorder(databaseUrl: string) {
  const heard = listen()
  const config = readConfig({ RATE_LIMIT_SCALE: '1000000', LOG_LEVEL: 'silent', PAYMENTS: 'test' })
  const log = openLog('silent')
  const database = await openDatabase({ databaseUrl, dataDir: '', log: () => undefined })
  const { db, engine } = database
  const resources = {
    config,
    log,
    database,
    limits: openLimits(db, config.rateLimitScale),
    jobs: openJobs({ db, engine, log }),
    bus: openBus({ database, config, log }),
    files: openFiles(config),
    payments: openPayments({ db, config, log }),
  }
  const site = createApiSite(resources)
  // What the first connection begins, like checking the clock, belongs to no call.
  await database.ping()

  async function ask({ method = 'GET', path, headers = {}, body }: Call): Promise<Recorded> {
    const statements: Statement[] = []
    const typed: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
    const request = { method, headers: { ...typed, ...headers }, ...(body === undefined ? {} : { body }) }
    const response = await heard.run(statements, async () => site.request(path, request))
    return { status: response.status, answer: await response.json(), statements }
  }
  return { ask, close: () => database.close() }
}

/** Each statement belongs to the request that sent it. */
function listen(): AsyncLocalStorage<Statement[]> {
  const heard = new AsyncLocalStorage<Statement[]>()
  let unanswered = 0
  const answered = () => void unanswered--
  const query: unknown = Object.getOwnPropertyDescriptor(Client.prototype, 'query')?.value
  if (typeof query !== 'function') throw new Error('The driver has no query to listen to')
  Object.defineProperty(Client.prototype, 'query', {
    configurable: true,
    value(this: Client, ...args: unknown[]): unknown {
      const statement = statementOf(args)
      if (statement) heard.getStore()?.push({ ...statement, atOnce: unanswered > 0 })
      unanswered++
      const answer: unknown = Reflect.apply(query, this, args)
      Promise.resolve(answer).then(answered, answered)
      return answer
    },
  })
  return heard
}

function statementOf([first, second]: unknown[]): Omit<Statement, 'atOnce'> | undefined {
  if (typeof first === 'string') return { text: first, values: Array.isArray(second) ? second : [] }
  if (typeof first !== 'object' || first === null || !('text' in first) || typeof first.text !== 'string')
    return undefined
  return { text: first.text, values: 'values' in first && Array.isArray(first.values) ? first.values : [] }
}
