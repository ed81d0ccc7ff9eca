import { openAsBlob } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { DurableFiles } from './durable-files.server.ts'
import type { EngineSettings, FromEngine, ToEngine } from './engine-messages.ts'

// The thread of the embedded engine. Node runs it directly, it is never bundled: this file may import packages, and its
// neighbors by relative path only.

const parameters = [
  'timezone=UTC',
  'random_page_cost=1.1',
  'shared_buffers=32MB',
  'max_wal_size=48MB',
  'min_wal_size=32MB',
  'wal_sync_method=fsync',
  'log_line_prefix=',
]
const settings: EngineSettings = workerData
const files = settings.folder === null ? null : new DurableFiles(settings.folder, fail)
const said: string[] = []
const engine = await start()
let work = Promise.resolve()
let current = 0

parentPort?.on('message', receive)
send({ kind: 'ready' })

async function start(): Promise<PGlite> {
  // -F would disable the syncs again.
  const defaults = PGlite.defaultStartParams.filter((parameter) => files === null || parameter !== '-F')
  const startParams = [...defaults, ...parameters.flatMap((parameter) => ['-c', parameter])]
  try {
    return await PGlite.create({ startParams, onStderr: listen, ...(await storage()) })
  } catch (error) {
    return fail([String(error), ...said].join('\n'))
  }
}

async function storage() {
  if (files !== null) return { fs: files }
  return settings.image ? { loadDataDir: await openAsBlob(settings.image) } : {}
}

/**
 * After a PANIC the engine would continue and answer nonsense or nothing. A log line that quotes user text cannot begin
 * like this.
 */
function listen(line: string): boolean {
  said.push(line.trimEnd())
  if (said.length > 5) said.shift()
  if (line.startsWith('PANIC:')) fail(line.trim())
  return false
}

function receive(message: ToEngine): void {
  if (message.kind === 'ping') send({ kind: 'pong', syncs: files?.syncs ?? 0 })
  else work = work.then(() => handle(message)).catch((error: unknown) => fail(String(error)))
}

async function handle(message: Exclude<ToEngine, { kind: 'ping' }>): Promise<void> {
  switch (message.kind) {
    case 'session':
      current = message.session
      return reset()
    case 'bytes':
      return answer(message.session, message.bytes)
    case 'close':
      await engine.close()
      parentPort?.close()
  }
}

/** All connections share the engine's one session, so a new one starts by clearing the state of the last one. */
async function reset(): Promise<void> {
  if (engine.isInTransaction()) await engine.exec('rollback')
  await engine.exec('discard all')
}

/** A failed statement is a normal answer; only a broken engine throws. */
async function answer(session: number, bytes: Uint8Array): Promise<void> {
  // What a connection sent before it broke must not run inside the next one's transaction.
  if (session !== current) return
  const reply = Uint8Array.from(await engine.execProtocolRaw(bytes))
  send({ kind: 'bytes', session, bytes: reply }, [reply.buffer])
}

function send(message: FromEngine, transfer: ArrayBuffer[] = []): void {
  parentPort?.postMessage(message, transfer)
}

/** Ends this thread immediately, even from inside the engine, before it can answer anything incomplete. */
function fail(reason: string): never {
  send({ kind: 'failed', reason })
  process.exit(1)
}
