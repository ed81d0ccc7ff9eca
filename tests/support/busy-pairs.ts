import { expect } from 'vitest'

import { hidePro, approvePro, verifyPro } from '../../src/features/pros/vet-pros.server.ts'
import { removeReview } from '../../src/features/reviews/moderate-reviews.server.ts'
import { changeReview } from '../../src/features/reviews/reviews.server.ts'
import { recordPresence } from '../../src/features/notifications/presence.server.ts'
import { newId } from '../../src/platform/id.ts'
import { testVisit } from '../../src/platform/visit.fixture.ts'
import type { openApi } from './api.ts'
import { businessInfo, itIsTheDay, requestTo, serviceInfo } from './business.ts'
import { daysAhead } from './days-ahead.ts'
import type { Answer, Person } from './client.ts'
import { mailsOf, tokenIn } from './mails.ts'
import { allOff, mailChoice, readAll, setStatus, storiesOn, write } from './news.ts'
import { visitOf } from './visit-of.ts'

/** Customers and pros who have done much, and who can do everything else. */
export function busyPairsOn(opened: Awaited<ReturnType<typeof openApi>>) {
  const { openCaller, anonymous, site, database } = opened
  const { db } = database
  const { completedBooking } = storiesOn(opened)
  const { mailTo } = mailsOf(site)

  /** A customer and a pro with rows in every table from which an account is deleted. */
  async function busyPair(): Promise<[customer: Person, pro: Person]> {
    const { dana, maria, bookingId } = await completedBooking()
    const review = { bookingId, proId: maria.id, rating: 5, comment: 'Clear water.' }
    const { body } = await dana.api('POST /api/reviews', review)
    await maria.api(`PUT /api/reviews/${String(body['id'])}/response`, { response: 'Thank you!' })
    const request = requestTo(maria.id, { requestTime: '14:00' })
    const { body: asked } = await dana.api('POST /api/booking-request', request, { 'idempotency-key': 'once' })
    const times = [{ date: daysAhead(9), time: '11:00' }]
    await maria.api(`PUT /api/bookings/${String(asked['bookingId'])}/suggestions`, { times, note: 'I am away then.' })
    await write(dana, maria, 'Is Tuesday free?')
    await write(maria, dana, 'It is.')
    await ask(dana, maria, { requestTime: '16:00' }, 'accepted')
    await setHours(maria)
    await dana.api(`PUT /api/saved-pros/${maria.id}`)
    for (const { api, email, id } of [dana, maria]) {
      const other = id === dana.id ? maria.id : dana.id
      await api('POST /api/reports', { subject: 'user', id: other, reason: 'Rude', details: 'Very.' })
      await api(mailChoice, { ...allOff, reviews: true })
      await api('POST /api/calendar/token')
      await api('POST /api/contact', { name: 'Dana', email, subject: 'general', message: 'How do I change the day?' })
      await api('POST /api/auth/forgot-password', { email })
      const picture = { id: newId(), accountId: id, purpose: 'work', width: 9, height: 9, caption: '' } as const
      await db
        .insertInto('picture')
        .values({ ...picture, createdAt: new Date() })
        .execute()
    }
    await db
      .updateTable('membership')
      .set({ customerRef: `cus_${maria.id}` })
      .where('accountId', '=', maria.id)
      .execute()
    await recordPresence(testVisit(db, null, new Date()), [dana.id, maria.id])
    await dana.api(`POST /api/messages/${maria.id}/block`)
    return [dana, maria]
  }

  /** What can be done with a booking, a review, a business and an account, as far as the pair has not done it. */
  async function doAllElse(dana: Person, maria: Person): Promise<void> {
    await dana.api(`DELETE /api/messages/${maria.id}/block`)
    await changeBusiness(maria)
    await changeBookings(dana, maria)
    await reviewAgain(dana, maria)
    for (const [one, other] of [
      [dana, maria],
      [maria, dana],
    ] as const) {
      await readAll(one, other)
      await one.api('POST /api/notifications/read')
    }
    await dana.api(`DELETE /api/saved-pros/${maria.id}`)
    await changeAccount(dana)
  }

  async function reviewAgain(dana: Person, maria: Person): Promise<void> {
    const bookingId = await ask(dana, maria, { requestTime: '17:00' }, 'accepted')
    await itIsTheDay(bookingId, db)
    await setStatus(maria, bookingId, 'completed')
    const said = { rating: 4, comment: 'Nearly clear.' }
    const { body } = done(await dana.api('POST /api/reviews', { bookingId, proId: maria.id, ...said }))
    const review = String(body['id'])
    // Only a page changes a review.
    await changeReview(visitOf(db, dana), review, { ...said, rating: 5 })
    done(await maria.api(`PUT /api/reviews/${review}/response`, { response: 'Thank you!' }))
    expect(await removeReview(asOperator(), review, 'It was written by the pro')).toBe(true)
  }

  async function changeBusiness(maria: Person): Promise<void> {
    done(await maria.api(`PUT /api/pros/${maria.id}`, { ...businessInfo, businessName: 'Blue Heron Pool Care' }))
    const { body } = done(await maria.api('POST /api/services', serviceInfo))
    const service = `/api/services/${String(body['id'])}`
    done(await maria.api(`PATCH ${service}`, { price: 130 }))
    done(await maria.api(`DELETE ${service}`))
    const everyDay = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, start: '08:00', end: '19:00' }))
    const hours = { weekly: everyDay, exceptions: [], away: [], bufferMinutes: 0, noticeHours: 0 }
    done(await maria.api(`PUT /api/pros/${maria.id}/hours`, hours))
    expect(await verifyPro(asOperator(), maria.email, 'License 1234')).toBeDefined()
    expect([await hidePro(asOperator(), maria.email), await approvePro(asOperator(), maria.email)]).toEqual([
      true,
      true,
    ])
  }

  async function changeAccount({ api, email, password }: Person): Promise<void> {
    const same = { newPassword: password, confirmPassword: password }
    const token = tokenIn(await mailTo(email, /Choose a new password/))
    done(await anonymous('POST /api/auth/reset-password', { token, ...same }))
    const elsewhere = openCaller()
    for (const each of [api, elsewhere]) done(await each('POST /api/auth/login', { email, password }))
    done(await elsewhere('POST /api/auth/logout'))
    done(await elsewhere('POST /api/auth/login', { email, password }))
    const { list } = await elsewhere('GET /api/auth/sessions')
    done(await api(`DELETE /api/auth/sessions/${String(list.find(({ current }) => current === true)?.['id'])}`))

    const named = { firstName: 'Diana', lastName: 'Whitfield' }
    done(await api('PUT /api/auth/profile', { ...named, email: `new-${email}` }))
    done(await api('PUT /api/auth/profile', { ...named, email }))
    done(await api('PUT /api/auth/password', { currentPassword: password, ...same }))
  }

  const asOperator = () => testVisit(db, null, new Date())

  return { busyPair, doAllElse }
}

async function changeBookings(dana: Person, maria: Person): Promise<void> {
  await ask(dana, maria, { requestTime: '09:00' }, 'rejected')
  const withdrawn = await ask(dana, maria, { requestTime: '09:00' })
  await setStatus(dana, withdrawn, 'canceled')

  const visit = await ask(dana, maria, { requestTime: '09:00' })
  await suggest(maria, visit, '12:00')
  done(
    await maria.api(`DELETE /api/bookings/${visit}/suggestions?suggestionId=${await suggest(maria, visit, '13:00')}`),
  )
  await take(dana, maria, visit, '12:00')
  done(await dana.api(`PUT /api/bookings/${visit}/address`, { address: '12 Palm Ct', zip: '91101' }))
  await take(dana, maria, visit, '14:00')
  const moved = await ask(dana, maria, { requestTime: '15:00', replacesId: visit }, 'accepted')
  await setStatus(dana, moved, 'canceled', 'The pump broke')

  const repeat = { everyWeeks: 1, times: 4 }
  const series = await ask(dana, maria, { requestTime: '08:00', repeat }, 'accepted')
  await take(dana, maria, series, '12:00', { andLater: true })
  const rest = await ask(dana, maria, { requestTime: '13:00', replacesId: series, repeat }, 'accepted')
  done(await dana.api(`PATCH /api/bookings/${rest}/status`, { ...canceled, andLater: true }))
}

/** Suggests a time, as many days ahead as the pair does not use otherwise; returns the id of the suggestion. */
async function suggest(maria: Person, booking: string, time: string, more = {}): Promise<string> {
  const times = [{ date: daysAhead(11), time }]
  const { body } = done(await maria.api(`PUT /api/bookings/${booking}/suggestions`, { times, ...more }))
  return String(Object(body['suggestion'])['id'])
}

async function take(dana: Person, maria: Person, booking: string, time: string, more = {}): Promise<void> {
  const suggestionId = await suggest(maria, booking, time, more)
  const taken = { date: daysAhead(11), time, suggestionId }
  done(await dana.api(`POST /api/bookings/${booking}/suggestions/accept`, taken))
}

async function ask(dana: Person, maria: Person, changes: object, status?: string): Promise<string> {
  const wanted = requestTo(maria.id, { requestDate: daysAhead(10), ...changes })
  const { body } = done(await dana.api('POST /api/booking-request', wanted))
  const id = String(body['bookingId'])
  if (status) await setStatus(maria, id, status)
  return id
}

const canceled = { status: 'canceled', reason: 'The pump broke' }

function done(answer: Answer): Answer {
  const { status, text } = answer
  expect(status, text).toBeLessThan(300)
  return answer
}

async function setHours({ api, id }: Person): Promise<void> {
  const range = { start: '10:00', end: '12:00' }
  const dates = { exceptions: [{ date: daysAhead(3), closed: true }], away: [{ date: daysAhead(4), ...range }] }
  const hours = { weekly: [{ weekday: 1, ...range }], ...dates, bufferMinutes: 15, noticeHours: 2 }
  expect((await api(`PUT /api/pros/${id}/hours`, hours)).status).toBe(200)
}
