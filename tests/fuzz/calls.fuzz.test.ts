import * as fc from 'fast-check'
import { afterAll, beforeEach, expect, test } from 'vitest'

import { calls } from '../support/calls.ts'
import { type Attempt, attemptsAt } from './attempts.ts'
import { openCast } from './cast.ts'
import { judge, unshowable } from './judge.ts'

/** The total number of requests; calls with a body get four times as many as those without. */
const runs = Number(process.env['FUZZ_RUNS'] ?? 1_000)
const seed = Number(process.env['FUZZ_SEED'] ?? 20_260)
const cast = await openCast()
const statuses: Record<number, number> = {}

// Earlier requests may have undone what later ones need; only some need anything.
beforeEach(async ({ task }) => {
  if (/\{(id|userId|file)\}|reviews|booking-request|services/.test(task.name)) await cast.renew()
})

const all = Object.keys(calls)
const shares = all.reduce((sum, call) => sum + shareOf(call), 0)

test.each(all)('%s survives whatever is sent to it', { timeout: 600_000 }, async (call) => {
  const numRuns = Math.ceil((runs * shareOf(call)) / shares)
  await fc.assert(
    fc.asyncProperty(attemptsAt(call), async (attempt) => {
      const { status, wrong } = await judge(cast, attempt)
      statuses[status] = (statuses[status] ?? 0) + 1
      if (wrong.length > 0) throw new Error(`${wrong.join('\n')}\n${kept(attempt)}`)
    }),
    { seed, numRuns, endOnFailure: process.env['FUZZ_SHRINK'] === '0' },
  )
})

test('everything that was stored can be shown', async () => {
  const { pro, customer } = cast.ids
  for (const as of ['customer', 'otherCustomer', 'pro', 'otherPro'] as const) {
    const other = as === 'customer' ? pro : customer
    const reads = [
      'auth/user',
      'auth/export',
      'bookings?limit=50',
      'conversations',
      'services',
      'notifications?limit=50',
    ]
    for (const path of [
      ...reads,
      `messages/${other}`,
      `pros/${pro}`,
      'pros/search?location=91101',
      `pros/${pro}/hours`,
    ]) {
      const { status, body } = await cast.call(as, `GET /api/${path}`)
      expect(status, path).toBeLessThan(500)
      expect(unshowable(body), `${path} as ${as}`).toBe(false)
    }
  }
})

afterAll(() => console.log(`fuzz: seed ${seed}, statuses ${JSON.stringify(statuses)}`))

function shareOf(call: string): number {
  if (calls[call]?.body) return 4
  return calls[call]?.query || call.includes('{') ? 2 : 1
}

/** In the format of a file in tests/corpus. */
function kept(attempt: Attempt): string {
  return JSON.stringify(attempt).slice(0, 3_000)
}
