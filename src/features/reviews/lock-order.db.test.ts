import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import { isLocked, untilOthersWait } from '../../../tests/support/lock-waiters.ts'
import { outcome, outcomeOfOneTry } from '../../platform/visit.fixture.ts'
import type { Actor, Visit } from '../../platform/visit.server.ts'
import { lockAccount } from '../accounts/account-locks.table.server.ts'
import { changeBooking } from '../bookings/changes/change-booking.server.ts'
import { complete, marketplace } from '../bookings/marketplace.fixture.ts'
import { setPicture } from '../media/pictures.table.server.ts'
import { approvePro, hidePro } from '../pros/vet-pros.server.ts'
import { removeReview } from './moderate-reviews.server.ts'
import { changeReview, respondToReview, writeReview } from './reviews.server.ts'

const database = await testDatabase()
const { db } = database

const words = { rating: 5, comment: 'Clear again.' }

type As = (actor: Actor | null) => Visit

async function completed() {
  const market = await marketplace(db)
  const { customer, pro, book } = market
  const as: As = (actor) => market.as(actor, new Date('2026-03-02T20:00:00Z'))
  const bookingId = await book()
  await changeBooking(as(pro), bookingId, complete)
  const { email } = await db.selectFrom('account').select('email').where('id', '=', pro.id).executeTakeFirstOrThrow()
  const write = (as: As) => writeReview(as(customer), { bookingId, proId: pro.id, ...words })
  return { as, customer, pro, email, write }
}

type Completed = Awaited<ReturnType<typeof completed>>

const changes: [string, (made: Completed) => Promise<(as: As) => Promise<unknown>>][] = [
  ['a review is written', async ({ write }) => write],
  [
    'a review is changed',
    async ({ as, customer, write }) => {
      const { id } = await write(as)
      return (as) => changeReview(as(customer), id, { ...words, rating: 1 })
    },
  ],
  [
    'a review is removed',
    async ({ as, write }) => {
      const { id } = await write(as)
      return (as) => removeReview(as(null), id, 'Not about the visit')
    },
  ],
  [
    'a business is hidden',
    async ({ email }) =>
      (as) =>
        hidePro(as(null), email),
  ],
  [
    'a business is approved',
    async ({ as, email }) => {
      await hidePro(as(null), email)
      return (as) => approvePro(as(null), email)
    },
  ],
]

test.each(changes)(
  '%s while its pro saves a picture: both lock the account before the business',
  async (_, prepare) => {
    const made = await completed()
    const { as, pro } = made
    const change = await prepare(made)
    const { changed } = await db.transaction().execute(async (saving) => {
      await lockAccount({ db: saving }, pro.id)
      const changed = outcomeOfOneTry(db, (own) => change((actor) => ({ ...as(actor), db: own })))
      await untilOthersWait(database)
      await setPicture({ ...as(pro), db: saving }, pro.id, 'business', null)
      return { changed }
    })
    expect(await changed).toBe(200)
  },
)

test('an answer keeps the account of its review’s author before that of the pro, as every change of a booking does', async () => {
  const { as, customer, pro, write } = await completed()
  const { id } = await write(as)
  const { answered } = await db.transaction().execute(async (changing) => {
    await lockAccount({ db: changing }, customer.id)
    const answered = outcome(respondToReview(as(pro), id, { response: 'Thank you!' }))
    await untilOthersWait(database)
    expect(await isLocked(changing, 'account', pro.id)).toBe(false)
    return { answered }
  })
  expect(await answered).toBe(200)
})
