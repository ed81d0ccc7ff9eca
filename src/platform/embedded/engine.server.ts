import { EventEmitter, once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { projectPath } from '../project-root.server.ts'
import type { EngineSettings, FromEngine, ToEngine } from './engine-messages.ts'

export interface EngineEvents {
  bytes: [session: number, bytes: Uint8Array<ArrayBuffer>]
  pong: [syncs: number]
  closed: []
  lost: [reason: string]
}

/** The embedded engine in its own thread. `lost` holds the reason once it is gone without having been closed. */
export interface Engine {
  events: EventEmitter<EngineEvents>
  lost: string | null
  send(message: ToEngine, transfer?: ArrayBuffer[]): void
  /** Declares the engine gone and stops its thread. */
  abandon(reason: string): void
  close(): Promise<void>
}

export async function startEngine(settings: EngineSettings): Promise<Engine> {
  const file = projectPath('src/platform/embedded/engine.worker.ts')
  // The flags this process was started with are about its own entry, not about the engine's.
  const worker = new Worker(file, { workerData: settings, execArgv: [] })
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
      await exited
    },
  }
  await ready(worker)
  worker.on('message', (message: FromEngine) => publish(events, message))
  worker.on('error', (error) => engine.abandon(error instanceof Error ? error.message : String(error)))
  worker.on('exit', (code) => engine.abandon(`its thread ended with code ${code}`))
  return engine
}

async function ready(worker: Worker): Promise<void> {
  // `once` rejects on 'error', so a folder that cannot be opened is reported as such.
  await once(worker, 'message')
}

function publish(events: EventEmitter<EngineEvents>, message: FromEngine): void {
  if (message.kind === 'bytes') events.emit('bytes', message.session, message.bytes)
  if (message.kind === 'pong') events.emit('pong', message.syncs)
}
