import { once } from 'node:events'
import { createServer, connect, type Socket } from 'node:net'

export type Weather = 'open' | 'refused' | 'silent'

/** A connection between the server and its database that can be cut or can drop everything silently. */
export async function stretchWire(databaseUrl: string) {
  const target = new URL(databaseUrl)
  let weather: Weather = 'open'
  const sockets = new Set<Socket>()
  const server = createServer((near) => {
    if (weather === 'refused') near.resetAndDestroy()
    if (weather === 'refused') return
    sockets.add(near)
    near.on('error', () => undefined).once('close', () => sockets.delete(near))
    if (weather === 'silent') return
    const far = connect(Number(target.port), target.hostname)
    sockets.add(far)
    far.on('error', () => near.destroy()).once('close', () => sockets.delete(far))
    near.once('close', () => far.destroy())
    far.once('close', () => near.destroy())
    near.on('data', (bytes) => void (weather === 'open' && far.write(bytes)))
    far.on('data', (bytes) => void (weather === 'open' && near.write(bytes)))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The wire has no port')
  return {
    url: Object.assign(new URL(databaseUrl), { port: String(address.port) }).href,
    become(next: Weather) {
      // Dropped data does not arrive later: a connection that was silent once stays broken.
      if (weather !== 'open' || next === 'refused') for (const socket of sockets) socket.destroy()
      weather = next
    },
    close() {
      for (const socket of sockets) socket.destroy()
      server.close()
    },
  }
}
