import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

const checkEvery = 1000
/** Below this share of busy time a process counts as idle. */
const idle = 0.02

/**
 * V8 shrinks its heap only while it allocates, so an idle process would keep all the memory that its start took. This
 * collects garbage once, in the first idle second, and not later: a full collection also drops compiled code (022).
 */
export function releaseStartupMemory(): void {
  let looked = performance.eventLoopUtilization()
  const timer = setInterval(() => {
    const { utilization } = performance.eventLoopUtilization(looked)
    looked = performance.eventLoopUtilization()
    if (utilization > idle) return
    clearInterval(timer)
    collectGarbage()
  }, checkEvery).unref()
}

/** Node has no call for this, so V8's own is enabled for a moment. */
function collectGarbage(): void {
  setFlagsFromString('--expose-gc')
  const collect: (options: object) => void = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  collect({ type: 'major', execution: 'sync', flavor: 'last-resort' })
}
