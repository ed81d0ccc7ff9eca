import { type IncomingMessage, Server, type ServerResponse } from 'node:http'

import type { ServerType } from '@hono/node-server'

import { newId } from '../platform/id.ts'
import { safeMethods } from '../platform/methods.ts'
import { takesUpload } from '../api/guards.ts'

const bodyWithin = 15_000
/** How long a client may neither send nor take anything; open streams have something for it every 24 seconds. */
const idleWithin = 60_000
const maxConnections = 10_000

/**
 * Options of the HTTP server, in milliseconds: how long a request may take to arrive. Answers may take longer, as
 * streams do.
 */
export const serverLimits = {
  headersTimeout: 10_000,
  // For pictures over a slow connection; all other bodies must arrive within `bodyWithin`.
  requestTimeout: 120_000,
  // Longer than the minute for which proxies keep a connection: a request on a connection that we just closed would be
  // lost.
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 16 * 1024,
}

/** Nobody can tie up the server by sending slowly, taking no answer or opening ever more connections. */
export function endSlowRequests(server: ServerType, idle = idleWithin): void {
  if (!(server instanceof Server)) return
  server.maxConnections = maxConnections
  server.timeout = idle
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!hasBody(request) || isUpload(request)) return
    const timer = setTimeout(() => refuseSlowBody(request, response), bodyWithin)
    request.once('close', () => clearTimeout(timer))
  })
}

/** A GET may have a body too, which nobody reads. */
function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
}

function isUpload({ method = '', url = '', headers }: IncomingMessage): boolean {
  return !safeMethods.has(method) && takesUpload(url.split('?')[0] ?? '', headers['content-type'])
}

function refuseSlowBody({ complete, socket, url }: IncomingMessage, { headersSent }: ServerResponse): void {
  if (complete) return
  if (headersSent) return void socket.destroy()
  socket.write(`HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n${url?.startsWith('/api/') ? tooSlow() : '\r\n'}`)
  socket.destroySoon()
}

function tooSlow(): string {
  const message = 'The rest of this request did not arrive in time. Please send it again.'
  const body = JSON.stringify({ message, code: 'TIMEOUT', requestId: newId() })
  return `Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`
}
