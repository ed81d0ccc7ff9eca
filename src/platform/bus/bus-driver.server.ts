import type { Database } from '../database/database.server.ts'

/** How payloads are delivered through one kind of database. */
export interface BusDriver {
  publish(db: Database, payloads: readonly string[]): Promise<void>
  start(receiver: Receiver): Promise<void>
  stop(): Promise<void>
}

export interface Receiver {
  deliver: (payload: string) => void
  /** Called whenever payloads may have been lost, because listening was interrupted. */
  missed: () => void
}
