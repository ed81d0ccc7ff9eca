import type pg from 'pg'

export type DatabaseLog = (message: string, fields?: object) => void

/** Connections to one database, whichever engine serves them. */
export interface OpenPool {
  engine: 'embedded' | 'postgres'
  pool: pg.Pool
  /** Rejects when the database does not answer; one that can only read, for example with a full disk, does. */
  ping(): Promise<void>
  /** Whether this machine's clock agrees with the database's. */
  clockIsRight(): boolean
  /** Calls back when the engine is permanently gone and the process should end. */
  onLost(callback: (reason: string) => void): void
  /** Waits for running queries, then frees everything. Safe to call twice. */
  close(): Promise<void>
}
