import pino from 'pino'
import { expect, test } from 'vitest'

import { runEach } from './periodic-tasks.ts'

test('a task that fails is logged and does not stop the ones after it', async () => {
  const lines: string[] = []
  const log = pino({ base: null }, { write: (line: string) => lines.push(line) })
  const ran: string[] = []
  async function second() {
    ran.push('second')
  }

  await runEach({ failing, second }, () => ({ log }))

  expect(ran).toEqual(['second'])
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ msg: 'a periodic task failed', task: 'failing' })
})

async function failing() {
  throw new Error('the payment provider is away')
}
