import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, test } from 'vitest'

import { businessInfo } from './support/business.ts'
import { createEmpty, onPostgres } from './support/empty-database.ts'
import { readEvents } from './support/event-reader.ts'
import { freePort } from './support/free-port.ts'

const count = 120

test.runIf(onPostgres())(
  'two processes, four readers, LISTEN broken in the middle: everyone gets every message once, in order',
  { timeout: 120_000 },
  async () => {
    const databaseUrl = await createEmpty()
    const first = await startServer(databaseUrl)
    const second = await startServer(databaseUrl)
    try {
      const maria = await register(first.url, 'pro')
      await call(first.url, maria, 'POST /api/pros', businessInfo)
      const dana = await register(second.url, 'customer')
      const readers = await Promise.all([
        follow(first.url, dana, maria.id),
        follow(second.url, dana, maria.id),
        follow(first.url, maria, dana.id),
        follow(second.url, maria, dana.id),
      ])
      await call(first.url, dana, `POST /api/messages/${maria.id}`, { body: 'first' })
      const say = (n: number) => {
        const [from, to] = n % 3 ? [dana, maria] : [maria, dana]
        return call(n % 2 ? first.url : second.url, from, `POST /api/messages/${to.id}`, { body: String(n) })
      }
      for (let n = 1; n < count; n += 4) {
        if (n > count / 2 && n < count / 2 + 5) await breakListening(databaseUrl)
        await Promise.all([n, n + 1, n + 2, n + 3].filter((each) => each < count).map(say))
      }
      const all = Array.from({ length: count }, (_, i) => i + 1)
      await expect.poll(() => readers.map(({ seqs }) => seqs), { timeout: 20_000 }).toEqual([all, all, all, all])
      expect(readers.some(({ events }) => events.some(({ type }) => type === 'resync'))).toBe(true)

      await Promise.all(readers.map(({ rest }) => rest()))
      await Promise.all([first.stop(), second.stop()])
      await Promise.all(readers.map(({ ended }) => ended))
    } finally {
      await Promise.all([first.stop(), second.stop()])
    }
  },
)

test.runIf(onPostgres())(
  'a server that starts counts what pages show of whole tables: until then each page would',
  { timeout: 60_000 },
  async () => {
    const databaseUrl = await createEmpty()
    const server = await startServer(databaseUrl)
    const client = new Client(databaseUrl)
    try {
      await client.connect()
      const counted = async () => (await client.query('select name from last_count')).rows.map(({ name }) => name)
      await expect.poll(counted, { timeout: 10_000 }).toContain('prices')
    } finally {
      await client.end()
      await server.stop()
    }
  },
)

interface Person {
  id: string
  cookie: string
}

/** Acts as a page: reads the thread after each event that announces more, and after every interruption. */
async function follow(url: string, me: Person, otherId: string) {
  const seqs: number[] = []
  const response = await fetch(`${url}/api/events`, { headers: { cookie: me.cookie } })
  const { events, ended } = readEvents(response)
  let reading = Promise.resolve()
  let heard = 0
  const timer = setInterval(() => {
    const news = events.slice(heard).some(({ type }) => type === 'message' || type === 'resync')
    heard = events.length
    if (news) reading = reading.then(read)
  }, 20)

  async function read(): Promise<void> {
    const thread = await call(url, me, `GET /api/messages/${otherId}?after=${seqs.at(-1) ?? 0}`)
    const messages: { seq: number }[] = JSON.parse(JSON.stringify(thread['messages']))
    seqs.push(...messages.map(({ seq }) => seq))
  }
  const rest = async () => {
    clearInterval(timer)
    await reading
  }
  return { seqs, events, ended, rest }
}

async function breakListening(databaseUrl: string): Promise<void> {
  const client = new Client({ connectionString: databaseUrl })
  await client.connect()
  const { rowCount } = await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'poolwell-live' and datname = current_database()`)
  await client.end()
  expect(rowCount).toBe(2)
}

async function register(url: string, role: 'customer' | 'pro'): Promise<Person> {
  const password = { password: 'secret-water', confirmPassword: 'secret-water' }
  const response = await fetch(`${url}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${role}@example.com`, firstName: 'Dana', lastName: 'Whitfield', role, ...password }),
  })
  const { id } = await response.json()
  return { id, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' }
}

async function call(url: string, { cookie }: Person, what: string, body?: object): Promise<Record<string, unknown>> {
  const [method = 'GET', path = '/'] = what.split(' ')
  const sent = body === undefined ? {} : { body: JSON.stringify(body) }
  const response = await fetch(url + path, { method, headers: { cookie, 'content-type': 'application/json' }, ...sent })
  if (!response.ok) throw new Error(`${what}: ${response.status} ${await response.text()}`)
  return response.json()
}

async function startServer(databaseUrl: string) {
  const dataDir = mkdtempSync(join(tmpdir(), 'poolwell-two-'))
  const port = String(await freePort())
  const url = `http://127.0.0.1:${port}`
  const settings = { PORT: port, HOST: '127.0.0.1', PUBLIC_URL: url, DATABASE_URL: databaseUrl, DATA_DIR: dataDir }
  const env = { ...process.env, NODE_ENV: '', ...settings, DEMO: '0', RATE_LIMIT_SCALE: '10000', LOG_LEVEL: 'error' }
  const server = spawn(process.execPath, ['scripts/start.mjs'], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  await expect.poll(() => isReady(url, server), { timeout: 60_000, interval: 100 }).toBe(true)
  return {
    url,
    async stop() {
      if (server.exitCode === null && server.signalCode === null) {
        const exit = once(server, 'exit')
        server.kill('SIGTERM')
        expect(await exit).toEqual([0, null])
      }
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function isReady(url: string, server: ChildProcess): Promise<boolean> {
  if (server.exitCode !== null) throw new Error(`The server ended with ${server.exitCode}; is there a build?`)
  return fetch(`${url}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  )
}
