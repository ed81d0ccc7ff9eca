/** What the server asks of the thread that runs the embedded engine. A session is one connection of the driver. */
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

/** What the thread is started with; no folder means memory. */
export interface EngineSettings {
  folder: string | null
}
