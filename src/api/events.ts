import { activeSessions } from '../features/accounts/sessions.server.ts'
import { recordPresence } from '../features/notifications/presence.server.ts'
import type { Database } from '../platform/database/database.server.ts'
import type { Log } from '../platform/log.server.ts'
import { refuse } from '../platform/refusal.ts'
import { type Actor, signedIn, type Visit } from '../platform/visit.server.ts'
import { call } from './call.ts'
import { type EventStream, eventStream } from './event-stream.ts'
import { requireSameSite } from './guards.ts'
import { shapes } from './shapes.ts'

const maxStreams = 10
const pollEvery = 2_000
const pollsPerBeat = 12
const soon = 500

const headers = {
  'content-type': 'text/event-stream',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}

/** The caller's events as they happen, for as long as they stay signed in. */
export function eventCalls(log: Log) {
  const streams = openStreams(log)
  return [
    call('GET /api/events', {
      summary: 'Stream live events, as they happen',
      details: 'Server-sent events, for as long as the session lasts.',
      refuses: [403],
      answers: [200, 'text/event-stream', shapes.LiveEvent],
      handle: async ({ visit, c }) => {
        requireSameSite(c)
        const person = signedIn(visit)
        if (c.req.raw.method === 'HEAD') return c.body(null, 200, headers)
        await recordPresence(visit, [person.id])
        return c.body(streams.open(visit, person), 200, headers)
      },
    }),
  ]
}

/** The streams of one process; one query checks all their sessions, and the process's log has its failures. */
function openStreams(log: Log) {
  const streams = new Map<EventStream, Actor>()
  let timer: NodeJS.Timeout | undefined
  let pollCount = 0
  let isPolling = false

  function open(visit: Visit, person: Actor): ReadableStream<Uint8Array> {
    const others = [...streams.values()].filter(({ id }) => id === person.id)
    if (others.length >= maxStreams) {
      refuse('limited', 'Poolwell is open in too many places at once.', { retryAfter: 30 })
    }
    let leave: (() => void) | undefined
    const stream = eventStream(() => {
      streams.delete(stream)
      leave?.()
      if (streams.size > 0) return
      clearInterval(timer)
      timer = undefined
    })
    streams.set(stream, person)
    leave = visit.bus.subscribe(person.id, { receive: (event) => stream.send(event), end: () => stream.end(soon) })
    timer ??= setInterval(() => void poll(visit.db), pollEvery).unref()
    return stream.body
  }

  async function poll(db: Database): Promise<void> {
    // The database may take longer than the interval.
    if (isPolling) return
    isPolling = true
    const visit = { db, log, now: new Date() }
    try {
      const open = [...streams]
      const active = await activeSessions(visit, [...new Set(open.map(([, { sessionId }]) => sessionId))])
      for (const [stream, { sessionId }] of open) if (!active.has(sessionId)) stream.end()
      if (++pollCount % pollsPerBeat !== 0) return
      for (const stream of streams.keys()) stream.beat()
      await recordPresence(
        visit,
        Array.from(streams.values(), ({ id }) => id),
      )
    } catch (error) {
      // The next check finds sessions that ended while the database was unreachable.
      log.warn({ error }, 'sessions of open streams could not be looked at')
    } finally {
      isPolling = false
    }
  }

  return { open }
}
