import { readdirSync, readFileSync } from 'node:fs'

const msPerTick = 10

/** Milliseconds of processor time of a process, of its children, and of children that have ended. Linux only. */
export function cpuOf(pid: number): number {
  const [, , ...fields] = statOf(pid)
  const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15).map(Number)
  const own = (user + system + endedUser + endedSystem) * msPerTick
  return childrenOf(pid).reduce((sum, child) => sum + cpuOf(child), own)
}

/** Megabytes in memory of a process and its children. */
export function memoryOf(pid: number): number {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(read(`/proc/${pid}/status`))?.[1] ?? 0
  return childrenOf(pid).reduce((sum, child) => sum + memoryOf(child), Number(kilobytes) / 1024)
}

export function parentOf(pid: number): number {
  return Number(statOf(pid)[3])
}

/** The fields of `stat`; the name may hold spaces, but ends with the last bracket. */
function statOf(pid: number): string[] {
  const text = read(`/proc/${pid}/stat`)
  const end = text.lastIndexOf(')')
  return [text.slice(0, text.indexOf(' ')), text.slice(0, end), ...text.slice(end + 2).split(' ')]
}

function childrenOf(pid: number): number[] {
  try {
    return readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
      read(`/proc/${pid}/task/${thread}/children`).split(' ').filter(Boolean).map(Number),
    )
  } catch {
    return []
  }
}

/** A process may end while it is being read. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
