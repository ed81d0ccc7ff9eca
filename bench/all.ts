// Runs every benchmark in order; each can also be run alone. Searching a million pros takes long: BENCH_SIZES=10000
// leaves it out.
import { spawnSync } from 'node:child_process'

const scripts = ['search', 'api', 'pages', 'processes', 'live', 'start', 'scale']

for (const name of scripts) {
  console.log(`\n=== bench/${name}.ts`)
  const began = Date.now()
  const { status } = spawnSync(process.execPath, [`bench/${name}.ts`], { stdio: 'inherit' })
  if (status !== 0) process.exitCode = 1
  console.log(
    `bench/${name}.ts: ${((Date.now() - began) / 1000).toFixed(0)} s${status === 0 ? '' : ', NOT AS IT SHOULD BE'}`,
  )
}
