import { expect, test } from 'vitest'

import { testDatabase } from '../../../../tests/support/databases.ts'
import { plusMinutes } from '../../availability/local-time.ts'
import { block } from '../../messages/blocks.server.ts'
import { changeBooking } from '../changes/change-booking.server.ts'
import { accept, cancel, decline, endEarlierBookings, withdraw } from '../marketplace.fixture.ts'
import { requestBooking } from '../request/request-booking.server.ts'
import { agreed } from '../rescheduling/rescheduling.fixture.ts'
import { toMoveRest } from '../series/move-along.fixture.ts'
import { asked, booked, suggested, tuesday, wednesday } from '../suggestions/suggested-times.fixture.ts'
import { suggestTimes } from '../suggestions/suggest-times.server.ts'
import { sendReminders } from './reminders.server.ts'
import { now } from '../../../platform/tables/rows.fixture.ts'
import type { Visit } from '../../../platform/visit.server.ts'
import { queuedMails } from '../../../platform/jobs/queued-mails.fixture.ts'

const { db } = await testDatabase()
await endEarlierBookings(db)

const later = (hours: number) => plusMinutes(now, hours * 60)
const toChoose = 'Blue Water is waiting: choose a time instead of '

/** The texts of the reminders to choose that this person got, and how many other reminders of the request. */
async function remindersTo(person: { email: string }) {
  const mails = await queuedMails(db, person)
  const others = mails.filter((mail) => /^(Still waiting|No answer yet)/.test(mail.subject)).length
  return { texts: mails.filter(({ subject }) => subject.startsWith(toChoose)).map(({ text }) => text), others }
}

test('a customer who has not chosen halfway to the time of the request is reminded once, and the pro not at all', async () => {
  // Twenty-one hours before the visit.
  const { as, customer, pro } = await suggested(db)
  await sendReminders(as(null, later(10.4)))
  expect((await remindersTo(customer)).texts).toEqual([])
  await Promise.all([sendReminders(as(null, later(10.6))), sendReminders(as(null, later(10.6)))])
  await sendReminders(as(null, later(20.9)))
  const { texts, others } = await remindersTo(customer)
  expect(texts).toHaveLength(1)
  expect(texts[0]).toContain('Tuesday, March 3, 2026 at 2:00 PM PST')
  expect(texts[0]).toContain('Wednesday, March 4, 2026 at 9:00 AM PST')
  expect([others, await remindersTo(pro)]).toEqual([0, { texts: [], others: 0 }])
})

test('with more time, they are reminded a day after it was suggested, and again of other times', async () => {
  const { as, customer, pro, request } = await asked(db)
  const { id } = await requestBooking(as(customer), request({ requestDate: '2026-03-12' }))
  const suggest = (date: string, hours: number) =>
    suggestTimes(as(pro, later(hours)), id, { times: [{ date, time: '09:00' }], note: null })
  const reminded = async (hours: number) => {
    await sendReminders(as(null, later(hours)))
    return (await remindersTo(customer)).texts.length
  }
  await suggest('2026-03-13', 2)
  expect([await reminded(25.9), await reminded(26.1), await reminded(100)]).toEqual([0, 1, 1])
  await suggest('2026-03-14', 101)
  expect([await reminded(124.9), await reminded(125.1)]).toEqual([1, 2])
  // The first of the times comes before the request: halfway to it, and not after it.
  await suggest('2026-03-07', 129)
  expect([await reminded(134.9), await reminded(135.1)]).toEqual([2, 3])
})

test('a reminder names only the times that are still free, and is not sent when none is', async () => {
  for (const taken of [[tuesday], [tuesday, wednesday]]) {
    const { as, customer, book } = await suggested(db)
    for (const { date, time } of taken) {
      await book({ requestDate: date, requestTime: time })
    }
    await sendReminders(as(null, later(11)))
    const { texts } = await remindersTo(customer)
    expect(texts.map((text) => /March \d/.exec(text)?.[0])).toEqual(taken.length === 1 ? ['March 4'] : [])
  }
})

test('once no suggested time can be taken anymore the pro is reminded, and the customer not told of silence', async () => {
  const gone = 'None of the times that you suggested can be taken anymore.'
  const { as, customer, pro, book } = await suggested(db)
  for (const { date, time } of [tuesday, wednesday]) await book({ requestDate: date, requestTime: time })
  for (const hours of [11, 15, 20]) await sendReminders(as(null, later(hours)))
  const texts = (await queuedMails(db, pro)).filter((mail) => mail.subject.startsWith('Still waiting'))
  expect(texts.map(({ text }) => text)).toEqual([expect.stringContaining(gone)])
  expect(await remindersTo(customer)).toEqual({ texts: [], others: 0 })
})

test('the pro is reminded when the last of the suggested times is over, long before the request is', async () => {
  const { as, customer, pro, request } = await asked(db)
  const { id } = await requestBooking(as(customer), request({ requestDate: '2026-03-20' }))
  await suggestTimes(as(pro), id, { times: [wednesday], note: null })
  const wednesdayAtNine = (new Date('2026-03-04T17:00:00Z').getTime() - now.getTime()) / 3_600_000
  const reminded = async (hours: number) => {
    await sendReminders(as(null, later(hours)))
    return [(await remindersTo(customer)).texts.length, (await remindersTo(pro)).others]
  }
  expect(await reminded(24.1)).toEqual([1, 0])
  expect(await reminded(wednesdayAtNine - 0.1)).toEqual([1, 0])
  expect(await reminded(wednesdayAtNine + 0.1)).toEqual([1, 1])
  expect(await reminded(wednesdayAtNine + 100)).toEqual([1, 1])
})

test('nobody is reminded to choose once a time is taken or taken back, the request answered, or one of the two blocked', async () => {
  const step = {
    take: ({ take }) => take(),
    retract: ({ retract }) => retract(),
    accept: ({ as, pro, id }) => changeBooking(as(pro), id, accept),
    withdraw: ({ as, customer, id }) => changeBooking(as(customer), id, withdraw),
    block: ({ as, customer, pro }) => block(as(pro), customer.id),
  } satisfies Record<string, (market: Awaited<ReturnType<typeof suggested>>) => Promise<unknown>>
  for (const [name, happens] of Object.entries(step)) {
    const market = await suggested(db)
    await happens(market)
    await sendReminders(market.as(null, later(11)))
    expect((await remindersTo(market.customer)).texts, name).toEqual([])
  }
})

test('whoever wants to move a visit is reminded that it stays until they choose', async () => {
  const { as, ask, pro, customer, id } = await agreed(db)
  const other = await ask('13:00', id)
  await suggestTimes(as(pro), other.id, { times: [wednesday], note: null })
  await sendReminders(as(null, later(13)))
  expect((await remindersTo(customer)).texts).toEqual([expect.stringContaining('Until then it stays as it is')])
})

/** The subjects of the reminders of a visit that its customer got by then. */
async function reminded(visit: Visit, customer: { email: string }) {
  await sendReminders(visit)
  const mails = await queuedMails(db, customer)
  return mails.filter(({ subject }) => subject.startsWith(toChoose) || subject.includes('is coming'))
}

test('a customer is reminded once of times for a visit, and on the day before it of the visit and of what is still free', async () => {
  const { as, customer, pro, book } = await asked(db)
  const id = await book({ requestDate: '2026-03-12' })
  const at = (hours: number) => reminded(as(null, later(hours)), customer)
  const thursdayAtNine = (new Date('2026-03-12T16:00:00Z').getTime() - now.getTime()) / 3_600_000
  const dayBefore = thursdayAtNine - 24
  const times = ['2026-03-13', '2026-03-14'].map((date) => ({ date, time: '09:00' }))
  await suggestTimes(as(pro), id, { times, note: null })
  expect(await at(23.9)).toEqual([])
  expect((await at(24.1)).map(({ subject }) => subject)).toEqual([`${toChoose}Thu, Mar 12, 9:00 AM`])
  await book({ requestDate: '2026-03-13' })
  expect(await at(dayBefore - 0.1)).toHaveLength(1)
  const [, last, ...more] = await at(dayBefore + 0.1)
  expect(more).toEqual([])
  expect(last?.subject).toContain('is coming tomorrow')
  expect(last?.text).toContain('also asked to move it')
  expect(last?.text).toContain('Saturday, March 14')
  expect(last?.text).not.toContain('Friday, March 13')
})

test('a customer who was asking for another time when a reminder of times for a visit was due gets it once that is declined', async () => {
  const { as, customer, pro, book, request } = await asked(db)
  const id = await book({ requestDate: '2026-03-12' })
  const at = (hours: number) => reminded(as(null, later(hours)), customer)
  await suggestTimes(as(pro), id, { times: [{ date: '2026-03-13', time: '09:00' }], note: null })
  const other = await requestBooking(as(customer), request({ requestDate: '2026-03-11', replacesId: id }))
  expect(await at(24.1)).toEqual([])
  await changeBooking(as(pro, later(25)), other.id, decline)
  expect(await at(48)).toEqual([])
  expect((await at(48.2)).map(({ subject }) => subject)).toEqual([`${toChoose}Thu, Mar 12, 9:00 AM`])
  expect(await at(100)).toHaveLength(1)
})

test('what is suggested or taken back on the day of a visit neither repeats nor delays its reminders', async () => {
  const { as, customer, pro, id, suggest, retract } = await booked(db)
  await suggest([wednesday])
  await retract()
  await suggest([tuesday])
  // Twenty-one hours before the visit it is too late for a reminder.
  expect(await reminded(as(null, later(20)), customer)).toEqual([])
  const [visit] = await db.selectFrom('booking').select('remindAt').where('id', '=', id).execute()
  expect(visit?.remindAt).toEqual(new Date('2026-03-02T20:00:00Z'))
  expect((await remindersTo(pro)).others).toBe(0)
})

test('a visit that has moved is reminded of on the day before its new time', async () => {
  const { as, customer, suggest, take } = await booked(db)
  const saturday = { date: '2026-03-07', time: '09:00' }
  await suggest([saturday])
  await take(saturday)
  const mails = await reminded(as(null, new Date('2026-03-06T17:01:00Z')), customer)
  expect(mails.map((mail) => mail.subject)).toEqual(['Blue Water is coming tomorrow at 9:00 AM'])
  expect(mails[0]?.text).not.toContain('asked to move')
})

test('the reminder of the day before speaks of later visits only while there are some that could move', async () => {
  const [kept, ended] = [await toMoveRest(db), await toMoveRest(db)]
  for (const { suggest } of [kept, ended]) await suggest()
  await changeBooking(ended.as(ended.pro), ended.nth(6), { ...cancel, andLater: true })
  for (const at of ['2026-03-20T18:00:00Z', '2026-03-29T18:00:00Z']) await sendReminders(kept.as(null, new Date(at)))
  const newest = async ({ customer }: typeof kept) => (await queuedMails(db, customer)).at(-1)?.text
  expect(await newest(kept)).toContain('also asked to move it and the later visits.')
  expect(await newest(ended)).toContain('also asked to move it. Take the time below')
})
