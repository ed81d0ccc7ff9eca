import { expect, test } from 'vitest'

import { testDatabase } from '../../../../tests/support/databases.ts'
import { isLocked, untilOthersWait } from '../../../../tests/support/lock-waiters.ts'
import { outcome } from '../../../platform/visit.fixture.ts'
import type { Visit } from '../../../platform/visit.server.ts'
import { lockAccount, lockPro } from '../../accounts/account-locks.table.server.ts'
import { sendMessage } from '../../messages/send-message.server.ts'
import type { BookingRequest } from '../booking.schema.ts'
import { accept, decline, marketplace, person } from '../marketplace.fixture.ts'
import { requestBooking } from '../request/request-booking.server.ts'
import { sendReminders } from '../emails/reminders.server.ts'
import { changeBooking } from './change-booking.server.ts'
import { expirePendingRequests } from './expire-requests.server.ts'

const database = await testDatabase()
const { db } = database

const answers: [string, (visit: { pro: Visit; system: (at: string) => Visit }, id: string) => Promise<unknown>][] = [
  ['accept', ({ pro }, id) => changeBooking(pro, id, accept)],
  ['decline', ({ pro }, id) => changeBooking(pro, id, decline)],
  ['expire', ({ system }) => expirePendingRequests(system('2026-03-02T18:00:00Z'))],
  ['remind', ({ system }) => sendReminders(system('2026-03-02T16:30:00Z'))],
]

test.each(answers)(
  'to %s waits for a change of the business before it locks the booking, as a request to move it does',
  async (_what, answer) => {
    const { as, customer, pro, request } = await marketplace(db)
    const { id } = await requestBooking(as(customer), request())
    const visits = { pro: as(pro), system: (at: string) => as(null, new Date(at)) }
    const { answered } = await db.transaction().execute(async (changing) => {
      await lockPro({ db: changing }, pro.id)
      const answered = outcome(answer(visits, id))
      await untilOthersWait(database)
      expect(await isLocked(db, 'booking', id)).toBe(false)
      return { answered }
    })
    expect(await answered).toBe(200)
  },
)

const ofBoth: [string, (customer: Visit, proId: string, request: BookingRequest) => Promise<unknown>][] = [
  ['a request', (visit, _, request) => requestBooking(visit, request)],
  ['a message', (visit, proId) => sendMessage(visit, proId, { body: 'Hello' })],
]

test.each(ofBoth)(
  '%s locks the account of its customer before that of the pro, as every change of a booking does',
  async (_what, send) => {
    const { as, pro, request } = await marketplace(db)
    const customer = await person(db, 'customer', 'Luis')
    const { sent } = await db.transaction().execute(async (changing) => {
      await lockAccount({ db: changing }, customer.id)
      const sent = outcome(send(as(customer), pro.id, request()))
      await untilOthersWait(database)
      expect(await isLocked(db, 'account', pro.id)).toBe(false)
      return { sent }
    })
    expect(await sent).toBe(200)
  },
)
