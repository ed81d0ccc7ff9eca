// What an open page costs a process that has thousands of them, and how soon a message sent to one process arrives at
// another.
import { setTimeout as wait } from 'node:timers/promises'

import { startPostgres } from '../tests/support/postgres.ts'
import { openStreams } from './live/streams.ts'
import { customersOf, idOf, prosOf } from './market/market.ts'
import { openMarketDatabase } from './market/open-market.ts'
import { signIn } from './market/sessions.ts'
import { median, ms, percentile } from './report/figures.ts'
import { writeResults } from './report/results.ts'
import { benchSeconds } from './run/drive.ts'
import { build, servePoolwell } from './run/poolwell.ts'
import type { Served } from './run/served.ts'

const wanted = Number(process.env['BENCH_STREAMS'] ?? 5000)
const pairs = 20
const perSecond = 20

build()
const postgres = await startPostgres()
const running: Served[] = []
try {
  const database = await openMarketDatabase(postgres.url, wanted)
  const people = await signIn(
    database,
    [...prosOf(wanted)].map(({ id }) => id),
  )
  const customers = await signIn(database, customersOf(wanted).slice(0, pairs))
  const env = { DATABASE_URL: database }
  running.push(await servePoolwell(env), await servePoolwell(env))
  const [near, far] = running
  if (!near || !far) throw new Error('Two processes are needed')

  const alone = await deliveries(near, far, customers, people)
  const cost = await idleStreams(near, people.slice(pairs))
  const crowded = await deliveries(near, far, customers, people)
  writeResults(
    'Live',
    'node bench/live.ts',
    [cost.note],
    [
      {
        columns: [
          'a message written in one process, heard in the other',
          'sent',
          'lost',
          'heard twice',
          'p50 ms',
          'p99 ms',
          'longest ms',
        ],
        rows: [
          ['nobody else is there', ...alone],
          [`${cost.streams} streams are open in the process that writes`, ...crowded],
        ],
      },
    ],
  )
} finally {
  for (const served of running) await served.stop()
  await postgres.stop()
}

async function idleStreams(served: Served, people: { cookie: string }[]) {
  await wait(1000)
  const before = served.memory()
  const began = performance.now()
  const streams = await openStreams(served.url, people)
  const seconds = (performance.now() - began) / 1000
  await wait(3000)
  const [megabytes, used] = [served.memory() - before, served.cpu()]
  await wait(10_000)
  const busy = (served.cpu() - used) / 100
  const each = ((megabytes * 1024) / streams.length).toFixed(1)
  const note = `${streams.length} idle streams on one process: ${each} KB of memory each (${Math.round(before)} MB before, ${Math.round(before + megabytes)} MB with them), opened in ${seconds.toFixed(1)} s; while nothing happens they keep ${busy.toFixed(1)} % of one core busy.`
  return { note, streams: streams.length }
}

/** People in one process write to people in the other at a steady rate. */
async function deliveries(
  near: Served,
  far: Served,
  customers: { cookie: string }[],
  people: { cookie: string }[],
): Promise<string[]> {
  const heard = new Map<string, number[]>()
  const streams = await openStreams(far.url, people.slice(0, pairs))
  for (const stream of streams)
    stream.onEvent((name, data, at) => {
      if (name !== 'message') return
      const id = keyOf(JSON.parse(data))
      heard.set(id, [...(heard.get(id) ?? []), at])
    })
  const sent = new Map<string, number>()
  const count = 3 * benchSeconds * perSecond
  for (let number = 0; number < count; number++) {
    await wait(1000 / perSecond)
    const began = performance.now()
    const id = await write(near, customers[number % pairs], number)
    sent.set(id, began)
  }
  await wait(1000)
  for (const stream of streams) stream.close()
  const took = [...sent].flatMap(([id, began]) => (heard.get(id) ?? []).slice(0, 1).map((at) => at - began))
  const twice = [...sent.keys()].filter((id) => (heard.get(id)?.length ?? 0) > 1).length
  const lost = sent.size - took.length
  if (lost > 0 || twice > 0) process.exitCode = 1
  return [sent.size, lost, twice].map(String).concat([median(took), percentile(took, 0.99), Math.max(...took)].map(ms))
}

async function write(served: Served, headers: { cookie: string } | undefined, number: number): Promise<string> {
  const response = await fetch(`${served.url}/api/messages/${idOf('pro', number % pairs)}`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ body: `Is the water clear? ${number}` }),
  })
  const answer: Message = await response.json()
  if (!response.ok) throw new Error(`A message was not taken: ${response.status} ${JSON.stringify(answer)}`)
  return keyOf(answer)
}

interface Message {
  conversationId: string
  seq: number
}

function keyOf({ conversationId, seq }: Message): string {
  return `${conversationId} ${seq}`
}
