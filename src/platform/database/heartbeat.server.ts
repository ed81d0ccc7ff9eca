import { Socket } from 'node:net'

import { Client, type Pool } from 'pg'

import type { Clock } from './clock.server.ts'

const every = 500
const maxMissed = 4

export interface Heartbeat {
  /** Creates the socket of a new pool connection, which is refused at once while the database is silent. */
  socket(): Socket
  /** Starts once the pool has had its first connection. */
  follow(pool: Pool): void
  stop(): void
}

/**
 * Notices within about two seconds that a database server has stopped responding, which no driver timeout does for a
 * running query, and closes the connections that wait for it. An error is an answer; only silence counts. Every answer
 * gives the `clock` the database's time.
 */
export function openHeartbeat(databaseUrl: string, clock: Clock): Heartbeat {
  const sockets = openSockets()
  const probe = openProbe(databaseUrl)
  let missed = 0
  let pending: object | undefined
  let timer: NodeJS.Timeout | undefined

  // Counts ticks instead of time: after a pause of this process itself there was no chance to receive an answer.
  function tick(): void {
    if (pending === undefined) return ping()
    if (++missed < maxMissed) return
    sockets.close()
    probe.forget()
    ping()
  }

  function ping(): void {
    const current = (pending = {})
    missed = 0
    const answered = () => {
      if (pending !== current) return
      pending = undefined
      sockets.reopen()
    }
    const asked = Date.now()
    const heard = (databaseNow: Date | undefined) => {
      if (databaseNow) clock.compare(asked, databaseNow)
      answered()
    }
    probe.ping().then(heard, () => {
      if (pending === current) probe.forget()
      answered()
    })
  }

  return {
    socket: () => sockets.create(),
    follow(pool) {
      pool.once('connect', () => {
        timer ??= setInterval(tick, every).unref()
        ping()
      })
    },
    stop() {
      clearInterval(timer)
      pending = undefined
      probe.forget()
    },
  }
}

/** The sockets of the pool, all closed while the database is silent. */
function openSockets() {
  const open = new Set<Socket>()
  let silent = false
  return {
    create() {
      const socket = new Socket()
      open.add(socket.once('close', () => open.delete(socket)))
      if (silent) setImmediate(() => end(socket))
      return socket
    },
    close() {
      silent = true
      for (const socket of open) end(socket)
    },
    reopen() {
      silent = false
    },
  }
}

function end(socket: Socket): void {
  socket.destroy(new Error('Connection terminated: the database is silent'))
}

/** A separate connection, so that a pool in which everybody waits is not mistaken for a silent server. */
function openProbe(databaseUrl: string) {
  let client: Client | undefined
  let socket = new Socket()
  return {
    async ping() {
      if (client === undefined) {
        const stream = (socket = new Socket())
        client = new Client({
          connectionString: databaseUrl,
          application_name: 'poolwell-heartbeat',
          stream: () => stream,
        })
        client.on('error', () => undefined)
        await client.connect()
      }
      const { rows } = await client.query<{ now: Date }>('select now()')
      return rows[0]?.now
    },
    forget() {
      client = undefined
      socket.destroy()
    },
  }
}
