import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { openApi } from './support/api.ts'
import { busyPairsOn } from './support/busy-pairs.ts'
import { untilJobsAreDone } from './support/jobs-done.ts'
import { rowsOn } from './support/rows-of.ts'

const opened = await openApi()
const { db } = opened.database
const { busyPair, doAllElse } = busyPairsOn(opened)
const { keysOf, rowsWith } = rowsOn(db)

test('two who do all that can be done, and leave, change nothing that belongs to others', async () => {
  const stay = await busyPair()
  await untilJobsAreDone(db)
  const keys = await keysOf(stay)
  const before = await rowsWith(keys)
  expect(Object.keys(before)).toEqual(expect.arrayContaining(emptied))

  const [dana, maria] = await busyPair()
  await doAllElse(dana, maria)
  await untilJobsAreDone(db)
  expect(await rowsWith(keys)).toEqual(before)

  for (const { api, password } of [dana, maria])
    expect((await api('DELETE /api/auth/account', { password })).status).toBe(204)
  await untilJobsAreDone(db)
  expect(await rowsWith(keys)).toEqual(before)
  const { rows } = await sql`select data from pgboss.job where name = 'end-membership'`.execute(db)
  expect(rows).toContainEqual({ data: { customerRef: `cus_${maria.id}` } })
})

const emptied = [
  'account',
  'away_time',
  'block',
  'booking',
  'booking_event',
  'contact_message',
  'hours_exception',
  'idempotency_key',
  'kept_mail',
  'mail_preference',
  'membership',
  'message',
  'notification',
  'one_time_token',
  'picture',
  'presence',
  'pro',
  'report',
  'review',
  'saved_pro',
  'search_listing',
  'service',
  'session',
  'sign_in_mark',
  'suggestion',
  'working_hours',
]
