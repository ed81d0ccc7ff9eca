import { minutesInMs } from '../durations.ts'
import type { Engine } from './engine.server.ts'

const interval = 10_000

/**
 * Declares the engine lost when it has not answered for `patience` milliseconds. Returns a function that stops
 * watching.
 */
export function watch(engine: Engine, patience = minutesInMs(1)): () => void {
  let answered = performance.now()
  const remember = () => void (answered = performance.now())
  engine.events.on('pong', remember)
  const timer = setInterval(
    () => {
      if (performance.now() - answered > patience) engine.abandon(`no answer for ${patience / 1000} seconds`)
      else engine.send({ kind: 'ping' })
    },
    Math.min(interval, patience / 3),
  ).unref()
  return () => {
    clearInterval(timer)
    engine.events.off('pong', remember)
  }
}
