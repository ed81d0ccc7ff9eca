import { startPostgres } from '../support/postgres.ts'
import { inFolder, type Setup } from './release.ts'

/** One promise of docs/reliability.md, and its test. */
export interface Trial {
  row: string
  promise: string
  run(stage: Stage): Promise<Finding[]>
}

export interface Stage {
  release: string
  /** A number of rounds, seconds or people, scaled by CHAOS_SCALE. */
  scaled(count: number): number
}

type Engine = 'embedded' | 'PostgreSQL'

export interface Finding {
  engine: Engine | 'both' | 'none'
  held: boolean
  figure: string
  /** Why it could not be tested here. */
  skipped?: true
}

export type Cluster = Awaited<ReturnType<typeof startPostgres>>

export function onEmbedded<T>({ release }: Stage, work: (setup: Setup) => Promise<T>): Promise<T> {
  return inFolder((dataDir) => work({ release, dataDir }))
}

/** A separate PostgreSQL server that keeps what it acknowledged, as a production one does. */
export async function onPostgres<T>(
  { release }: Stage,
  work: (setup: Setup & { databaseUrl: string }, cluster: Cluster) => Promise<T>,
): Promise<T> {
  const cluster = await startPostgres({ max_connections: '100' })
  try {
    return await inFolder((dataDir) => work({ release, dataDir, databaseUrl: cluster.url }, cluster))
  } finally {
    await cluster.stop()
  }
}

export function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`
}
