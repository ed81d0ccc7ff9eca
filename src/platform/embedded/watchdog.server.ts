import { minutesInMs } from '../durations.ts'
import type { Engine } from './engine.server.ts'

const interval = 10_000

/**
 * Declares the engine lost when it has not answered for `patience` milliseconds. They are counted by its unanswered
 * pings: a clock goes on while the process is paused or the machine sleeps. Returns a function that stops watching.
 */
export function watch(engine: Engine, patience = minutesInMs(1)): () => void {
  const pause = Math.min(interval, patience / 3)
  let unanswered = 0
  const remember = () => void (unanswered = 0)
  engine.events.on('pong', remember)
  const timer = setInterval(() => {
    if (unanswered * pause >= patience) return engine.abandon(`no answer for ${patience / 1000} seconds`)
    unanswered++
    engine.send({ kind: 'ping' })
  }, pause).unref()
  return () => {
    clearInterval(timer)
    engine.events.off('pong', remember)
  }
}
