import { readFileSync, writeFileSync } from 'node:fs'

import type { Finding, Trial } from './trial.ts'

const page = 'docs/reliability.md'
const begin = '<!-- measured: written by npm run test:chaos -->'
const end = '<!-- /measured -->'
const head = ['| | engine | measured | on | with |', '|---|---|---|---|---|']

/** Writes the finding into the table of docs/reliability.md, replacing the earlier one. */
export function record({ row }: Trial, { engine, held, figure, skipped }: Finding): void {
  const text = readFileSync(page, 'utf8')
  const [before = '', rest = ''] = text.split(begin)
  const [table = '', after = ''] = rest.split(end)
  const scale = process.env['CHAOS_SCALE']
  const soak = process.env['SOAK_SECONDS']
  const soaking = soak && row === 'R20' ? `SOAK_SECONDS=${soak} ` : ''
  const command = `${soaking}${scale ? `CHAOS_SCALE=${scale} ` : ''}npm run test:chaos ${row}`
  const verdict = skipped ? `not proven: ${figure}` : `${held ? '' : '**broken**: '}${figure}`
  const today = new Date().toISOString().slice(0, 10)
  const rows = new Map(
    table
      .split('\n')
      .filter((line) => line.startsWith('| R'))
      .map((line) => [line.split('|').slice(1, 3).join('|'), line]),
  )
  rows.set(` ${row} | ${engine} `, `| ${row} | ${engine} | ${verdict} | ${today} | \`${command}\` |`)
  const lines = [...rows.values()].toSorted((a, b) => numberOf(a) - numberOf(b) || a.localeCompare(b))
  writeFileSync(page, [before + begin, ...head, ...lines, end + after].join('\n'))
}

function numberOf(line: string): number {
  return Number(/^\| R(\d+)/.exec(line)?.[1])
}
