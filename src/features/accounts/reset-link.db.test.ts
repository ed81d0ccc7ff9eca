import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import { untilOthersWait } from '../../../tests/support/lock-waiters.ts'
import { outcomeOfOneTry } from '../../platform/visit.fixture.ts'
import { marketplace } from '../bookings/marketplace.fixture.ts'
import { lockAccount } from './account-locks.table.server.ts'
import { queueResetEmail, resetPassword } from './change-password.server.ts'
import { confirmEmail } from './email-confirmation.server.ts'
import { issueToken } from './one-time-tokens.server.ts'
import { deleteTokens } from './one-time-tokens.table.server.ts'

const database = await testDatabase()
const { db } = database

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

test.each(['reset-password', 'verify-email'] as const)(
  'a link (%s) that is opened while its account is changed no longer works once the change has ended it',
  async (purpose) => {
    const { as, customer } = await marketplace(db)
    const token = await issueToken(as(null), { accountId: customer.id, purpose, email: customer.email })
    const { opened } = await db.transaction().execute(async (changing) => {
      await lockAccount({ db: changing }, customer.id)
      const visit = (own: typeof db) => ({ ...as(null), db: own })
      const opened = outcomeOfOneTry(db, async (own) => {
        if (purpose === 'verify-email') return confirmEmail(visit(own), { token })
        return resetPassword(visit(own), { token, newPassword: 'secret-water', confirmPassword: 'secret-water' })
      })
      await untilOthersWait(database)
      await deleteTokens(visit(changing), customer.id, [purpose])
      return { opened }
    })
    expect(await opened).toBe(422)
  },
)
