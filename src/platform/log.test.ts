import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('an error is logged without the row that the database quotes, and without the addresses that a mail server quotes', () => {
  const program = `
    import { openLog } from './src/platform/log.server.ts'
    const log = openLog('info')
    const details = { constraint: 'booking_check', detail: 'Failing row contains (Dana, 12 Elm St).' }
    log.error({ error: Object.assign(new Error('violates a check'), details) }, 'request failed')
    log.error({ error: 'gone' }, 'the database is lost')
    const refused = { responseCode: 550, command: 'RCPT TO', rejected: ['dana@example.com'], code: 'EENVELOPE' }
    const said = 'Recipient command failed: 550 5.1.1 <dana@example.com>: Recipient address rejected'
    log.error({ error: Object.assign(new Error(said), refused, { response: said }) }, 'a job failed')`
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' })
  const lines: unknown[] = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
  expect(lines).toMatchObject([
    { error: { message: 'violates a check', constraint: 'booking_check' } },
    { error: 'gone' },
    { error: { message: expect.stringContaining('550 5.1.1 <[address]>'), responseCode: 550, command: 'RCPT TO' } },
  ])
  expect(stdout).not.toMatch(/Elm|dana@/)
})

test('an error that quotes a long text is logged as fast as any other', () => {
  const program = `
    import { openLog } from './src/platform/log.server.ts'
    openLog('info').error({ error: 'x'.repeat(200_000) + ' dana@example.com' }, 'request failed')`
  const began = performance.now()
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], { encoding: 'utf8' })
  // Generous, for a busy machine: comparing each letter with all others took more than half a minute.
  expect(performance.now() - began).toBeLessThan(15_000)
  expect(stdout).toContain('x [address]')
})
