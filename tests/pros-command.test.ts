import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test('the operator’s command runs as it is, and says what it needs before it connects to the database', () => {
  const env = { ...process.env, DATABASE_URL: 'postgres://127.0.0.1:1/nowhere' }
  for (const [command, complaint] of [
    ['approve', 'Whose?'],
    ['remove-review', 'Say why'],
    ['dance', 'Whose?'],
  ] as const) {
    const { status, stderr } = spawnSync(process.execPath, ['scripts/pros.ts', command], { env, encoding: 'utf8' })
    expect([status, stderr]).toEqual([1, expect.stringContaining(complaint)])
  }
})
