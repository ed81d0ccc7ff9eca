import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

import { openDatabase } from '../src/platform/database/database.server.ts'

test('npm run migrate does what a start leaves out with MIGRATE_ON_START=0', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'poolwell-migrate-'))
  const settings = { DATA_DIR: folder, DATABASE_URL: '' }
  const migrate = async () => {
    const env = { ...process.env, ...settings }
    return (await promisify(execFile)(process.execPath, ['scripts/migrate.ts'], { env })).stdout
  }
  expect(await migrate()).toMatch(/^Migrated: 0001_accounts to \d{4}_\w+ \(\d+ files\)\n$/)
  expect(await migrate()).toBe('There was nothing to migrate.\n')

  const database = await openDatabase({ dataDir: folder, log: () => undefined })
  const { rows } = await database.pool.query("select name from pgboss.queue where name = 'mail'")
  expect(rows).toEqual([{ name: 'mail' }])
  await database.close()
  rmSync(folder, { recursive: true })
})
