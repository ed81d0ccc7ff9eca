// npm run test:chaos [R1 R4 …]: breaks real servers in every way we could think of, on this machine only, and writes
// the results into docs/reliability.md. CHAOS_SCALE=0.2 does a fifth of it; SOAK_SECONDS shortens the soak test.
import { rmSync } from 'node:fs'

import { copyRelease } from './release.ts'
import { record } from './report.ts'
import { type Finding, seconds, type Trial } from './trial.ts'
import { trials } from './trials.ts'

const scale = Number(process.env['CHAOS_SCALE'] ?? 1)
const wanted = new Set(process.argv.slice(2).map((row) => row.toUpperCase()))
const chosen = trials.filter(({ row }) => wanted.size === 0 || wanted.has(row))
const release = copyRelease()
const stage = { release, scaled: (count: number) => Math.max(1, Math.round(count * scale)) }

let broken = 0
try {
  for (const trial of chosen) {
    const began = performance.now()
    for (const finding of await attempt(trial)) {
      record(trial, finding)
      const { engine, held, figure, skipped } = finding
      console.log(`${skipped ? '–' : held ? '✓' : '✗'} ${trial.row} ${trial.promise} [${engine}] ${figure}`)
      if (!held && !skipped) broken++
    }
    console.log(`  ${trial.row} took ${seconds(performance.now() - began)}`)
  }
} finally {
  rmSync(release, { recursive: true, force: true })
}
console.log(`\n${chosen.length} promises tried, ${broken} broken`)
process.exit(broken ? 1 : 0)

async function attempt(trial: Trial): Promise<Finding[]> {
  try {
    return await trial.run(stage)
  } catch (error) {
    console.error(error)
    const message = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)
    return [{ engine: 'none', held: false, figure: `could not be tried to the end: ${message}` }]
  }
}
