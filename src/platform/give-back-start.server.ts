import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const lookEvery = 1000
/** The share of the time in which a process at rest is busy. */
const restful = 0.02

/**
 * V8 keeps what starting took, as it looks for memory to give back only while it allocates. So in the first second of
 * rest all garbage is collected. Not in later ones: code that runs well is thrown away too, and has to get warm again.
 */
export function giveBackStart(): void {
  let looked = performance.eventLoopUtilization()
  const timer = setInterval(() => {
    const { utilization } = performance.eventLoopUtilization(looked)
    looked = performance.eventLoopUtilization()
    if (utilization > restful) return
    clearInterval(timer)
    collectGarbage()
  }, lookEvery).unref()
}

/** V8 can do it, but Node has no name for it. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  const collect: (options: object) => void = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
