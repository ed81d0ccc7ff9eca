import { pino } from 'pino'
import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import { readConfig } from '../config.server.ts'
import { openMailbox } from './mail.server.ts'

const { db } = await testDatabase()

test('a production server that cannot send mail says so at startup', () => {
  const said: string[] = []
  const log = pino({}, { write: (line) => void said.push(JSON.parse(line).msg) })
  const production = { NODE_ENV: 'production', PAYMENTS: 'test' }
  openMailbox(readConfig({}), db, log).close()
  openMailbox(readConfig({ ...production, SMTP_URL: 'smtp://mail.example' }), db, log).close()
  expect(said).toEqual([])
  openMailbox(readConfig(production), db, log).close()
  expect(said).toEqual(['SMTP_URL is not set: nobody gets any mail, it is only stored'])
})
