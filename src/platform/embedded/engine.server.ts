import { EventEmitter, once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { projectPath } from '../project-root.server.ts'
import type { EngineSettings, FromEngine, ToEngine } from './engine-messages.ts'

const closePatience = 10_000

interface EngineEvents {
  bytes: [session: number, bytes: Uint8Array<ArrayBuffer>]
  pong: [syncs: number]
  lost: [reason: string]
}

/**
 * The embedded engine in its own thread. `lost` resolves with the reason once it is gone without having been closed.
 */
export interface Engine {
  events: EventEmitter<EngineEvents>
  lost: string | null
  send(message: ToEngine, transfer?: ArrayBuffer[]): void
  /** Declares the engine lost and stops its thread. */
  abandon(reason: string): void
  /** Resolves when the thread has ended; after ten seconds it is terminated. */
  close(): Promise<void>
}

export async function startEngine(settings: EngineSettings): Promise<Engine> {
  const file = projectPath('src/platform/embedded/engine.worker.ts')
  // The flags of this process are for its own entry point, not for the engine's.
  const worker = new Worker(file, { workerData: settings, execArgv: [] })
  await ready(worker)
  const engine = engineOf(worker)
  worker.on('message', (message: FromEngine) => publish(engine, message))
  worker.on('error', (error) => engine.abandon(String(error)))
  worker.on('exit', (code) => engine.abandon(`its thread ended with code ${code}`))
  return engine
}

function ready(worker: Worker): Promise<void> {
  return new Promise((resolve, reject) => {
    const failed = (reason: string) => reject(new Error(`The embedded database did not start: ${reason}`))
    worker.once('message', (message: FromEngine) => (message.kind === 'failed' ? failed(message.reason) : resolve()))
    worker.once('error', (error) => failed(String(error)))
    worker.once('exit', (code) => failed(`its thread ended with code ${code}`))
  })
}

function engineOf(worker: Worker): Engine {
  const events = new EventEmitter<EngineEvents>()
  let closing = false
  const engine: Engine = {
    events,
    lost: null,
    send: (message, transfer = []) => worker.postMessage(message, transfer),
    abandon(reason) {
      if (engine.lost !== null || closing) return
      engine.lost = reason
      events.emit('lost', reason)
      void worker.terminate()
    },
    async close() {
      if (closing || engine.lost !== null) return
      closing = true
      const exited = once(worker, 'exit')
      engine.send({ kind: 'close' })
      const stop = setTimeout(() => void worker.terminate(), closePatience)
      await exited
      clearTimeout(stop)
    },
  }
  return engine
}

function publish(engine: Engine, message: FromEngine): void {
  if (message.kind === 'bytes') engine.events.emit('bytes', message.session, message.bytes)
  if (message.kind === 'pong') engine.events.emit('pong', message.syncs)
  if (message.kind === 'failed') engine.abandon(message.reason)
}
