import { createServer, type Socket } from 'node:net'
import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'

import { percentile } from '../../bench/report/figures.ts'
import { openJobs } from '../../src/platform/jobs/jobs.server.ts'
import { openLog } from '../../src/platform/log.server.ts'
import { openMailServer } from '../support/mail-server.ts'
import { call } from './caller.ts'
import { hasEnded, type Setup, startServer } from './release.ts'
import { inDatabase, addPeople } from './people.ts'
import { type Finding, onPostgres, type Stage, type Trial } from './trial.ts'
import { nextRequest } from './writers.ts'

export const sharedWork: Trial = {
  row: 'R12',
  promise: 'two servers share the work, and each mail is sent once',
  run: async (stage) => [await onPostgres(stage, (setup) => sendAll(stage.scaled(1000), setup))],
}

async function sendAll(count: number, setup: Setup): Promise<Finding> {
  const post = await openMailServer()
  await addPeople(setup, 1, 1)
  const settings = { SMTP_URL: post.url }
  const servers = await Promise.all([startServer({ ...setup, settings }), startServer({ ...setup, settings })])
  await queueMails(setup, count)
  for (const until = Date.now() + 300_000; post.received.length < count && Date.now() < until;) await wait(200)
  await wait(2000)
  await Promise.all(servers.map((server) => server.kill('SIGTERM')))
  await post.close()
  const different = new Set(post.received.map(({ mail }) => mail.messageId)).size
  return {
    engine: 'PostgreSQL',
    held: different === count && post.received.length === count,
    figure: `${count} mails queued for two servers: ${post.received.length} received, ${post.received.length - different} of them twice`,
  }
}

export const poisonedJob: Trial = {
  row: 'R17',
  promise: 'a job that can never succeed keeps no other job from running, and ends no server',
  run: async (stage) => [await onPostgres(stage, (setup) => poison(stage.scaled(99), setup))],
}

async function poison(count: number, setup: Setup): Promise<Finding> {
  await addPeople(setup, 1, 1)
  await inDatabase(setup, async ({ db }) => {
    for (const [name, data] of [
      ['mail', '{}'],
      ['mail', '[]'],
      ['forget-files', '{}'],
      ['forget-files', '{"keys": ["../../etc/passwd"]}'],
      ['end-membership', '{"customerRef": 7}'],
    ]) {
      await sql`insert into pgboss.job (name, data, retry_limit, retry_delay) values (${name}, ${data}::jsonb, 20, 1)`.execute(
        db,
      )
    }
  })
  await queueMails(setup, count)
  const server = await startServer(setup)
  let done = 0
  for (const until = Date.now() + 60_000; done < count && Date.now() < until; await wait(500)) {
    const { rows } = await inDatabase(setup, ({ pool }) =>
      pool.query<{ n: number }>('select count(*)::int as n from kept_mail'),
    )
    done = rows[0]?.n ?? 0
  }
  const alive = !hasEnded(server.process) && (await call(server.url, 'GET /readyz')).status === 200
  await server.kill('SIGTERM')
  return {
    engine: 'PostgreSQL',
    held: done === count && alive,
    figure: `5 jobs that cannot be done among ${count} mails: ${done} mails were sent, the server ${alive ? 'serves on' : 'ended'}`,
  }
}

export const mailServerAway: Trial = {
  row: 'R6',
  promise: 'a mail server that does not answer slows nobody down',
  run: async (stage) => [await onPostgres(stage, (setup) => compare(stage, setup))],
}

async function compare(stage: Stage, setup: Setup): Promise<Finding> {
  const people = await addPeople(setup, 4, 10)
  const post = await openMailServer()
  const hole = await openHole()
  const healthy: number[] = []
  const silent: number[] = []
  let failed = 0
  for (const [url, times] of [
    [post.url, healthy],
    [hole.url, silent],
    [post.url, healthy],
    [hole.url, silent],
  ] as const) {
    const server = await startServer({ ...setup, settings: { SMTP_URL: url } })
    const share = stage.scaled(60)
    await Promise.all(
      people.customers.map(async (customer) => {
        for (let n = 0; n < share; n++) {
          const answer = await call(server.url, 'POST /api/booking-request', customer, { body: nextRequest(people) })
          if (answer.status !== 201) failed++
          times.push(answer.ms)
        }
      }),
    )
    await server.kill('SIGTERM')
  }
  await post.close()
  hole.close()
  const ratio = percentile(silent, 0.5) / percentile(healthy, 0.5)
  return {
    engine: 'PostgreSQL',
    held: failed === 0 && ratio < 1.3,
    figure: `A-B-A-B, ${healthy.length + silent.length} bookings: median ${percentile(healthy, 0.5).toFixed(0)} ms with a mail server, ${percentile(silent, 0.5).toFixed(0)} ms with one that never answers; 99 of 100 within ${percentile(healthy, 0.99).toFixed(0)} and ${percentile(silent, 0.99).toFixed(0)} ms; ${failed} failed`,
  }
}

/** Accepts every connection and never answers. */
async function openHole() {
  const sockets = new Set<Socket>()
  const server = createServer((socket) => void sockets.add(socket.on('error', () => undefined))).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  return {
    url: `smtp://127.0.0.1:${port}`,
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}

function queueMails(setup: Setup, count: number): Promise<void> {
  return inDatabase(setup, async ({ db, engine }) => {
    const jobs = openJobs({ db, engine, log: openLog('silent') })
    await db.transaction().execute(async (db) => {
      for (let n = 0; n < count; n++) {
        await jobs.send(db, 'mail', { to: `person-${n}@example.com`, subject: `Mail ${n}`, text: 'Hello', html: '' })
      }
    })
  })
}
