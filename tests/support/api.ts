import { sql } from 'kysely'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { createApiSite } from '../../src/site/api-site.ts'
import { type Bus, openBus } from '../../src/platform/bus.server.ts'
import { readConfig } from '../../src/platform/config.server.ts'
import { openFiles } from '../../src/platform/files.server.ts'
import { type Jobs, openJobs } from '../../src/platform/jobs.server.ts'
import { openLimits } from '../../src/platform/limits.server.ts'
import { openLog } from '../../src/platform/log.server.ts'
import { openMailbox } from '../../src/platform/mail.server.ts'
import { openPayments } from '../../src/platform/stripe/payments.server.ts'
import type { Resources } from '../../src/site/visits.ts'
import { jobHandlers } from '../../src/site/job-handlers.ts'
import { testDatabase } from './databases.ts'
import { openBusiness } from './business.ts'

type Body = Record<string, unknown>

export interface Answer {
  status: number
  headers: Headers
  body: Body
  list: Body[]
}

export interface Caller {
  (call: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>
}

/** The API on the worker's database, called as clients do: `api('POST /api/reviews', {…})`. */
export async function openApi(environment: Record<string, string> = {}) {
  const database = await testDatabase()
  const config = readConfig({ RATE_LIMIT_SCALE: '10000', LOG_LEVEL: 'silent', ...environment })
  const limits = openLimits(database.db, config.rateLimitScale)
  // Tests of limits start from zero, whatever earlier files have counted.
  if (environment['RATE_LIMIT_SCALE']) await sql`delete from rate_limit`.execute(database.db)
  const log = openLog('silent')
  jobs ??= openJobs({ ...database, log })
  const files = openFiles({ ...config, dataDir: join(tmpdir(), 'poolwell-tests') })
  const bus = await (listening ??= openListeningBus({ database, config, log }))
  const payments = openPayments({ db: database.db, config, log })
  const resources = { config, log, limits, jobs, bus, files, payments, database }
  let changes = 0
  const site = createApiSite(resources, { changed: async () => void changes++ })
  await beginWork(resources)
  const openCaller = () => caller(site)
  const person = (role: 'customer' | 'pro') => register(site, role)
  const business = async () => {
    const pro = await person('pro')
    await openBusiness(pro, database.db)
    return pro
  }
  return {
    site,
    resources,
    database,
    bus,
    changes: () => changes,
    anonymous: openCaller(),
    openCaller,
    person,
    business,
  }
}

/** One job worker for all test files that share a database: a second one would take its jobs. */
let jobs: Jobs | undefined
let working: Promise<void> | undefined

function beginWork(resources: Resources): Promise<void> {
  working ??= resources.jobs.work(
    jobHandlers(resources, openMailbox(resources.config, resources.database.db, resources.log)),
  )
  return working
}

let listening: Promise<Bus> | undefined

async function openListeningBus(options: Parameters<typeof openBus>[0]): Promise<Bus> {
  const bus = openBus(options)
  await bus.listen()
  return bus
}

type Site = ReturnType<typeof createApiSite>

/** A browser that keeps its cookie. */
function caller(site: Site): Caller {
  let cookie = ''
  return async (call, body, headers = {}) => {
    const [method = 'GET', path = '/'] = call.split(' ')
    const sent: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
    const response = await site.request(path, {
      method,
      headers: { ...sent, cookie, ...headers },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie
    return { status: response.status, headers: response.headers, ...read(await response.text()) }
  }
}

let people = 0

export type Person = Awaited<ReturnType<typeof register>>

async function register(site: Site, role: 'customer' | 'pro') {
  const api = caller(site)
  const email = `person-${process.pid}-${Date.now()}-${people++}@example.com`
  const password = 'secret-water'
  const answer = await api('POST /api/auth/register', {
    email,
    password,
    confirmPassword: password,
    firstName: 'Dana',
    lastName: 'Whitfield',
    role,
  })
  if (answer.status !== 201) throw new Error(`could not register: ${JSON.stringify(answer.body)}`)
  return { api, email, password, id: String(answer.body['id']) }
}

function read(text: string): { body: Body; list: Body[] } {
  const value: unknown = text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : {}
  if (Array.isArray(value)) return { body: {}, list: value }
  return { body: Object.fromEntries(Object.entries(value ?? {})), list: [] }
}
