// Builds pages and server into the folder named by the first argument, and compresses what browsers will fetch.
// `npm run build` calls it through setup.mjs, which swaps the result into place.
import { spawnSync } from 'node:child_process'
import { buildWorker } from './build-worker.ts'
import { requireOwnEntry } from './own-entry.ts'
import { precompress } from './precompress.ts'

requireOwnEntry()

const folder = process.argv[2] ?? 'build'
const built = spawnSync(process.execPath, ['node_modules/@react-router/dev/bin.cjs', 'build', '--logLevel', 'warn'], {
  encoding: 'utf8',
  env: { ...process.env, NODE_ENV: 'production', BUILD_DIR: folder },
})
if (built.status === 0) {
  await buildWorker(`${folder}/client`)
  await precompress(`${folder}/client`)
} else console.error(`${built.stdout}${built.stderr}`)
process.exitCode = built.status ?? 1
