import { Socket } from 'node:net'

import { Client, type Pool } from 'pg'

const every = 500
const mostMissed = 4

export interface Pulse {
  /** The socket of a new connection of the pool, which is refused at once while the database is silent. */
  socket(): Socket
  /** Begins to ask once the pool has had its first connection. */
  follow(pool: Pool): void
  stop(): void
}

/**
 * Notices within about two seconds that a database server has fallen silent, which no timeout of the driver does for a
 * query under way, and breaks what waits for it. An error is an answer; only silence counts.
 */
export function openPulse(databaseUrl: string): Pulse {
  const sockets = new Set<Socket>()
  let silent = false
  let missed = 0
  let asking: object | undefined
  const asker = openAsker(databaseUrl)
  let timer: NodeJS.Timeout | undefined

  // Counting ticks and not time: after this process itself has stood still there was no chance to hear an answer.
  function tick(): void {
    if (asking === undefined) return ask()
    if (++missed < mostMissed) return
    silent = true
    for (const socket of sockets) socket.destroy(new Error('Connection terminated: the database is silent'))
    asker.forget()
    ask()
  }

  function ask(): void {
    const question = (asking = {})
    missed = 0
    const answered = () => {
      if (asking !== question) return
      asking = undefined
      silent = false
    }
    asker.ask().then(answered, () => {
      if (asking === question) asker.forget()
      answered()
    })
  }

  return {
    socket() {
      const socket = new Socket()
      sockets.add(socket.once('close', () => sockets.delete(socket)))
      if (silent) setImmediate(() => socket.destroy(new Error('Connection terminated: the database is silent')))
      return socket
    },
    follow(pool) {
      pool.once('connect', () => (timer ??= setInterval(tick, every).unref()))
    },
    stop() {
      clearInterval(timer)
      asking = undefined
      asker.forget()
    },
  }
}

/** A connection of its own, so that a pool in which everybody waits is not taken for a silent server. */
function openAsker(databaseUrl: string) {
  let client: Client | undefined
  let socket = new Socket()
  return {
    async ask() {
      if (client === undefined) {
        const stream = (socket = new Socket())
        client = new Client({ connectionString: databaseUrl, application_name: 'poolwell-pulse', stream: () => stream })
        client.on('error', () => undefined)
        await client.connect()
      }
      await client.query('select 1')
    },
    forget() {
      client = undefined
      socket.destroy()
    },
  }
}
