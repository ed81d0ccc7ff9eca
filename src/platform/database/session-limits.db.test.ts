import { Pool } from 'pg'
import { expect, test } from 'vitest'

import { createEmpty, onPostgres } from '../../../tests/support/empty-database.ts'
import { openDatabase } from './database.server.ts'
import { warnWithoutLimits } from './session-limits.server.ts'

test.runIf(onPostgres())("a server behind a pooler that drops a connection's limits says so at startup", async () => {
  const databaseUrl = await createEmpty()
  const warnings: unknown[] = []
  const log = { warn: (fields: unknown) => void warnings.push(fields) }

  const limited = await openDatabase({ databaseUrl, dataDir: 'memory:', log: () => undefined })
  await warnWithoutLimits(limited, log).finally(() => limited.close())
  expect(warnings).toEqual([])

  const pool = new Pool({ connectionString: databaseUrl, lock_timeout: 1_500 })
  await warnWithoutLimits({ engine: 'postgres', pool }, log).finally(() => pool.end())
  expect(warnings).toEqual([{ missing: ['idle_in_transaction_session_timeout', 'statement_timeout'] }])
})
