import sharp from 'sharp'

import { businessInfo, requestTo, serviceInfo } from '../support/business.ts'
import { daysAhead } from '../support/days-ahead.ts'
import { register, site, until } from './visitor.ts'
import type { Person } from '../support/client.ts'

export interface Business extends Person {
  serviceId: string
}

/** A pro with a profile and, through the built-in checkout, a trial membership. */
export async function openBusiness(changes: Record<string, unknown> = {}): Promise<Business> {
  const pro = await openLockedBusiness(changes)
  await startTrial(pro)
  const service = await pro.api('POST /api/services', serviceInfo)
  if (service.status !== 201) throw new Error(`no service: ${service.text}`)
  return { ...pro, serviceId: String(service.body['id']) }
}

export async function openLockedBusiness(changes: Record<string, unknown> = {}): Promise<Person> {
  const pro = await register('pro')
  const business = await pro.api('POST /api/pros', { ...businessInfo, ...changes })
  if (business.status !== 201) throw new Error(`no business: ${business.text}`)
  return pro
}

export async function checkoutOf({ api }: Person): Promise<string> {
  const answer = await api('POST /api/create-subscription', { planId: 'monthly' })
  if (answer.status !== 200) throw new Error(`no checkout: ${answer.text}`)
  return new URL(String(answer.body['paymentUrl'])).pathname
}

export async function startTrial(pro: Person): Promise<void> {
  await pro.api(`POST ${await checkoutOf(pro)}`, { action: 'start_trial' })
  await until(async () => (await pro.api('GET /api/auth/user')).body['subscriptionStatus'] === 'trial')
}

export function smallPhoto(): Promise<Buffer> {
  return sharp({ create: { width: 60, height: 40, channels: 3, background: '#1188cc' } })
    .jpeg()
    .toBuffer()
}

/** Sends a photo of the work as the scripts of the account settings do; it needs no approval by anybody. */
export async function addPhoto(person: Person, photo: Buffer): Promise<number> {
  const form = new FormData()
  form.set('picture', new File([new Uint8Array(photo)], 'pool.jpg', { type: 'image/jpeg' }))
  const headers = { cookie: person.api.cookie() }
  return (await fetch(`${site}/profile/photos.data`, { method: 'POST', headers, body: form })).status
}

/** Sends the form of a review with a photo, as the scripts of the dashboard do. */
export async function sendReview(
  { api }: Pick<Person, 'api'>,
  photo: Buffer,
  fields: Record<string, string>,
): Promise<number> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('picture', new File([new Uint8Array(photo)], 'pool.jpg', { type: 'image/jpeg' }))
  const request = { method: 'POST', headers: { cookie: api.cookie() }, body: form }
  return (await fetch(`${site}/dashboard.data`, request)).status
}

/** The id of the newest photo of the pro's work, as the pro sees it. */
export async function newestPhoto({ api, id }: Person): Promise<string> {
  const { text } = await api(`GET /api/pros/${id}`)
  return /"photos":\[\{"id":"([^"]+)"/.exec(text)?.[1] ?? 'none'
}

/** A pending request of this customer to this pro; each for a different hour. */
export async function request(customer: Person, pro: Person, changes: Record<string, unknown> = {}): Promise<string> {
  const answer = await customer.api('POST /api/booking-request', requestTo(pro.id, { ...freshHour(), ...changes }))
  if (answer.status !== 201) throw new Error(`no request: ${answer.text}`)
  return String(answer.body['bookingId'])
}

let hours = 0

/** An hour that no other test of this file requests. */
export function freshHour() {
  const hour = hours++
  const requestTime = `${String(8 + (hour % 9)).padStart(2, '0')}:00`
  return { requestDate: daysAhead(3 + Math.floor(hour / 9)), requestTime }
}

export function setStatus(person: Person, bookingId: string, status: string, reason?: string) {
  return person.api(`PATCH /api/bookings/${bookingId}/status`, { status, ...(reason ? { reason } : {}) })
}

/**
 * A visit that took place: the pro works until midnight in a time zone where it is not late yet, so that today's visit
 * can be completed.
 */
export async function completedBooking(customer: Person, pro: Person): Promise<string> {
  const bookingId = await todaysBooking(customer, pro)
  for (const status of ['accepted', 'completed']) {
    const answer = await setStatus(pro, bookingId, status)
    if (answer.status !== 200) throw new Error(`not ${status}: ${answer.text}`)
  }
  return bookingId
}

async function todaysBooking(customer: Person, pro: Person): Promise<string> {
  const weekly = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, start: '00:00', end: '24:00' }))
  const hours = { weekly, exceptions: [], bufferMinutes: 0, noticeHours: 0 }
  const set = await pro.api(`PUT /api/pros/${pro.id}/hours`, hours)
  if (set.status !== 200) throw new Error(`no hours: ${set.text}`)
  const { body } = await customer.api(`GET /api/pros/${pro.id}/availability?days=1`)
  const [today] = Array.isArray(body['days']) ? body['days'] : []
  const requestTime = today?.slots?.[0]
  if (requestTime === undefined) throw new Error(`no hour is left today: ${JSON.stringify(body)}`)
  return request(customer, pro, { requestDate: today.date, requestTime })
}

/** A place where today has hours left. */
export function whereItIsEarly() {
  const hour = Number(
    new Intl.DateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone: 'America/Los_Angeles' }).format(),
  )
  if (hour < 19) return {}
  return { address: '1200 Ala Moana Blvd', city: 'Honolulu', state: 'HI', zip: '96813' }
}
