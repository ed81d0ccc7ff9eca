// Clicks, types and goes back at random, as four different users. `MONKEY_SEED=7 npm run monkey` repeats a run, as far
// as the time of day and the machine allow; `MONKEY_FAILING=0.2` makes a fifth of the requests for data fail.
import { randomInt } from 'node:crypto'
import { expect, test } from '@playwright/test'

import { demoAccounts } from '../../src/features/accounts/demo-accounts.ts'
import { randomOf } from '../../src/platform/random.ts'
import { logIn } from '../journeys/support.ts'
import { act } from './act.ts'
import { watch } from './symptoms.ts'

const seed = (process.env['MONKEY_SEED'] ??= String(randomInt(100_000)))
const seconds = Number(process.env['MONKEY_SECONDS'] ?? 120)
const failing = Number(process.env['MONKEY_FAILING'] ?? 0)
const lastSteps = 8

for (const account of [undefined, ...demoAccounts]) {
  const who = account?.label ?? 'Visitor'
  test(`${who} presses at random for ${seconds} s, seed ${seed}`, async ({ page }, { project }) => {
    test.setTimeout((seconds + 60) * 1000)
    const random = randomOf(`${seed} ${who} ${project.name}`)
    const symptoms = watch(page)
    if (account) {
      await logIn(page, account)
      await page.waitForURL((url) => url.pathname !== '/login')
    } else await page.goto('/')
    if (failing > 0) await page.route(/\.data|\/api\//, (to) => (random.chance(failing) ? to.abort() : to.continue()))

    const steps: string[] = []
    for (const end = Date.now() + seconds * 1000; Date.now() < end;) {
      steps.push(await act(page, random))
      const found = await symptoms()
      expect.soft(found, `after ${steps.slice(-lastSteps).join(' > ')}`).toEqual([])
    }
    console.log(`${who}, ${project.name}: ${steps.length} steps`)
  })
}
