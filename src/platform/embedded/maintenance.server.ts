import { statfs } from 'node:fs/promises'
import type pg from 'pg'
import type { DatabaseLog } from '../database/open-pool.ts'
import { minutesInMs } from '../durations.ts'

const megabyte = 1024 * 1024
const tick = 10_000
const checkpointEvery = minutesInMs(1)
const checkpointAfterBytes = 32 * megabyte
const firstVacuumAfter = 30_000
const vacuumEvery = minutesInMs(15)

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
export function maintain(options: MaintenanceOptions): Maintenance {
  const { pool, log } = options
  const space = guardSpace(options)
  const shortenLog = checkpoints(pool)
  const vacuum = vacuums(pool)

  async function run(now: number): Promise<void> {
    await space.check()
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
    isFull: space.isFull,
    run,
    async stop() {
      clearInterval(timer)
      await running
    },
  }
}

function guardSpace({ pool, folder, spaceFloor, log }: MaintenanceOptions) {
  let full = false
  return {
    isFull: () => full,
    async check() {
      const { bavail, bsize } = await statfs(folder)
      const low = bavail * bsize < spaceFloor
      if (low !== full)
        log(low ? 'disk almost full: the database only reads' : 'disk has space again', { free: bavail * bsize })
      full = low
      // A full disk stops the engine in the middle of a commit; a refused write is an error the caller understands.
      await pool.query(`set default_transaction_read_only = ${full ? 'on' : 'off'}`)
    },
  }
}

/** The log is as long as what was written since the last checkpoint. */
function checkpoints(pool: pg.Pool) {
  let last = { at: 0, lsn: '0/0' }
  return async (now: number) => {
    const { rows } = await pool.query<{ written: number }>(
      'select pg_wal_lsn_diff(pg_current_wal_lsn(), $1)::bigint as written',
      [last.lsn],
    )
    const written = rows[0]?.written ?? 0
    if (written === 0 || (written < checkpointAfterBytes && now - last.at < checkpointEvery)) return
    await pool.query('checkpoint')
    const after = await pool.query<{ lsn: string }>('select pg_current_wal_lsn() as lsn')
    last = { at: now, lsn: after.rows[0]?.lsn ?? last.lsn }
  }
}

function vacuums(pool: pg.Pool) {
  let next = Date.now() + firstVacuumAfter
  return async (now: number) => {
    if (now < next) return
    next = now + vacuumEvery
    // One at a time, since all other queries wait for a statement. Those of the system, too: each analysis changes them.
    const { rows } = await pool.query<{ name: string }>(
      `select oid::regclass::text as name from pg_class where relkind in ('r', 'm', 'p') and relpersistence <> 't'`,
    )
    for (const { name } of rows) await pool.query(`vacuum (analyze) ${name}`)
  }
}
