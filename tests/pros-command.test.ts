import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'

import { argumentsFor } from '../scripts/pros/command.ts'
import { openDatabase } from '../src/platform/database/database.server.ts'

test("the operator's command runs directly, and checks its arguments before it connects to the database", () => {
  for (const [command, complaint] of [
    ['approve', 'Whose?'],
    ['remove-review 7', 'Say why'],
    ['dance', 'There is no “dance”. There are:\n  npm run pros waiting\n  npm run pros approve EMAIL\n'],
  ] as const) {
    expect(pros(command.split(' '), { DATABASE_URL: 'postgres://127.0.0.1:1/nowhere' })).toEqual([
      1,
      expect.stringContaining(complaint),
    ])
  }
})

test('what is typed without quotes is one reason, and two addresses are not taken for the first of them', () => {
  const line = 'dana@example.com license seen on 3 May'.split(' ')
  expect(argumentsFor({ needs: ['Whose?', 'Why?'] }, line)).toEqual(['dana@example.com', 'license seen on 3 May'])
  expect(argumentsFor({ needs: ['Whose?'] }, ['dana@example.com', 'li@example.com'])).toEqual([
    'dana@example.com li@example.com',
  ])
  expect(argumentsFor({ needs: ['Whose?', 'Why?'] }, ['dana@example.com'])).toEqual(['dana@example.com', ''])
  expect(argumentsFor({ needs: [] }, line)).toEqual([])
})

test('in the wrong folder the command creates no database, and for an empty one it says that tables are missing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'poolwell-pros-'))
  const settings = { DATABASE_URL: '', DATA_DIR: folder }
  expect(pros([], settings)).toEqual([1, `There is no database in ${folder}\n`])
  expect(existsSync(join(folder, 'database'))).toBe(false)

  await (await openDatabase({ dataDir: folder, log: () => undefined })).close()
  expect(pros([], settings)).toEqual([1, expect.stringContaining('This database has no tables yet')])
  rmSync(folder, { recursive: true })
})

function pros(args: string[], settings: Record<string, string>) {
  const env = { ...process.env, ...settings }
  const { status, stderr } = spawnSync(process.execPath, ['scripts/pros.ts', ...args], { env, encoding: 'utf8' })
  return [status, stderr]
}
