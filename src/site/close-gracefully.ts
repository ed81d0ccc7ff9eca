import type { ServerType } from '@hono/node-server'

// Docker kills after ten seconds.
const patience = 9500

/** On a signal: accepts no new connections, finishes requests in progress, then closes the database. */
export function closeGracefully(
  server: ServerType,
  { prepareToClose, close }: { prepareToClose: () => void; close: () => Promise<void> },
): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), patience).unref()
      // Keep-alive connections without a request would hold the server open.
      const idle = setInterval(() => 'closeIdleConnections' in server && server.closeIdleConnections(), 100)
      prepareToClose()
      server.close(() => {
        clearInterval(idle)
        void close().finally(() => process.exit(0))
      })
    })
  }
}
