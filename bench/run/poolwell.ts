import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { type Served, serve } from './served.ts'

/** Builds the product when it has changed; `BENCH_BUILD=no` takes what is there. */
export function build(): void {
  if (process.env['BENCH_BUILD'] === 'no') return
  const { status } = spawnSync(process.execPath, ['scripts/setup.mjs', '--build'], { stdio: 'inherit' })
  if (status !== 0) throw new Error('The product could not be built')
}

/** The built product as in production, but without the limits that would refuse one machine's many requests. */
export async function servePoolwell(env: Record<string, string> = {}): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'poolwell-bench-'))
  const served = await serve({
    script: 'scripts/start.mjs',
    path: '/readyz',
    env: {
      HOST: '127.0.0.1',
      PAYMENTS: 'test',
      DEMO: 'false',
      LOG_LEVEL: 'error',
      RATE_LIMIT_SCALE: '1000000',
      DATA_DIR: folder,
      ...env,
    },
  })
  return {
    ...served,
    async stop() {
      await served.stop()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
