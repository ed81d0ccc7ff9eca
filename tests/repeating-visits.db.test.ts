import { expect, test } from 'vitest'

import { datesOf } from '../src/features/bookings/series/repeats.ts'
import { formatShortWeekday } from '../src/ui/short-day.ts'
import { openApi } from './support/api.ts'
import { requestTo } from './support/business.ts'
import { daysAhead } from './support/days-ahead.ts'
import { untilJobsAreDone } from './support/jobs-done.ts'

const { person, database, business } = await openApi()
const { db } = database

const weekly = { everyWeeks: 1, times: 4 } as const
const dates = datesOf(daysAhead(3), weekly)

async function asked(repeat: unknown = weekly) {
  const [pro, customer] = [await business(), await person('customer')]
  const ask = (who: typeof customer, changes = {}) => who.api('POST /api/booking-request', requestTo(pro.id, changes))
  const answer = await ask(customer, { repeat })
  const path = `/api/bookings/${String(answer.body['bookingId'])}`
  const accept = () => pro.api(`PATCH ${path}/status`, { status: 'accepted' })
  return { pro, customer, ask, answer, path, accept }
}

async function emailsTo({ email }: { email: string }, subject: RegExp) {
  await untilJobsAreDone(db)
  const kept = await db.selectFrom('keptMail').select(['subject', 'text']).where('toAddress', '=', email).execute()
  return kept.filter((mail) => subject.test(mail.subject)).map(({ text }) => text)
}

test('a repeating request is told as one, and accepting it tells both, once, which dates are booked and which are not', async () => {
  const { pro, customer, ask, answer, path, accept } = await asked()
  expect(answer.body['booking']).toMatchObject({ status: 'pending', series: { number: 1, ...weekly, later: 0 } })
  const other = await person('customer')
  const taken = await ask(other, { requestDate: dates[2] })
  await pro.api(`PATCH /api/bookings/${String(taken.body['bookingId'])}/status`, { status: 'accepted' })
  expect((await accept()).body).toMatchObject({ status: 'accepted', series: { number: 1, later: 2 } })

  const { list } = await customer.api('GET /api/bookings?status=accepted')
  expect(new Set(list.map((booking) => booking['scheduledDate']))).toEqual(new Set([dates[0], dates[1], dates[3]]))
  expect(list).toHaveLength(3)
  const repeats = expect.stringMatching(/Repeats: Every week until .*: 4 visits/)
  expect(await emailsTo(pro, /^New request/)).toContainEqual(repeats)
  const booked = `Booked: 3 visits, every week: ${[dates[0], dates[1], dates[3]].map((date = '') => formatShortWeekday(date)).join('; ')}`
  const notPossible = `Not possible: ${formatShortWeekday(dates[2] ?? '')}`
  for (const emails of [await emailsTo(customer, /accepted your request/), await emailsTo(pro, /^3 visits booked/)]) {
    const told = emails.filter((text) => text.includes(booked))
    expect(told).toEqual([expect.stringContaining(notPossible)])
  }
  const { list: news } = await customer.api('GET /api/notifications')
  expect(news.filter(({ kind }) => kind === 'accept')).toHaveLength(1)
  expect((await customer.api(`GET ${path}`)).body).toMatchObject({ series: { id: path.split('/').at(-1) } })
})

test('both can ask which dates would be booked, until the request is answered', async () => {
  const { pro, customer, ask, path, accept } = await asked()
  const other = await person('customer')
  const single = `/api/bookings/${String((await ask(other, { requestDate: dates[2] })).body['bookingId'])}`
  expect((await pro.api(`GET ${single}/dates`)).status).toBe(409)
  await pro.api(`PATCH ${single}/status`, { status: 'accepted' })
  for (const party of [pro, customer]) {
    const { list } = await party.api(`GET ${path}/dates`)
    expect(list).toEqual(dates.map((date, at) => ({ date, isFree: at !== 2 })))
  }
  expect((await other.api(`GET ${path}/dates`)).status).toBe(404)
  await accept()
  expect((await pro.api(`GET ${path}/dates`)).status).toBe(409)
})

test('if somebody else has the first date, the request names it, too', async () => {
  const { pro, ask, path } = await asked()
  const taken = await ask(await person('customer'))
  await pro.api(`PATCH /api/bookings/${String(taken.body['bookingId'])}/status`, { status: 'accepted' })
  expect((await pro.api(`GET ${path}/dates`)).list.map(({ isFree }) => isFree)).toEqual([false, true, true, true])
})

test('a change of a request that leaves `repeat` out keeps it, null ends it, and a new one begins it again', async () => {
  const { customer, ask, answer } = await asked()
  const change = async (replacesId: unknown, changes: object) => {
    const { status, body } = await ask(customer, { replacesId, ...changes })
    expect(status).toBe(201)
    return body
  }
  const kept = await change(answer.body['bookingId'], { requestTime: '11:00' })
  expect(kept['booking']).toMatchObject({ series: { id: kept['bookingId'], number: 1, ...weekly } })
  const once = await change(kept['bookingId'], { requestTime: '12:00', repeat: null })
  expect(once['booking']).toMatchObject({ series: null })
  const still = await change(once['bookingId'], { requestTime: '13:00' })
  expect(still['booking']).toMatchObject({ series: null })
  const again = await change(still['bookingId'], { requestTime: '14:00', repeat: { everyWeeks: 2, times: 3 } })
  expect(again['booking']).toMatchObject({ series: { everyWeeks: 2, times: 3 } })
})

test.each([
  ['nothing but its two numbers', { ...weekly, until: '2027-01-12' }, { 'repeat.until': 'Unknown field' }],
  [
    'a rhythm that is offered',
    { everyWeeks: 3, times: 4 },
    { 'repeat.everyWeeks': expect.stringContaining('every week') },
  ],
  ['two visits at least', { everyWeeks: 1, times: 1 }, { 'repeat.times': 'Please choose 2 to 12 visits' }],
  ['twelve at most', { everyWeeks: 1, times: 13 }, { 'repeat.times': 'Please choose 2 to 12 visits' }],
  ['180 days at most', { everyWeeks: 4, times: 12 }, { 'repeat.times': expect.stringContaining('fewer visits') }],
  ['both numbers', { everyWeeks: 1 }, { 'repeat.times': expect.any(String) }],
])('what repeats has %s', async (_, repeat, fields) => {
  const { answer } = await asked(repeat)
  expect(answer).toMatchObject({ status: 422, body: { fields } })
})

test('later visits are canceled together only with one that is canceled', async () => {
  const { customer, pro, path, accept } = await asked()
  expect(await pro.api(`PATCH ${path}/status`, { status: 'accepted', andLater: true })).toMatchObject({
    status: 422,
    body: { fields: { andLater: 'Later visits can only be canceled together' } },
  })
  await accept()
  const canceled = { status: 'canceled', reason: 'We moved', andLater: true }
  expect((await customer.api(`PATCH ${path}/status`, canceled)).body).toMatchObject({ series: { later: 0 } })
  expect((await customer.api('GET /api/bookings?status=canceled')).list).toHaveLength(4)
  expect(await emailsTo(pro, /^4 visits canceled/)).toEqual([expect.stringContaining('The 3 later visits')])
})

test('an export has every visit of a series, and who deletes an account cancels them with one email', async () => {
  const { pro, customer, accept } = await asked()
  await accept()
  const { body } = await customer.api('GET /api/auth/export')
  const numbers = [1, 2, 3, 4].map((number) => expect.objectContaining({ series: expect.objectContaining({ number }) }))
  expect(body['bookings']).toHaveLength(4)
  expect(body['bookings']).toEqual(expect.arrayContaining(numbers))
  expect((await pro.api('DELETE /api/auth/account', { password: pro.password })).status).toBeLessThan(300)
  expect(await emailsTo(customer, /canceled your 4 visits/)).toEqual([expect.stringContaining('The 3 later visits')])
  const left = db.selectFrom('bookingSlot').select('slot').where('proId', '=', pro.id)
  expect(await left.execute()).toEqual([])
})

test('a request to move one of them is not counted among the visits that a deleted account cancels', async () => {
  const { pro, customer, ask, accept } = await asked()
  await accept()
  const { list } = await customer.api('GET /api/bookings?status=accepted')
  const third = list.find(({ scheduledDate }) => scheduledDate === dates[2])
  const move = await ask(customer, { requestDate: dates[2], requestTime: '15:00', replacesId: third?.['id'] })
  expect(move.body['booking']).toMatchObject({ status: 'pending', series: { number: 3 } })
  expect((await customer.api('DELETE /api/auth/account', { password: customer.password })).status).toBeLessThan(300)
  expect(await emailsTo(pro, /^4 visits canceled/)).toEqual([expect.stringContaining('The 3 later visits')])
  const { list: news } = await pro.api('GET /api/notifications')
  expect(news.map(({ title }) => title)).toContainEqual(expect.stringMatching(/canceled 4 visits$/))
  const { body } = await pro.api(`GET /api/messages/${customer.id}`)
  const ends = JSON.stringify(body).match(/canceled[^"]*/g)
  expect(ends?.filter((line) => line.includes('later visits'))).toHaveLength(1)
})
