import { Duplex } from 'node:stream'
import type { Engine } from './engine.server.ts'

const terminate = 'X'.charCodeAt(0)
let sessions = 0

/**
 * A socket for the PostgreSQL driver whose other end is the engine: the same driver, types and errors as with a server.
 */
export function engineSocket(engine: Engine): Duplex {
  const session = ++sessions
  const socket = new Duplex({
    read: () => undefined,
    write: (chunk: Buffer, _encoding, done) => deliver([chunk], done),
    writev: (chunks, done) =>
      deliver(
        chunks.map(({ chunk }: { chunk: Buffer }) => chunk),
        done,
      ),
    final(done) {
      this.push(null)
      done()
    },
    destroy(error, done) {
      engine.events.off('bytes', receive).off('lost', fail)
      done(error)
    },
  })
  engine.events.on('bytes', receive).on('lost', fail)

  function deliver(chunks: Buffer[], done: (error?: Error | null) => void): void {
    const bytes = Uint8Array.from(Buffer.concat(chunks))
    if (bytes[0] !== terminate) engine.send({ kind: 'bytes', session, bytes }, [bytes.buffer])
    done()
  }

  function receive(from: number, bytes: Uint8Array<ArrayBuffer>): void {
    if (from === session && bytes.length > 0) socket.push(Buffer.from(bytes.buffer))
  }

  function fail(reason: string): void {
    socket.destroy(new Error(`The embedded database is gone: ${reason}`))
  }

  function connect(): Duplex {
    if (engine.lost === null) engine.send({ kind: 'session', session })
    const { lost } = engine
    queueMicrotask(() => (lost === null ? socket.emit('connect') : fail(lost)))
    return socket
  }

  // Methods that the driver expects of a network socket and that memory does not need.
  const same = () => socket
  return Object.assign(socket, { connect, setNoDelay: same, setKeepAlive: same, ref: same, unref: same })
}
