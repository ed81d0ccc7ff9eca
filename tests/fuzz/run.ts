// Sends at least sixteen times as many random inputs as `npm test`, new ones each time: `FUZZ_SEED=…` repeats a run,
// FUZZ_ENGINE=embedded uses the embedded database.
import { randomInt } from 'node:crypto'
import { spawnSync } from 'node:child_process'

const { FUZZ_SEED = String(randomInt(2 ** 31)), FUZZ_RUNS = '64000' } = process.env
console.log(`FUZZ_SEED=${FUZZ_SEED} FUZZ_RUNS=${FUZZ_RUNS}`)

const { status } = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', '--project', 'fuzz'], {
  stdio: 'inherit',
  env: { ...process.env, FUZZ_SEED, FUZZ_RUNS },
})
process.exitCode = status ?? 1
