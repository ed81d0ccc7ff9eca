import { statfs } from 'node:fs/promises'
import type pg from 'pg'
import type { DatabaseLog } from '../database/open-pool.ts'

const megabyte = 1024 * 1024
const tick = 10_000
const checkpointEvery = 60_000
const checkpointAfterBytes = 32 * megabyte
const firstVacuumAfter = 30_000
const vacuumEvery = 15 * 60_000

export interface MaintenanceOptions {
  pool: pg.Pool
  folder: string
  /** Bytes that must stay free on the disk: with less, new transactions can only read. */
  spaceFloor: number
  log: DatabaseLog
}

export interface Maintenance {
  /** True while the disk is too full to write. */
  isFull(): boolean
  /** Runs one round of due tasks, as the timer does. */
  run(now: number): Promise<void>
  /** Stops the timer and waits for a round in progress. */
  stop(): Promise<void>
}

/** The work of PostgreSQL's background processes, which the embedded engine does not have. */
export function maintain({ pool, folder, spaceFloor, log }: MaintenanceOptions): Maintenance {
  let full = false
  let checkpoint = { at: 0, lsn: '0/0' }
  let nextVacuum = Date.now() + firstVacuumAfter

  async function guardSpace(): Promise<void> {
    const { bavail, bsize } = await statfs(folder)
    const low = bavail * bsize < spaceFloor
    if (low !== full)
      log(low ? 'disk almost full: the database only reads' : 'disk has space again', { free: bavail * bsize })
    full = low
    // A full disk stops the engine in the middle of a commit; a refused write is an error the caller understands.
    await pool.query(`set default_transaction_read_only = ${full ? 'on' : 'off'}`)
  }

  async function shortenLog(now: number): Promise<void> {
    const { rows } = await pool.query<{ written: number }>(
      'select pg_wal_lsn_diff(pg_current_wal_lsn(), $1)::bigint as written',
      [checkpoint.lsn],
    )
    const written = rows[0]?.written ?? 0
    if (written === 0 || (written < checkpointAfterBytes && now - checkpoint.at < checkpointEvery)) return
    await pool.query('checkpoint')
    const after = await pool.query<{ lsn: string }>('select pg_current_wal_lsn() as lsn')
    checkpoint = { at: now, lsn: after.rows[0]?.lsn ?? checkpoint.lsn }
  }

  async function vacuum(now: number): Promise<void> {
    if (now < nextVacuum) return
    nextVacuum = now + vacuumEvery
    await pool.query('vacuum (analyze)')
  }

  async function run(now: number): Promise<void> {
    await guardSpace()
    await shortenLog(now)
    await vacuum(now)
  }

  let running: Promise<void> | undefined
  const timer = setInterval(() => {
    running ??= run(Date.now())
      .catch((error: Error) => log('database maintenance failed', { error: error.message }))
      .finally(() => (running = undefined))
  }, tick).unref()
  return {
    isFull: () => full,
    run,
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}
