import autocannon from 'autocannon'

import type { Served } from './served.ts'

export interface Call {
  method?: 'GET' | 'POST' | 'PATCH'
  path: string
  headers?: Record<string, string>
  body?: string
}

export interface Driven {
  perSecond: number
  /** The server's microseconds of CPU time per answer. */
  cpu: number
  /** Milliseconds. */
  p50: number
  p99: number
  max: number
  /** The number of answers with each status. */
  statuses: Record<string, number>
  /** Requests without an answer. */
  errors: number
}

interface Load {
  /** The next request to send; called once per request. */
  next: () => Call
  seconds?: number
  connections?: number
  /** Waits for work that answers have left to the background: it is part of their cost. */
  settled?: () => Promise<void>
}

export const benchSeconds = Number(process.env['BENCH_SECONDS'] ?? 4)
/**
 * V8 optimizes frequently run code only after tens of thousands of answers, and its heap grows to its size; until then
 * every contestant is slower than usual.
 */
export const warmUpSeconds = Number(process.env['BENCH_WARM_UP'] ?? 15)
/**
 * Contestants take many short turns: a machine that changes its speed within minutes then slows all of them alike.
 */
export const rounds = Number(process.env['BENCH_ROUNDS'] ?? 7)
const turnSeconds = benchSeconds / 2

/** Sends requests for this long, and returns how they were answered and what that cost the server. */
export async function drive(served: Pick<Served, 'url' | 'cpu'>, load: Load): Promise<Driven> {
  const before = served.cpu()
  const result = await autocannon({
    url: served.url,
    duration: load.seconds ?? turnSeconds,
    connections: load.connections ?? 16,
    timeout: 30,
    requests: [{ setupRequest: (request) => ({ ...request, ...plain(load.next()) }) }],
  })
  await load.settled?.()
  const used = served.cpu() - before
  const answered = Object.values(result.statusCodeStats ?? {}).reduce((sum, { count = 0 }) => sum + count, 0)
  return {
    perSecond: answered / result.duration,
    cpu: (used * 1000) / Math.max(1, answered),
    p50: result.latency.p50,
    p99: result.latency.p99,
    max: result.latency.max,
    statuses: Object.fromEntries(
      Object.entries(result.statusCodeStats ?? {}).map(([status, { count = 0 }]) => [status, count]),
    ),
    errors: result.errors + result.timeouts,
  }
}

/** One by one, in a loop. */
export function cycle<T>(list: readonly T[]): () => T {
  let position = 0
  return () => {
    const found = list[position++ % list.length]
    if (found === undefined) throw new Error('There is nothing to ask')
    return found
  }
}

function plain({ method = 'GET', path, headers = {}, body }: Call) {
  const typed: Record<string, string> = body === undefined ? {} : { 'content-type': 'application/json' }
  return { method, path, headers: { ...typed, ...headers }, ...(body === undefined ? {} : { body }) }
}
