import { median } from '../report/figures.ts'
import { type Driven, rounds } from './drive.ts'

/** Runs each contestant in turn, round after round; an uncounted first round lets engines and caches settle. */
export async function inTurns<Name extends string>(
  names: readonly Name[],
  measure: (name: Name, warmUp: boolean) => Promise<Driven>,
): Promise<Record<Name, Driven>> {
  const heard = new Map<Name, Driven[]>(names.map((name) => [name, []]))
  for (const name of names) await measure(name, true)
  for (let round = 0; round < rounds; round++)
    for (const name of names) heard.get(name)?.push(await measure(name, false))
  return fromEntries(names.map((name) => [name, middle(heard.get(name) ?? [])]))
}

/** Several servers under one load: their answers in total, and the waits of the slowest one. */
export function combined(runs: readonly Driven[]): Driven {
  const all = middle(runs)
  const perSecond = runs.reduce((sum, run) => sum + run.perSecond, 0)
  const cpu = runs.reduce((sum, run) => sum + run.cpu * run.perSecond, 0) / perSecond
  return {
    ...all,
    perSecond,
    cpu,
    p99: Math.max(...runs.map(({ p99 }) => p99)),
    max: Math.max(...runs.map(({ max }) => max)),
  }
}

/** The median of each figure, counting all answers. */
function middle(runs: readonly Driven[]): Driven {
  const of = (figure: 'perSecond' | 'cpu' | 'p50' | 'p99' | 'max') => median(runs.map((run) => run[figure]))
  const statuses: Record<string, number> = {}
  for (const run of runs)
    for (const [status, count] of Object.entries(run.statuses)) statuses[status] = (statuses[status] ?? 0) + count
  const errors = runs.reduce((sum, run) => sum + run.errors, 0)
  return {
    perSecond: of('perSecond'),
    cpu: of('cpu'),
    p50: of('p50'),
    p99: of('p99'),
    max: of('max'),
    statuses,
    errors,
  }
}

function fromEntries<Name extends string, T>(entries: [Name, T][]): Record<Name, T>
function fromEntries(entries: [string, unknown][]): Record<string, unknown> {
  return Object.fromEntries(entries)
}
