import { once } from 'node:events'
import { createServer, connect, type Socket } from 'node:net'
import { expect, inject, test } from 'vitest'

import { openPostgres } from './postgres-pool.server.ts'

test.runIf(inject('template') !== null)(
  'a silent database fails what waits for it within seconds, refuses at once, and is used again when it is back',
  async () => {
    const wire = await stretchWire(new URL(inject('template') ?? ''))
    const open = openPostgres({ databaseUrl: wire.url, log: () => undefined })
    await open.ping()

    wire.swallow()
    const began = performance.now()
    await expect(open.ping()).rejects.toThrow('the database is silent')
    expect(performance.now() - began).toBeLessThan(10_000)
    await expect(open.ping()).rejects.toThrow('the database is silent')

    wire.mend()
    await expect.poll(() => open.ping().then(() => 'back', String), { timeout: 10_000 }).toBe('back')
    await open.close()
    wire.close()
  },
)

async function stretchWire(target: URL) {
  let silent = false
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname)
    for (const socket of [near, far]) sockets.add(socket.on('error', () => undefined))
    near.on('data', (bytes) => void (silent || far.write(bytes))).once('close', () => far.destroy())
    far.on('data', (bytes) => void (silent || near.write(bytes))).once('close', () => near.destroy())
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' ? String(address?.port) : ''
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: Object.assign(new URL(target), { port, pathname: 'postgres' }).href,
    swallow: () => void (silent = true),
    mend() {
      silent = false
      cut()
    },
    close() {
      cut()
      server.close()
    },
  }
}
