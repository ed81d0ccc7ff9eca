import sharp from 'sharp'
import { expect, test } from 'vitest'

import { requestTo, serviceInfo } from '../support/business.ts'
import {
  addPhoto,
  checkoutOf,
  freshHour,
  newestPhoto,
  openBusiness,
  openLockedBusiness,
  request,
  startTrial,
} from './cast.ts'
import { anybody, register, site } from './visitor.ts'

const stamp = `${process.pid}${Date.now()}`

test('A10: phone, email, picture and photos of a pro without a membership are in no answer and on no page', async () => {
  const secret = { phone: `626555${stamp.slice(-4)}`, email: `locked${stamp}@hidden.example` }
  const picture = `https://pictures.example/locked${stamp}.jpg`
  const pro = await openLockedBusiness({ ...secret, profileImage: picture, address: `${stamp} Hidden Lane` })
  const customer = await register('customer')
  expect(await addPhoto(pro, await photo())).toBe(200)
  const photoId = await newestPhoto(pro)
  const markers = [secret.phone, secret.email, `locked${stamp}.jpg`, photoId, pro.email, `${stamp} Hidden Lane`]
  const addresses = [
    `/api/pros/${pro.id}`,
    '/api/pros/search?location=91101&distance=5&limit=50',
    `/api/pros/${pro.id}/availability`,
    `/pros/${pro.id}`,
    `/pros/${pro.id}.data`,
    `/pros/${pro.id}?tab=business`,
    '/find-pros?location=91101&distance=5',
    '/find-pros.data?location=91101&distance=5',
    '/sitemap.xml',
    '/reviews',
  ]
  async function leaks() {
    const found: string[] = []
    for (const visitor of [anybody, customer.api]) {
      for (const address of addresses) {
        const { text } = await visitor(`GET ${address}`)
        found.push(...markers.filter((marker) => text.includes(marker)).map((marker) => `${address}: ${marker}`))
      }
    }
    return found
  }
  expect((await pro.api(`GET /api/pros/${pro.id}`)).body).toMatchObject(secret)
  expect(await leaks()).toEqual([])
  const copies = [512, 1280].map((side) => `/media/${photoId}-${side}.webp`)
  const statuses = () => Promise.all(copies.map(async (path) => (await anybody(`GET ${path}`)).status))
  expect(await statuses()).toEqual([404, 404])

  await startTrial(pro)
  expect(await statuses()).toEqual([200, 200])
  const shown = (await anybody(`GET /api/pros/${pro.id}`)).body
  expect(shown).toMatchObject({ ...secret, profileImage: picture })
  const seen = await leaks()
  expect(seen.filter((leak) => leak.includes(pro.email) || leak.includes('Hidden Lane'))).toEqual([])
  expect(seen).not.toEqual([])
})

function photo(): Promise<Buffer> {
  return sharp({ create: { width: 60, height: 40, channels: 3, background: '#1188cc' } })
    .jpeg()
    .toBuffer()
}

test('A11: a request sends email to the pro in our database, whoever the request names', async () => {
  const [customer, pro] = await Promise.all([register('customer'), openBusiness()])
  const victims = [`victim-${stamp}@example.com`, `second-${stamp}@example.com`]
  const attacks = [victims.join(', '), `${victims[0]}\r\nBcc: ${victims[1]}`, victims[1]]
  for (const proEmail of attacks) {
    const sent = requestTo(pro.id, { ...freshHour(), proEmail, proBusinessName: 'x\r\nBcc: all@example.com' })
    expect((await customer.api('POST /api/booking-request', sent)).status).toBe(201)
  }
  const mailTo = (to: string) => anybody(`GET /dev/mail?to=${encodeURIComponent(to)}`, undefined, asProgram)
  const asProgram = { accept: 'application/json' }
  await expect.poll(async () => (await mailTo(pro.email)).list.length).toBeGreaterThanOrEqual(3)
  for (const victim of victims) expect((await mailTo(victim)).list).toEqual([])
  for (const { to } of (await mailTo(pro.email)).list) expect(to).toBe(pro.email)

  const list = { ...requestTo(pro.id, freshHour()), email: victims.join(',') }
  expect((await customer.api('POST /api/booking-request', list)).status).toBe(422)
  const contact = { name: 'Eve Doe', subject: 'general', message: 'A message to many people' }
  expect((await anybody('POST /api/contact', { ...contact, email: victims.join(', ') })).status).toBe(422)
  expect((await anybody('POST /api/auth/forgot-password', { email: victims.join(',') })).status).toBe(422)
})

test('A20: an unfinished checkout, a returning browser or a second checkout unlocks nothing', async () => {
  const pro = await openLockedBusiness()
  const standing = async () => (await pro.api('GET /api/auth/user')).body['subscriptionStatus']
  const checkout = await checkoutOf(pro)
  expect(await standing()).toBe('inactive')
  await pro.api(`GET /subscription-plans?checkout=${checkout.split('/').at(-1)}`)
  await pro.api('GET /subscription-plans?checkout=cs_made_up&status=success')
  expect(await standing()).toBe('inactive')
  expect((await pro.api('POST /api/services', serviceInfo)).status).toBe(403)
  for (const plan of [{ planId: 'free' }, { planId: 'monthly', price: 0 }, { planId: 'monthly', currency: 'JPY' }]) {
    expect((await pro.api('POST /api/create-subscription', plan)).status).toBe(422)
  }
  await startTrial(pro)
  expect((await pro.api('POST /api/create-subscription', { planId: 'annual' })).status).toBe(409)
})

test('A21: prices are whole cents within bounds, and a request takes the price of the service', async () => {
  const [customer, pro, otherPro] = await Promise.all([register('customer'), openBusiness(), openBusiness()])
  for (const price of [-1, 1e9, 'NaN', 0.001, null, '1e400', Number.MAX_SAFE_INTEGER, [5], '٥']) {
    expect((await pro.api('POST /api/services', { ...serviceInfo, price })).status, String(price)).toBe(422)
    expect((await pro.api(`PATCH /api/services/${pro.serviceId}`, { price })).status, String(price)).toBe(422)
  }
  const own = requestTo(pro.id, freshHour())
  expect((await customer.api('POST /api/booking-request', { ...own, price: 1 })).status).toBe(422)
  const foreign = { ...own, serviceId: otherPro.serviceId }
  expect((await customer.api('POST /api/booking-request', foreign)).status).toBe(404)
  const bookingId = await request(customer, pro, { serviceId: pro.serviceId })
  await pro.api(`PATCH /api/services/${pro.serviceId}`, { price: 999 })
  expect((await customer.api(`GET /api/bookings/${bookingId}`)).body).toMatchObject({ price: serviceInfo.price })
})

test('A30: a changed or borrowed cursor shows nothing that was not visible anyway', async () => {
  const [customer, other, pro] = await Promise.all([register('customer'), register('customer'), openBusiness()])
  const theirs = [await request(other, pro), await request(other, pro), await request(other, pro)]
  const { headers } = await other.api('GET /api/bookings?limit=1')
  const next = /<([^>]+)>/.exec(headers.get('link') ?? '')?.[1] ?? ''
  const borrowed = await customer.api(`GET ${next}`)
  expect([borrowed.status, borrowed.list]).toEqual([200, []])
  expect(theirs.some((id) => borrowed.text.includes(id))).toBe(false)
  const forged = ['x', 'null', btoa('{}'), btoa("2020-01-01 ' or 1=1 --"), btoa('{"by":"rating","rank":9e99}'), '%00']
  for (const cursor of forged) {
    expect((await customer.api(`GET /api/bookings?cursor=${encodeURIComponent(cursor)}`)).status, cursor).toBe(422)
    expect((await anybody(`GET /api/pros/search?cursor=${encodeURIComponent(cursor)}`)).status, cursor).toBe(422)
  }
})

test('A43: a conversation is for its two people, and a stream for its owner, while they are signed in', async () => {
  const [customer, other, pro] = await Promise.all([register('customer'), register('customer'), openBusiness()])
  expect((await customer.api(`POST /api/messages/${pro.id}`, { body: `Private ${stamp}` })).status).toBe(201)
  expect((await other.api(`GET /api/messages/${pro.id}`)).text).not.toContain(`Private ${stamp}`)
  const known = await other.api(`GET /api/messages/${customer.id}`)
  const made = await other.api('GET /api/messages/01900000-0000-7000-8000-000000000000')
  expect([known.status, known.body['message']]).toEqual([404, made.body['message']])
  expect((await pro.api(`POST /api/messages/${other.id}`, { body: 'Buy from me' })).status).toBe(404)
  expect((await anybody('GET /api/events')).status).toBe(401)
  const cookie = customer.api.cookie()
  const evil = await fetch(`${site}/api/events`, { headers: { cookie, origin: 'https://evil.example' } })
  expect(evil.status).toBe(403)

  const stream = await fetch(`${site}/api/events`, { headers: { cookie } })
  expect(stream.status).toBe(200)
  const began = Date.now()
  await customer.api('POST /api/auth/logout')
  await stream.text()
  expect(Date.now() - began).toBeLessThan(6000)
})

test('A44: a rating needs a visit completed on its day, and counts once', async () => {
  const [customer, pro] = await Promise.all([register('customer'), openBusiness()])
  const bookingId = await request(customer, pro)
  expect((await pro.api(`PATCH /api/bookings/${bookingId}/status`, { status: 'accepted' })).status).toBe(200)
  // Three days ahead: a colluding pair cannot have completed it yet.
  expect((await pro.api(`PATCH /api/bookings/${bookingId}/status`, { status: 'completed' })).status).toBe(409)
  const review = { bookingId, proId: pro.id, rating: 5, comment: 'The best there is.' }
  expect((await customer.api('POST /api/reviews', review)).status).toBe(409)
  expect((await anybody(`GET /api/pros/${pro.id}`)).body).toMatchObject({ reviewCount: 0 })
  // Changing a review that was never written makes none.
  for (const call of ['PUT', 'PATCH', 'DELETE']) {
    const answer = await customer.api(`${call} /api/reviews/${bookingId}`, { rating: 5, comment: review.comment })
    expect([404, 405]).toContain(answer.status)
  }
})

test('without the demo the log-in page names nobody', async () => {
  const page = await anybody('GET /login')
  expect(page.status).toBe(200)
  expect(page.text).not.toMatch(/demo\.poolwell|Just looking/)
})
