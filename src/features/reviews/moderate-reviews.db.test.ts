import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import { untilOthersWait } from '../../../tests/support/lock-waiters.ts'
import { hoursInMs, later } from '../../platform/durations.ts'
import { newId } from '../../platform/id.ts'
import { pagesOnBus } from '../../platform/bus/pages-changed.server.ts'
import { outcomeOfOneTry } from '../../platform/visit.fixture.ts'
import { lockPro } from '../accounts/account-locks.table.server.ts'
import { markSignIn } from '../accounts/sign-in-marks.table.server.ts'
import { getBooking } from '../bookings/bookings.server.ts'
import { changeBooking } from '../bookings/changes/change-booking.server.ts'
import { complete, type Marketplace, marketplace, person } from '../bookings/marketplace.fixture.ts'
import { listFlaggedReviews, removeReview } from './moderate-reviews.server.ts'
import { notifyOfRemoval } from './review-emails.server.ts'
import { appointmentToReview, changeReview, writeReview } from './reviews.server.ts'
import { queuedMails } from '../../platform/jobs/queued-mails.fixture.ts'

const database = await testDatabase()
const { db } = database

const comment = 'On time, and the water is clear again.'
const before = new Date('2026-03-02T15:00:00Z')
const after = new Date('2026-03-02T20:00:00Z')
const aDayLater = later(after, hoursInMs(24))

async function reviewed(
  { as, customer, pro, book }: Marketplace,
  { completedAt = after, reviewer = customer, requestTime = '09:00', rating = 5, at = after } = {},
) {
  const bookingId = await book({ requestTime }, reviewer)
  await changeBooking(as(pro, completedAt), bookingId, complete)
  return writeReview(as(reviewer, at), { bookingId, proId: pro.id, rating, comment })
}

async function reasonsFor(id: string) {
  return (await listFlaggedReviews({ db })).find((review) => review.id === id)?.reasons
}

async function ratingOf(proId: string) {
  return db.selectFrom('pro').select(['ratingSum', 'reviewCount']).where('accountId', '=', proId).executeTakeFirst()
}

test("a review from the pro's own network and browser is flagged, and the operator sees its author", async () => {
  const market = await marketplace(db)
  const { as, customer, pro } = market
  await markSignIn({ ...as(pro), ip: '203.0.113.7' }, pro.id, 'Firefox 140')
  await markSignIn({ ...as(customer), ip: '203.0.113.7' }, customer.id, 'Firefox 140')
  const { id } = await reviewed(market)
  const flagged = await listFlaggedReviews({ db })
  expect(flagged.find((review) => review.id === id)).toMatchObject({
    reasons: 'same device',
    email: customer.email,
    businessName: 'Blue Water',
    rating: 5,
  })
  const marks = await db.selectFrom('signInMark').selectAll().where('accountId', '=', pro.id).execute()
  expect(JSON.stringify(marks)).not.toMatch(/203\.0\.113|Firefox/)
})

test('another browser or another network raises no flag', async () => {
  const market = await marketplace(db)
  const { as, customer, pro } = market
  await markSignIn({ ...as(pro), ip: '203.0.113.7' }, pro.id, 'Firefox 140')
  await markSignIn({ ...as(customer), ip: '203.0.113.7' }, customer.id, 'Safari 26')
  await markSignIn({ ...as(customer), ip: '203.0.113.8' }, customer.id, 'Firefox 140')
  expect(await reasonsFor((await reviewed(market)).id)).toBeUndefined()
})

test('a visit completed before it began is flagged, and so is a fourth review within a day', async () => {
  const early = await marketplace(db)
  expect(await reasonsFor((await reviewed(early, { completedAt: before })).id)).toBe('completed early')

  const eager = await person(db, 'customer', 'Eve')
  const reasons: (string | undefined)[] = []
  for (const at of [after, after, after, later(after, hoursInMs(23)), aDayLater]) {
    reasons.push(await reasonsFor((await reviewed(await marketplace(db), { reviewer: eager, at })).id))
  }
  expect(reasons).toEqual([undefined, undefined, undefined, 'many in a day', undefined])
})

test('removing a review removes its stars; its author is told why and its pro that it is gone, and no other can follow', async () => {
  const market = await marketplace(db)
  const { as, customer, pro } = market
  const other = await person(db, 'customer', 'Priya')
  const { id, bookingId } = await reviewed(market)
  await reviewed(market, { reviewer: other, requestTime: '11:00', rating: 3 })
  expect(await ratingOf(pro.id)).toEqual({ ratingSum: 8, reviewCount: 2 })

  const told: (readonly string[])[] = []
  const bus = { ...as(null).bus, publish: async (_: unknown, to: readonly string[]) => void told.push(to) }
  expect(await removeReview({ ...as(null), bus }, id, 'It was written by the pro')).toBe(true)
  expect(told).toEqual([[pagesOnBus]])
  expect(await ratingOf(pro.id)).toEqual({ ratingSum: 3, reviewCount: 1 })
  const listing = db.selectFrom('searchListing').select(['rating', 'reviewCount']).where('proId', '=', pro.id)
  expect(await listing.executeTakeFirst()).toEqual({ rating: 300, reviewCount: 1 })
  const removed = { customerId: customer.id, proId: pro.id, comment, reason: 'It was written by the pro' }
  expect(await queued('review-removed', 'customerId', customer.id)).toEqual([removed])
  await notifyOfRemoval(as(null), removed)
  expect(JSON.stringify(await queuedMails(db, customer))).toContain('It was written by the pro')
  // Whoever reported it learns that it is gone, but not what its author is told.
  const toPro = (await queuedMails(db, pro)).find(({ subject }) => subject === 'A review of your business was removed')
  expect(toPro?.text).toContain(comment)
  expect(toPro?.text).not.toContain('It was written by the pro')

  await expect(
    writeReview(as(customer, after), { bookingId, proId: pro.id, rating: 5, comment }),
  ).rejects.toMatchObject({ status: 409, message: 'Your review of this booking was removed.' })
  expect(await getBooking(as(customer), bookingId)).toMatchObject({ review: null, reviewRemoved: true })
  expect(await appointmentToReview(as(customer, after))).toBeNull()
  expect(await ratingOf(pro.id)).toEqual({ ratingSum: 3, reviewCount: 1 })
  expect(await removeReview(as(null), id, 'Again')).toBe(false)
  expect(await removeReview(as(null), newId(), 'Unknown')).toBe(false)
  expect(await removeReview(as(null), 'nothing', 'No id')).toBe(false)
})

test('a review is removed while its author changes it: neither waits for the other in a circle', async () => {
  const market = await marketplace(db)
  const { as, customer, pro } = market
  const { id } = await reviewed(market)
  const { removal } = await db.transaction().execute(async (changing) => {
    await lockPro({ db: changing }, pro.id)
    const removal = outcomeOfOneTry(db, (own) => removeReview({ ...as(null), db: own }, id, 'Not about the visit'))
    await untilOthersWait(database)
    await changeReview({ ...as(customer, after), db: changing }, id, { rating: 1, comment })
    return { removal }
  })
  expect(await removal).toBe(200)
  expect(await ratingOf(pro.id)).toEqual({ ratingSum: 0, reviewCount: 0 })
})

async function queued(name: string, field: string, value: string): Promise<object[]> {
  const { rows } = await sql<{ data: object }>`
    select data from pgboss.job where name = ${name} and data ->> ${field} = ${value} order by created_on`.execute(db)
  return rows.map(({ data }) => data)
}
