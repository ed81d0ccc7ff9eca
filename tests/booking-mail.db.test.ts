import { expect, test } from 'vitest'

import { openApi } from './support/api.ts'
import { businessInfo, openBusiness, requestTo } from './support/business.ts'
import type { Person } from './support/client.ts'
import { untilJobsAreDone } from './support/jobs-done.ts'

const { person, database } = await openApi()
const { db } = database

async function market() {
  const pro = await person('pro')
  await openBusiness(pro, db)
  const customer = await person('customer')
  const request = async (changes = {}) => {
    const { body } = await customer.api('POST /api/booking-request', requestTo(pro.id, changes))
    return String(body['bookingId'])
  }
  return { pro, customer, request }
}

const change = ({ api }: Person, bookingId: string, to: object) => api(`PATCH /api/bookings/${bookingId}/status`, to)

/** The subjects of all mail to one address about a booking, oldest first. */
async function emailsTo(email: string) {
  const kept = await db.selectFrom('keptMail').select(['subject', 'text']).where('toAddress', '=', email).execute()
  return kept.filter(({ subject }) => !/^confirm|welcome|trial|membership/i.test(subject))
}

const acceptedSubject = expect.stringMatching(/^Blue Haven Pool Care accepted your request for \w{3}, \w{3} \d+$/)
const copySubject = expect.stringMatching(/^Your request to Blue Haven Pool Care for \w{3}, \w{3} \d+$/)

async function subjectsTo(email: string) {
  return (await emailsTo(email)).map(({ subject }) => subject)
}

test("a request reaches the pro's account, whatever address it names, and the customer gets a copy", async () => {
  const { pro, customer, request } = await market()
  const named = `named-${pro.id}@example.com`
  await request({ proEmail: named, email: `typed-${pro.id}@example.com` })
  await expect.poll(() => subjectsTo(pro.email)).toEqual([expect.stringMatching(/^New request: Regular/)])
  await expect.poll(() => subjectsTo(customer.email)).toEqual([copySubject])
  await untilJobsAreDone(db)
  const [copy] = await emailsTo(customer.email)
  expect(copy?.text).not.toContain('green at the steps')
  expect(await subjectsTo(named)).toEqual([])
  expect(await subjectsTo(`typed-${pro.id}@example.com`)).toEqual([])
})

test('the price that the pro names is in the email, the notification and the final thank-you', async () => {
  const { pro, customer, request } = await market()
  const booking = await request()
  const price = { price: 220.5 }
  expect(await change(customer, booking, { status: 'canceled', ...price })).toMatchObject({
    status: 422,
    body: { fields: { price: expect.stringContaining('accepted or completed') } },
  })
  expect((await change(pro, booking, { status: 'accepted', ...price })).body).toMatchObject(price)
  const accepted = /^Blue Haven Pool Care accepted/
  await expect.poll(() => subjectsTo(customer.email)).toContainEqual(expect.stringMatching(accepted))
  const told = (await emailsTo(customer.email)).find(({ subject }) => accepted.test(subject))
  expect(told?.text).toContain('Price: $220.50')
  expect(told?.text).toContain('Cancel for free')
  const news = await customer.api('GET /api/notifications')
  expect(JSON.stringify(news.list)).toContain('Regular Maintenance · $220.50')
})

test('a request sent twice causes one email', async () => {
  const { pro, request } = await market()
  await Promise.all([request(), request(), request()])
  await untilJobsAreDone(db)
  expect(await subjectsTo(pro.email)).toHaveLength(1)
})

test('both parties are emailed what the other did, and a copy of what they requested, accepted or canceled', async () => {
  const { pro, customer, request } = await market()
  const [kept, declined, withdrawn] = [
    await request(),
    await request({ requestTime: '12:00' }),
    await request({ requestTime: '15:00' }),
  ]
  await change(pro, declined, { status: 'rejected' })
  await change(customer, withdrawn, { status: 'canceled' })
  await change(pro, kept, { status: 'accepted' })
  expect((await change(customer, kept, { status: 'canceled', reason: 'We moved' })).status).toBe(200)

  const subjects = async () => [...(await subjectsTo(customer.email)), ...(await subjectsTo(pro.email))].toSorted()
  const requests = [0, 1, 2].map(() => expect.stringMatching(/^New request/))
  const copies = [0, 1, 2].map(() => copySubject)
  await expect
    .poll(subjects)
    .toEqual([
      acceptedSubject,
      expect.stringMatching(/^Blue Haven Pool Care cannot take your request for \w{3}, \w{3} \d+$/),
      expect.stringMatching(/^Booked: Regular/),
      ...requests,
      expect.stringMatching(/^Request canceled/),
      expect.stringMatching(/^Request canceled/),
      expect.stringMatching(/^Visit canceled/),
      expect.stringMatching(/^Visit canceled/),
      ...copies,
    ])
  expect((await emailsTo(pro.email)).find(({ subject }) => subject.startsWith('Visit'))?.text).toContain('We moved')
})

test('moving a visit is announced once to each party, with both times', async () => {
  const { pro, customer, request } = await market()
  const booking = await request()
  await change(pro, booking, { status: 'accepted' })
  const asked = await request({ requestTime: '14:00', replacesId: booking })
  await change(pro, asked, { status: 'accepted' })
  await untilJobsAreDone(db)
  const [toPro, toCustomer] = [await emailsTo(pro.email), await emailsTo(customer.email)]
  expect(toPro.map(({ subject }) => subject).toSorted()).toEqual([
    expect.stringMatching(/^Booked: Regular Maintenance/),
    expect.stringMatching(/^Moved: Regular Maintenance/),
    expect.stringMatching(/^New request/),
    expect.stringMatching(/^New time requested: Regular Maintenance/),
  ])
  expect(toCustomer.map(({ subject }) => subject).toSorted()).toEqual([
    acceptedSubject,
    expect.stringMatching(/^Blue Haven Pool Care confirmed your new time, \w{3}, \w{3} \d+$/),
    copySubject,
    copySubject,
  ])
  const told = [...toPro, ...toCustomer].filter(
    ({ subject }) => /new time/i.test(subject) || subject.startsWith('Moved'),
  )
  expect(told).toHaveLength(3)
  for (const { text } of told) expect(text).toMatch(/When: .* 2:00 PM .*\nInstead of: .* 10:00 AM /)
})

test('a request for another time that replaces a pending one causes one email to the pro', async () => {
  const { pro, request } = await market()
  const first = await request()
  await request({ requestTime: '14:00', replacesId: first })
  await untilJobsAreDone(db)
  expect((await subjectsTo(pro.email)).toSorted()).toEqual([
    expect.stringMatching(/^New request/),
    expect.stringMatching(/^New time/),
  ])
})

test('a visit that the pro cannot move stays, and the email says so', async () => {
  const { pro, customer, request } = await market()
  const booking = await request()
  await change(pro, booking, { status: 'accepted' })
  const asked = await request({ requestTime: '14:00', replacesId: booking })
  await change(pro, asked, { status: 'rejected', reason: 'I am in Reno then' })
  await untilJobsAreDone(db)
  const mail = (await emailsTo(customer.email)).find(({ subject }) => subject.includes('cannot move your visit'))
  expect(mail?.text).toContain('The visit stays at the time you agreed on.')
  expect(mail?.text).toContain('I am in Reno then')
})

test('the emails lead a customer who has become a pro to their own page', async () => {
  const { pro, customer, request } = await market()
  const booking = await request()
  await openBusiness(customer, db)
  await change(pro, booking, { status: 'accepted' })
  await expect.poll(() => subjectsTo(customer.email)).toContainEqual(acceptedSubject)
  const mail = (await emailsTo(customer.email)).find(({ subject }) => subject.includes('accepted'))
  expect(mail?.text).toContain('/login?redirect=/pro-dashboard/requests%3Fbooking%3D')
})

test("a pro's phone is in the email of an acceptance only while the membership is active", async () => {
  const { pro, customer, request } = await market()
  await pro.api(`PUT /api/pros/${pro.id}`, { ...businessInfo, phone: '626 555 0117' })
  const [member, lapsed] = [await request(), await request({ requestTime: '12:00' })]
  await change(pro, member, { status: 'accepted' })
  await db.updateTable('membership').set({ status: 'past_due' }).where('accountId', '=', pro.id).execute()
  expect((await change(pro, lapsed, { status: 'accepted' })).status).toBe(200)
  await untilJobsAreDone(db)
  const accepted = (await emailsTo(customer.email)).filter(({ subject }) => subject.includes('accepted'))
  const says = (words: string) => accepted.filter(({ text }) => text.includes(words)).length
  expect([says('12:00 PM'), says('10:00 AM'), says('(626) 555-0117')]).toEqual([1, 1, 1])
  expect(accepted.find(({ text }) => text.includes('12:00 PM'))?.text).not.toContain('(626) 555-0117')
})

test('a refused change notifies nobody', async () => {
  const { pro, customer, request } = await market()
  const booking = await request()
  expect((await change(pro, booking, { status: 'completed' })).status).toBe(409)
  await untilJobsAreDone(db)
  expect(await subjectsTo(customer.email)).toHaveLength(1)
})

test('a review is emailed to the pro, its first answer to the customer, and an edited answer to nobody', async () => {
  const { pro, customer, request } = await market()
  const bookingId = await request()
  await db.updateTable('booking').set({ status: 'completed' }).where('id', '=', bookingId).execute()
  const review = { bookingId, proId: pro.id, rating: 4, comment: 'On time, and the water is clear.' }
  const { body } = await customer.api('POST /api/reviews', review)
  const answer = (response: string) => pro.api(`PUT /api/reviews/${String(body['id'])}/response`, { response })
  await Promise.all(['Thank you!', 'Thank you so much!'].map(answer))
  await answer('Thank you, Dana!')

  await expect.poll(() => subjectsTo(pro.email)).toContain('Dana gave you 4 stars')
  const answers = async () => (await subjectsTo(customer.email)).filter((subject) => subject.includes('answered'))
  await expect.poll(answers).toHaveLength(1)
})

test('after a block neither a review nor its answer is emailed', async () => {
  const { pro, customer, request } = await market()
  const bookingId = await request()
  await db.updateTable('booking').set({ status: 'completed' }).where('id', '=', bookingId).execute()
  expect((await customer.api(`POST /api/messages/${pro.id}/block`)).status).toBe(204)
  const review = { bookingId, proId: pro.id, rating: 1, comment: 'You will be sorry' }
  const { body } = await customer.api('POST /api/reviews', review)
  const answer = { response: 'You as well' }
  expect((await pro.api(`PUT /api/reviews/${String(body['id'])}/response`, answer)).status).toBe(200)
  await untilJobsAreDone(db)
  const subjects = [...(await subjectsTo(pro.email)), ...(await subjectsTo(customer.email))]
  expect(subjects.filter((subject) => /star|answered/.test(subject))).toEqual([])
})
