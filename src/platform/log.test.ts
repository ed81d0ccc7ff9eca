import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('an error of the database is logged without the row that it quotes', () => {
  const program = `
    import { openLog } from './src/platform/log.server.ts'
    const details = { constraint: 'booking_check', detail: 'Failing row contains (Dana, 12 Elm St).' }
    openLog('info').error({ error: Object.assign(new Error('violates a check'), details) }, 'request failed')
    openLog('info').error({ error: 'gone' }, 'the database is lost')`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' })
  const lines: unknown[] = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines).toMatchObject([
    { error: { message: 'violates a check', constraint: 'booking_check' } },
    { error: 'gone' },
  ])
  expect(stdout).not.toContain('Elm')
})
