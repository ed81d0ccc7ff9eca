import type { ServerType } from '@hono/node-server'

import type { Log } from '../platform/log.server.ts'

// Docker kills after ten seconds.
const patience = 9500

interface Closing {
  log: Log
  prepareToClose: () => void
  close: () => Promise<void>
}

/**
 * On a signal: accepts no new connections, finishes open requests, then closes the database. The same after an
 * unhandled exception or rejection: the process's state is unknown, and a supervisor starts a new one.
 */
export function closeGracefully(server: ServerType, { log, prepareToClose, close }: Closing): void {
  let isClosing = false

  function leave(code: 0 | 1): void {
    if (isClosing) return
    isClosing = true
    setTimeout(() => process.exit(1), patience).unref()
    // Keep-alive connections without a request would keep the server open.
    const idle = setInterval(() => 'closeIdleConnections' in server && server.closeIdleConnections(), 100)
    prepareToClose()
    server.close(() => {
      clearInterval(idle)
      void close().finally(() => process.exit(code))
    })
  }

  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => leave(0))
  process.on('uncaughtException', (error) => {
    log.fatal({ error }, 'nobody caught this')
    leave(1)
  })
}
