import { businessInfo, requestTo, serviceInfo } from '../support/business.ts'
import { daysAhead } from '../support/days-ahead.ts'
import { completedBooking, freshHour, openBusiness, request, setStatus, whereItIsEarly } from './cast.ts'
import { register, site, visitorOf } from './visitor.ts'

interface Row {
  /** The statuses for a stranger, a customer, another customer, the pro, another pro, and a cookie that is garbage. */
  may: string
  /** The actual path, if the call's pattern has parameters. */
  path?: string
  body?: unknown
  method?: string
}

const nobodys = '01900000-0000-7000-8000-000000000000'
const everybody = '200 200 200 200 200 200'
const signedIn = '401 200 200 200 200 401'

/** Two customers and two pros, what the first of each share, and what each may call. */
export async function openAccessWorld() {
  const [customer, otherCustomer, pro, otherPro] = await Promise.all([
    register('customer'),
    register('customer'),
    openBusiness(whereItIsEarly()),
    openBusiness(),
  ])
  const done = await completedBooking(customer, pro)
  const bookingId = await request(customer, pro)
  await setStatus(pro, bookingId, 'accepted')
  const review = { bookingId: done, proId: pro.id, rating: 5, comment: 'All as it was said.' }
  const reviewId = (await customer.api('POST /api/reviews', review)).body['id']
  const spare = (await pro.api('POST /api/services', serviceInfo)).body['id']
  const second = visitorOf(site)
  await second('POST /api/auth/login', { email: pro.email, password: pro.password })
  const session = (await second('GET /api/auth/sessions')).list.find(({ current }) => current === true)?.['id']
  const ids = { pro: pro.id, service: pro.serviceId, spare, session, bookingId, reviewId }
  return { people: [customer, otherCustomer, pro, otherPro], rows: rowsFor(ids, review) }
}

type Ids = Record<'pro' | 'service' | 'spare' | 'session' | 'bookingId' | 'reviewId', unknown>

function rowsFor(ids: Ids, review: Record<string, unknown>): Record<string, Row> {
  return { ...accountRows(ids), ...publicRows(ids), ...proRows(ids), ...bookingRows(ids, review), ...lastRows(ids) }
}

function accountRows({ session }: Ids): Record<string, Row> {
  const password = { newPassword: 'other-water', confirmPassword: 'other-water' }
  const token = 'A'.repeat(43)
  return {
    'GET /api/auth/user': { may: signedIn },
    'POST /api/auth/register': { may: '422 422 422 422 422 422', body: {} },
    'POST /api/auth/login': {
      may: '401 401 401 401 401 401',
      body: { email: 'nobody@example.com', password: 'secret-water' },
    },
    'PUT /api/auth/profile': {
      may: signedIn,
      body: (email: string) => ({ firstName: 'Dana', lastName: 'Whitfield', email }),
    },
    'PUT /api/auth/password': {
      may: '401 422 422 422 422 401',
      body: { currentPassword: 'wrong-water', ...password },
    },
    'POST /api/auth/forgot-password': { may: '202 202 202 202 202 202', body: { email: 'nobody@example.com' } },
    'POST /api/auth/reset-password': { may: '422 422 422 422 422 422', body: { token, ...password } },
    'POST /api/auth/verify-email': { may: '422 422 422 422 422 422', body: { token } },
    'GET /api/auth/sessions': { may: signedIn },
    'DELETE /api/auth/sessions/{id}': { may: '401 404 404 204 404 401', path: `/api/auth/sessions/${String(session)}` },
    'GET /api/auth/export': { may: signedIn },
    'DELETE /api/auth/account': { may: '401 422 422 422 422 401', body: { password: 'wrong-water' } },
    'GET /api/notifications': { may: signedIn },
    'GET /api/notifications/unread': { may: signedIn },
    'POST /api/notifications/read': { may: '401 204 204 204 204 401' },
    'POST /api/notifications/{id}/read': {
      may: '401 404 404 404 404 401',
      path: `/api/notifications/${nobodys}/read`,
    },
    'GET /api/notification-preferences': { may: signedIn },
    'PUT /api/notification-preferences': { may: signedIn, body: { messages: true, visits: true, reviews: true } },
  }
}

function publicRows({ pro }: Ids): Record<string, Row> {
  const message = { name: 'Dana Doe', email: 'dana@example.com', subject: 'general', message: 'A question for you.' }
  return {
    'GET /api/categories': { may: everybody },
    'GET /api/geo/suggest': { may: everybody, path: '/api/geo/suggest?q=pasa' },
    'GET /api/pros/search': { may: everybody, path: '/api/pros/search?location=91101' },
    'GET /api/pros/{userId}': { may: everybody, path: `/api/pros/${String(pro)}` },
    'GET /api/pros/{userId}/availability': { may: everybody, path: `/api/pros/${String(pro)}/availability` },
    'GET /api/subscription-plans': { may: everybody },
    'GET /api/openapi.json': { may: everybody },
    'GET /api/docs': { may: everybody },
    'GET /api/cancel-subscription': { may: '303 303 303 303 303 303' },
    'GET /api/calendar/{file}': { may: '404 404 404 404 404 404', path: `/api/calendar/${'A'.repeat(43)}.ics` },
    'POST /api/contact': { may: '202 202 202 202 202 202', body: message },
    'POST /api/webhooks/stripe': { may: '400 400 400 400 400 400', body: {} },
  }
}

function proRows({ pro, service, spare }: Ids): Record<string, Row> {
  const hours = { weekly: [], exceptions: [], bufferMinutes: 0, noticeHours: 0 }
  const weekly = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, start: '08:00', end: '19:00' }))
  return {
    'PUT /api/pros/{userId}': { may: '401 404 404 200 404 401', path: `/api/pros/${String(pro)}`, body: businessInfo },
    'GET /api/pros/{userId}/hours': { may: '401 404 404 200 404 401', path: `/api/pros/${String(pro)}/hours` },
    'PUT /api/pros/{userId}/hours': {
      may: '401 404 404 200 404 401',
      path: `/api/pros/${String(pro)}/hours`,
      body: { ...hours, weekly },
    },
    'GET /api/services': { may: '401 403 403 200 200 401' },
    'POST /api/services': { may: '401 403 403 201 201 401', body: serviceInfo },
    'PATCH /api/services/{id}': {
      may: '401 403 403 200 404 401',
      path: `/api/services/${String(service)}`,
      body: { price: 130 },
    },
    'DELETE /api/services/{id}': { may: '401 403 403 204 404 401', path: `/api/services/${String(spare)}` },
    'GET /api/saved-pros': { may: signedIn },
    'PUT /api/saved-pros/{userId}': { may: '401 204 204 403 403 401', path: `/api/saved-pros/${String(pro)}` },
    'DELETE /api/saved-pros/{userId}': { may: '401 204 204 204 204 401', path: `/api/saved-pros/${String(pro)}` },
    'POST /api/create-subscription': { may: '401 403 403 409 409 401', body: { planId: 'monthly' } },
    'POST /api/change-subscription': { may: '401 409 409 200 200 401', body: { planId: 'annual' } },
    'POST /api/cancel-subscription': { may: '401 409 409 200 200 401' },
    'POST /api/resume-subscription': { may: '401 409 409 200 200 401' },
  }
}

function bookingRows({ pro, bookingId, reviewId }: Ids, review: Record<string, unknown>): Record<string, Row> {
  const booking = `/api/bookings/${String(bookingId)}`
  const suggested = { date: daysAhead(20), time: '14:00' }
  return {
    'POST /api/booking-request': {
      may: '401 201 201 403 403 401',
      body: requestTo(String(pro), freshHour()),
    },
    'GET /api/bookings': { may: signedIn },
    'GET /api/bookings/{id}': { may: '401 200 404 200 404 401', path: booking },
    'GET /api/bookings/{id}/dates': { may: '401 409 404 409 404 401', path: `${booking}/dates` },
    'PATCH /api/bookings/{id}/status': {
      may: '401 403 404 409 404 401',
      path: `${booking}/status`,
      body: { status: 'completed' },
    },
    'PUT /api/bookings/{id}/address': {
      may: '401 200 404 403 404 401',
      path: `${booking}/address`,
      body: { address: '12 Palm Ct', zip: '91101' },
    },
    'PUT /api/bookings/{id}/suggestions': {
      may: '401 403 404 200 404 401',
      path: `${booking}/suggestions`,
      body: { times: [suggested] },
    },
    'DELETE /api/bookings/{id}/suggestions': {
      may: '401 403 404 409 404 401',
      path: `${booking}/suggestions?suggestionId=unknown`,
    },
    'POST /api/bookings/{id}/suggestions/accept': {
      may: '401 409 404 403 404 401',
      path: `${booking}/suggestions/accept`,
      body: { ...suggested, suggestionId: 'unknown' },
    },
    'POST /api/calendar/token': { may: '401 201 201 201 201 401' },
    'POST /api/reviews': { may: '401 409 404 403 404 401', body: review },
    'PUT /api/reviews/{id}/response': {
      may: '401 404 404 200 404 401',
      path: `/api/reviews/${String(reviewId)}/response`,
      body: { response: 'Thank you.' },
    },
  }
}

/** Last, because blocking prevents writing and logging out prevents everything. */
function lastRows({ pro }: Ids): Record<string, Row> {
  const thread = `/api/messages/${String(pro)}`
  const write = '401 204 204 422 404 401'
  const report = { subject: 'user', id: pro, reason: 'Rude', details: 'Very' }
  return {
    'GET /api/conversations': { may: signedIn },
    'GET /api/messages/{userId}': { may: '401 200 200 422 404 401', path: thread },
    'POST /api/messages/{userId}': { may: '401 201 201 422 404 401', path: thread, body: { body: 'Hello' } },
    'POST /api/messages/{userId}/read': { may: write, path: `${thread}/read`, body: { seq: 1 } },
    'POST /api/messages/{userId}/typing': { may: write, path: `${thread}/typing` },
    'POST /api/messages/{userId}/block': { may: write, path: `${thread}/block` },
    'DELETE /api/messages/{userId}/block': { may: write, path: `${thread}/block` },
    'POST /api/reports': { may: '401 201 201 201 201 401', body: report },
    'GET /api/events': { may: signedIn, method: 'HEAD' },
    'POST /api/pros': { may: '401 201 201 409 409 401', body: businessInfo },
    'POST /api/auth/logout': { may: '204 204 204 204 204 204' },
  }
}
