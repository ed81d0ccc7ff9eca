import { execFileSync } from 'node:child_process'
import { expect, test } from 'vitest'

const moduleUrl = JSON.stringify(new URL('release-startup-memory.server.ts', import.meta.url).href)

test('memory used during startup is released when the process becomes idle', () => {
  const [busy, rested] = heapSizes('')
  expect(rested).toBeLessThan(busy / 2)
})

test('a process that is never idle is left alone', () => {
  const [busy, later] = heapSizes(
    'setInterval(() => { for (const until = Date.now() + 30; Date.now() < until; ); }, 60)',
  )
  expect(later).toBeGreaterThan(busy / 2)
})

/**
 * The memory of a separate process after it has started, made much garbage and continued with `work`; and three seconds
 * later, after two checks.
 */
function heapSizes(work: string): [number, number] {
  const script = `
    const { releaseStartupMemory } = await import(${moduleUrl})
    let start = Array.from({ length: 1e6 }, (_, index) => ({ index }))
    console.log(process.memoryUsage().heapTotal)
    start = null
    releaseStartupMemory()
    setTimeout(() => { console.log(process.memoryUsage().heapTotal); process.exit() }, 3000)
    ${work}`
  const said = execFileSync(process.execPath, ['--input-type=module', '--eval', script], { encoding: 'utf8' })
  const [first = NaN, last = NaN] = said.split('\n').map(Number)
  return [first, last]
}
