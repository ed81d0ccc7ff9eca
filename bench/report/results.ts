import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, cpus, loadavg } from 'node:os'

const [loadBefore = 0] = loadavg()
const file = new URL('../RESULTS.md', import.meta.url)

export interface Table {
  columns: string[]
  rows: string[][]
}

/** Rewrites one section of the results, with where and how it was measured, and keeps the others. */
export function writeResults(section: string, command: string, notes: string[], tables: Table[]): void {
  const known = existsSync(file) ? readFileSync(file, 'utf8') : opening
  const body = [
    `\n## ${section}\n`,
    circumstances(command),
    ...notes.map((note) => `- ${note}`),
    ...tables.map(draw),
  ].join('\n')
  const sections = known.split(/(?=\n## )/)
  const others = sections.filter((text) => !text.startsWith(`\n## ${section}\n`))
  writeFileSync(file, `${[...others, body].join('').trimEnd()}\n`)
  console.log(body)
}

const opening = `# What was measured

Written by the scripts in this folder (\`npm run bench\`). Each compares in one run, taking turns; the figures are medians unless they
say otherwise. Machines differ and are noisy: the ratios say more than the times.
`

function circumstances(command: string): string {
  const [cpu] = cpus()
  const day = new Date().toISOString().slice(0, 10)
  return `\`${command}\`, ${day}, Node ${process.versions.node}, ${availableParallelism()} cores (${cpu?.model.trim() ?? 'unknown'}), load ${loadBefore.toFixed(1)} before.\n`
}

const line = (cells: string[]) => `| ${cells.join(' | ')} |`

function draw({ columns, rows }: Table): string {
  return ['', line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n')
}
