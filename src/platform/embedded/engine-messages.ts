/** Messages from the server to the thread of the embedded engine. A session is one connection of the driver. */
export type ToEngine =
  | { kind: 'session'; session: number }
  | { kind: 'bytes'; session: number; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'ping' }
  | { kind: 'close' }

export type FromEngine =
  | { kind: 'ready' }
  | { kind: 'bytes'; session: number; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'pong'; syncs: number }
  | { kind: 'failed'; reason: string }

/** The options with which the thread is started; no folder means memory. */
export interface EngineSettings {
  folder: string | null
  /** A file with a dump of the engine's files to begin with; initializing them takes the engine three seconds. */
  image?: string
}
