import { expect, test } from 'vitest'

import { testDatabase } from '../../../../tests/support/databases.ts'
import { queuedMails } from '../../../platform/jobs/queued-mails.fixture.ts'
import { getThread } from '../../messages/threads.server.ts'
import { listNotifications } from '../../notifications/notifications.server.ts'
import { getBooking } from '../bookings.server.ts'
import { changeBooking } from '../changes/change-booking.server.ts'
import { accept, addService, cancel, decline, marketplace, type Marketplace } from '../marketplace.fixture.ts'
import { requestBooking } from '../request/request-booking.server.ts'
import { hoursOf } from '../rescheduling/rescheduling.fixture.ts'
import { findLeftOutDates } from '../suggestions/left-out-dates.server.ts'
import { retractSuggestion } from '../suggestions/retract-suggestion.server.ts'
import { suggestTimes } from '../suggestions/suggest-times.server.ts'
import { asked, suggestionOf } from '../suggestions/suggested-times.fixture.ts'
import { takeSuggestedTime } from '../suggestions/take-suggested-time.server.ts'
import { toMoveRest, wednesday } from './move-along.fixture.ts'
import { taken } from './repeating.fixture.ts'

const { db } = await testDatabase()

test('taking a time for a visit moves the later ones of its series in place, in its rhythm', async () => {
  const { as, customer, pro, nth, suggest, take, timesOf } = await toMoveRest(db)
  expect(await suggest()).toMatchObject({ suggestion: { times: [wednesday], andLater: true } })
  expect(await timesOf(5, 6)).toEqual(['2026-03-30 09:00', '2026-04-06 09:00'])

  expect(await take()).toMatchObject({ movedAlong: 3 })
  expect(await timesOf(1, 4)).toEqual(['2026-03-02 09:00', '2026-03-23 09:00'])
  expect(await timesOf(5, 6, 7, 8)).toEqual([
    '2026-04-01 10:00',
    '2026-04-08 10:00',
    '2026-04-15 10:00',
    '2026-04-22 10:00',
  ])
  for (const number of [5, 6, 8]) {
    expect(await hoursOf(db, nth(number))).toBe(1)
    const events = db.selectFrom('bookingEvent').select(['actorId', 'fromStatus', 'toStatus', 'reason'])
    expect(await events.where('bookingId', '=', nth(number)).orderBy('id', 'desc').limit(1).execute()).toEqual([
      { actorId: customer.id, fromStatus: 'accepted', toStatus: 'accepted', reason: null },
    ])
  }
  const last = db.selectFrom('booking').select(['startsAt', 'endsAt', 'remindAt']).where('id', '=', nth(8))
  expect(await last.execute()).toEqual([
    {
      startsAt: new Date('2026-04-22T17:00:00Z'),
      endsAt: new Date('2026-04-22T18:00:00Z'),
      remindAt: new Date('2026-04-21T17:00:00Z'),
    },
  ])
  expect(await getBooking(as(pro), nth(5))).toMatchObject({ suggestion: null, series: { number: 5, later: 3 } })
})

test('those that cannot follow stay as they are, and their customer reads which before taking the time', async () => {
  const market = await toMoveRest(db)
  const { as, customer, pro, request, book, nth, suggest, take, timesOf } = market
  await taken(market, '2026-04-08', '10:00')
  const askToMove = (number: number, requestDate: string) =>
    requestBooking(as(customer), request({ requestDate, replacesId: nth(number) }))
  await askToMove(7, '2026-04-14')
  await changeBooking(as(pro), (await askToMove(8, '2026-04-21')).id, decline)
  const fourthAfterFifth = await book({ requestDate: '2026-04-10', replacesId: nth(4) })
  await suggest([wednesday, { date: '2026-04-02', time: '10:00' }])
  const booking = await getBooking(as(customer), nth(5))
  const leftOut = await findLeftOutDates(as(customer), [booking])
  expect(leftOut(booking)).toEqual([
    ['2026-04-06', '2026-04-10', '2026-04-13'],
    ['2026-04-10', '2026-04-13'],
  ])
  await take()
  expect(await timesOf(5, 6, 7, 8)).toEqual([
    '2026-04-01 10:00',
    '2026-04-06 09:00',
    '2026-04-13 09:00',
    '2026-04-22 10:00',
  ])
  expect(await getBooking(as(customer), fourthAfterFifth)).toMatchObject({ scheduledDate: '2026-04-10' })
})

const nextMonday = { date: '2026-04-06', time: '09:00' }

/** The sixth is canceled, so the fifth can move to its Monday, and the seventh to that of the eighth. */
async function toMoveByAWeek() {
  const market = await toMoveRest(db)
  await changeBooking(market.as(market.pro), market.nth(6), cancel)
  await market.suggest([nextMonday])
  return market
}

test('a visit that follows takes the time that a later one leaves', async () => {
  const { take, timesOf } = await toMoveByAWeek()
  await take(nextMonday)
  expect(await timesOf(5, 7, 8)).toEqual(['2026-04-06 09:00', '2026-04-20 09:00', '2026-04-27 09:00'])
})

test('a visit that stays keeps its time from an earlier one that would have followed', async () => {
  const market = await toMoveByAWeek()
  // The seventh would get the time of the eighth, which cannot leave it.
  await taken(market, '2026-04-27')
  await market.take(nextMonday)
  expect(await market.timesOf(5, 7, 8)).toEqual(['2026-04-06 09:00', '2026-04-13 09:00', '2026-04-20 09:00'])
})

test('both read that the later visits move, in the conversation, the notifications and the emails', async () => {
  const { as, customer, pro, nth, suggest, take } = await toMoveRest(db)
  await suggestTimes(as(pro), nth(7), { times: [{ date: '2026-04-14', time: '09:00' }], note: null })
  await suggest()
  const newest = async (who: typeof pro) => (await listNotifications(as(who))).notifications[0]
  expect(await newest(customer)).toMatchObject({ detail: 'Mon, Mar 30, 9:00 AM and later · Regular Maintenance' })
  await take()
  expect(await newest(pro)).toMatchObject({ detail: 'Wed, Apr 1, 10:00 AM and later · Regular Maintenance' })
  const { messages } = await getThread(as(pro), customer.id)
  expect(messages.slice(-2).map(({ body }) => body)).toEqual([
    'Maria asked to move Regular Maintenance on Mar 30 at 9:00 AM and later to Apr 1 at 10:00 AM',
    'Dana accepted Regular Maintenance on Apr 1 at 10:00 AM instead of Mar 30 at 9:00 AM and later',
  ])
  const [asks, moved] = (await queuedMails(db, customer)).slice(-2)
  expect(asks).toMatchObject({ subject: 'Blue Water asks to move your visits from Mon, Mar 30 on' })
  expect(asks?.text).toContain('Also to move: The 3 later visits, every week from the new time')
  expect(moved).toMatchObject({ subject: 'Your visits have moved to Wed, Apr 1' })
  const [toPro] = (await queuedMails(db, pro)).slice(-1)
  for (const mail of [moved, toPro]) {
    expect(mail?.text).toContain('Later visits: Wed, Apr 8, 10:00 AM; Wed, Apr 15, 10:00 AM; Wed, Apr 22, 10:00 AM')
  }
  // What was suggested for the seventh alone can no longer be taken.
  const { notifications } = await listNotifications(as(customer))
  expect(notifications.filter(({ kind, read }) => kind === 'suggestMove' && !read)).toEqual([])
})

test('a visit that was moved to a longer service keeps its length when it moves along', async () => {
  const market = await marketplace(db)
  const { as, customer, pro, request } = market
  const { nth, suggest, take } = await toMoveRest(db, market)
  const serviceId = await addService(db, pro.id, { durationMinutes: 120 })
  const longer = request({ requestDate: '2026-04-14', replacesId: nth(7), serviceId })
  const { id } = await requestBooking(as(customer), longer)
  await changeBooking(as(pro), id, accept)
  await suggest()
  await take()
  const row = db.selectFrom('booking').select(['startsAt', 'endsAt']).where('id', '=', id)
  expect(await row.execute()).toEqual([
    { startsAt: new Date('2026-04-15T17:00:00Z'), endsAt: new Date('2026-04-15T19:00:00Z') },
  ])
  expect(await hoursOf(db, id)).toBe(2)
})

test('visits agreed on before the business moved to another time zone follow at the same moment, named in their own', async () => {
  const { as, customer, pro, request, nth, suggest } = await toMoveRest(db)
  await db.updateTable('pro').set({ timeZone: 'America/New_York' }).where('accountId', '=', pro.id).execute()
  const { id } = await requestBooking(as(customer), request({ requestDate: '2026-03-31', replacesId: nth(5) }))
  await changeBooking(as(pro), id, accept)
  await suggest([wednesday], id)
  await takeSuggestedTime(as(customer), id, { ...wednesday, suggestionId: await suggestionOf(as(customer), id) })
  const row = db.selectFrom('booking').select(['scheduledDate', 'scheduledTime', 'timeZone', 'startsAt'])
  expect(await row.where('id', '=', nth(6)).execute()).toEqual([
    {
      scheduledDate: '2026-04-08',
      scheduledTime: '07:00',
      timeZone: 'America/Los_Angeles',
      startsAt: new Date('2026-04-08T14:00:00Z'),
    },
  ])
})

test('what was suggested for a visit does not count again when it moves along to where it was', async () => {
  const { as, customer, pro, nth, suggest, take } = await toMoveRest(db)
  const moveAlone = async (id: string, start: typeof wednesday) => {
    await suggestTimes(as(pro), id, { times: [start], note: null })
    return takeSuggestedTime(as(customer), id, { ...start, suggestionId: await suggestionOf(as(customer), id) })
  }
  await moveAlone(nth(7), { date: '2026-04-14', time: '09:00' })
  await moveAlone(nth(5), { date: '2026-03-31', time: '09:00' })
  const monday = { date: '2026-03-30', time: '09:00' }
  await suggest([monday])
  // The sixth and the eighth are in its rhythm already.
  expect(await take(monday)).toMatchObject({ movedAlong: 1 })
  expect(await getBooking(as(customer), nth(7))).toMatchObject({ scheduledDate: '2026-04-13', suggestion: null })
})

test('whoever was asked to move several visits reads that all of them stay once that is taken back', async () => {
  const { as, customer, pro, nth, suggest } = await toMoveRest(db)
  await suggest()
  await retractSuggestion(as(pro), nth(5), { suggestionId: await suggestionOf(as(customer), nth(5)) })
  expect((await queuedMails(db, customer)).at(-1)).toMatchObject({
    subject: 'Blue Water no longer asks to move your visits from Mon, Mar 30 on',
  })
})

test('a time that is suggested for one visit of a series leaves nothing out', async () => {
  const market = await toMoveRest(db)
  const { as, customer, pro, nth } = market
  await taken(market, '2026-04-21')
  await suggestTimes(as(pro), nth(7), { times: [{ date: '2026-04-14', time: '09:00' }], note: null })
  const booking = await getBooking(as(customer), nth(7))
  expect((await findLeftOutDates(as(customer), [booking]))(booking)).toEqual([[]])
})

test('once no later visit is left, the suggestion is for the one visit', async () => {
  const { as, customer, pro, nth, suggest, take } = await toMoveRest(db)
  await suggest()
  await changeBooking(as(pro), nth(6), { ...cancel, andLater: true })
  expect(await getBooking(as(customer), nth(5))).toMatchObject({ suggestion: { andLater: false } })
  await take()
  await expectOnlyOneMoved({ as, customer, pro })
})

test('if none of the later visits can follow, both read that the one visit has moved', async () => {
  const market = await toMoveRest(db)
  const { as, customer, pro, suggest, take } = market
  for (const day of ['2026-04-08', '2026-04-15', '2026-04-22']) await taken(market, day, '10:00')
  await suggest()
  await take()
  await expectOnlyOneMoved({ as, customer, pro })
})

async function expectOnlyOneMoved({ as, customer, pro }: Pick<Marketplace, 'as' | 'customer' | 'pro'>) {
  expect((await queuedMails(db, customer)).at(-1)).toMatchObject({ subject: 'Your visit has moved to Wed, Apr 1' })
  const { messages } = await getThread(as(pro), customer.id)
  expect(messages.at(-1)?.body).toMatch(/ instead of Mar 30 at 9:00 AM$/)
  const { notifications } = await listNotifications(as(pro))
  expect(notifications[0]).toMatchObject({ detail: 'Wed, Apr 1, 10:00 AM · Regular Maintenance' })
}

test('later visits move with a visit that has some, and not with a request', async () => {
  const { as, pro, nth, suggest } = await toMoveRest(db)
  const none = { details: { fields: { andLater: 'There is no later visit to move' } } }
  await expect(suggest([{ date: '2026-04-22', time: '10:00' }], nth(8))).rejects.toMatchObject(none)
  const request = await asked(db)
  const wanted = { times: [{ date: '2026-03-04', time: '09:00' }], note: null, andLater: true }
  await expect(suggestTimes(request.as(request.pro), request.id, wanted)).rejects.toMatchObject(none)
  expect(await getBooking(as(pro), nth(8))).toMatchObject({ suggestion: null })
})

test('what follows three suggested times is read with as many queries as what follows one', async () => {
  const { as, customer, nth, suggest } = await toMoveRest(db)
  const queriesFor = async (...dates: string[]) => {
    await suggest(dates.map((date) => ({ date, time: wednesday.time })))
    const booking = await getBooking(as(customer), nth(5))
    let count = 0
    const counted = db.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => (count++, result),
    })
    await findLeftOutDates({ ...as(customer), db: counted }, [booking])
    return count
  }
  expect(await queriesFor('2026-04-01')).toBe(3)
  expect(await queriesFor('2026-04-01', '2026-04-02', '2026-04-03')).toBe(3)
})
