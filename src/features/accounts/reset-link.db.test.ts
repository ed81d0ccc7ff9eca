import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import { marketplace } from '../bookings/marketplace.fixture.ts'
import { queueResetEmail } from './change-password.server.ts'

const { db } = await testDatabase()

test.each([
  [
    'leads on to the page that the person wanted to log in for',
    '/pros/x?day=1&at=9',
    /&redirect=%2Fpros%2Fx%3Fday%3D1%26at%3D9$/,
  ],
  ['leads nowhere else if there was none', '', /\?token=[\w-]+$/],
  ['leaves out a path that would break in an email', `/${'x'.repeat(500)}`, /\?token=[\w-]+$/],
])('a reset link %s', async (_, next, expected) => {
  const { as, customer } = await marketplace(db)
  let sent = ''
  const jobs = { ...as(null).jobs, sendAll: async (...mails: unknown[]) => void (sent = JSON.stringify(mails[2])) }
  await queueResetEmail({ ...as(null), jobs }, { email: customer.email, next })
  expect(/\S+\/reset-password[^\s"\\]+/.exec(sent)?.[0]).toMatch(expected)
})
