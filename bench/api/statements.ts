import type { CallName } from './calls.ts'
import type { Recorded, Statement } from './record.ts'
import type { Table } from '../report/results.ts'

/** Which statements each call sends, and how many. Consecutive repeats are listed once. */
export function statementsTable(recorded: Record<CallName, Recorded>): Table {
  const rows = Object.entries(recorded).map(([call, { statements }]) => [
    call,
    String(statements.length),
    folded(statements.map(inShort)).join(', '),
  ])
  return { columns: ['call', 'statements', 'in this order'], rows }
}

function inShort({ text }: Statement): string {
  const verb = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? ''
  const table = /\b(?:insert into|update|delete from|from)\s+"?([a-z_.]+)"?/i.exec(text)?.[1]
  if (/pg_notify/.test(text)) return 'notify'
  return table ? `${verb} ${table.replace('pgboss.', '')}` : verb
}

function folded(names: string[]): string[] {
  const counted: [string, number][] = []
  for (const name of names) {
    const last = counted.at(-1)
    if (last?.[0] === name) last[1]++
    else counted.push([name, 1])
  }
  return counted.map(([name, count]) => (count === 1 ? name : `${name} (${count})`))
}
