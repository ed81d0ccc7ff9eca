import type { Database } from '../database/database.server.ts'

/** How payloads are delivered through one kind of database. */
export interface BusDriver {
  publish(db: Database, payloads: readonly string[]): Promise<void>
  /** `missed` is called whenever payloads may have been lost, because listening was interrupted. */
  start(deliver: (payload: string) => void, missed: () => void): Promise<void>
  stop(): Promise<void>
}
