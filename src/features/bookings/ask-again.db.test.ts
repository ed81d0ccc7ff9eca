import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import { queuedMails } from '../../platform/jobs/queued-mails.fixture.ts'
import { block } from '../messages/blocks.server.ts'
import { hidePro } from '../pros/vet-pros.server.ts'
import { getBooking } from './bookings.server.ts'
import { changeBooking } from './changes/change-booking.server.ts'
import { expirePendingRequests } from './changes/expire-requests.server.ts'
import { endEarlierBookings, type Marketplace, marketplace, withdraw } from './marketplace.fixture.ts'
import { requestBooking } from './request/request-booking.server.ts'
import { suggested } from './suggestions/suggested-times.fixture.ts'

const { db } = await testDatabase()
await endEarlierBookings(db)

const setMembership =
  (status: 'past_due' | 'inactive') =>
  async ({ pro }: Marketplace) => {
    await db.updateTable('membership').set({ status }).where('accountId', '=', pro.id).execute()
  }

const obstacles: [string, (market: Marketplace) => Promise<unknown>][] = [
  ['the membership is past due', setMembership('past_due')],
  ['there is no membership', setMembership('inactive')],
  ['an operator has hidden the business', ({ as, pro }) => hidePro(as(null), pro.email)],
  ['the customer has blocked the pro', ({ as, customer, pro }) => block(as(customer), pro.id)],
  ['the pro has blocked the customer', ({ as, customer, pro }) => block(as(pro), customer.id)],
  [
    'the customer has become a pro',
    ({ customer }) => db.updateTable('account').set({ role: 'pro' }).where('id', '=', customer.id).execute(),
  ],
]

/** The account with the role that it has by now. */
async function nowadays({ customer }: Marketplace) {
  const account = db.selectFrom('account').select('role').where('id', '=', customer.id)
  return { ...customer, ...(await account.executeTakeFirstOrThrow()) }
}

test('a customer whose request is over may send its pro another one', async () => {
  const { as, customer, request } = await marketplace(db)
  const { id } = await requestBooking(as(customer), request())
  expect(await changeBooking(as(customer), id, withdraw)).toMatchObject({ mayAskAgain: true })
  await requestBooking(as(customer), request())
})

test.each(obstacles)('if %s, a booking offers no other request, and the server takes none', async (_, obstruct) => {
  const market = await marketplace(db)
  const { as, customer, request } = market
  const { id } = await requestBooking(as(customer), request())
  await changeBooking(as(customer), id, withdraw)
  await obstruct(market)
  const visit = as(await nowadays(market))
  expect(await getBooking(visit, id)).toMatchObject({ mayAskAgain: false })
  await expect(requestBooking(visit, request())).rejects.toMatchObject({ name: 'Refusal' })
})

test.each(obstacles)('if %s, the email about times that nobody took does not lead to the pro', async (_, obstruct) => {
  const market = await suggested(db)
  const { as, customer, pro } = market
  await obstruct(market)
  await expirePendingRequests(as(null, new Date('2026-03-02T17:00:01Z')))
  const ended = (await queuedMails(db, customer)).find(({ subject }) => subject.endsWith('has ended'))
  expect(ended?.text).not.toContain(`/pros/${pro.id}`)
  expect(ended?.text).not.toContain('You can ask')
})
