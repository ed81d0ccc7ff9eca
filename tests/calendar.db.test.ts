import { expect, test } from 'vitest'

import { openApi } from './support/api.ts'
import { openBusiness, requestTo } from './support/business.ts'

const { anonymous, person, database, site } = await openApi({ PUBLIC_URL: 'https://poolwell.example' })

async function feed(url: unknown) {
  const response = await site.request(String(url).replace('https://poolwell.example', ''))
  return { status: response.status, headers: response.headers, text: await response.text() }
}

test('an accepted visit can be read at the secret address, without a session', async () => {
  const [pro, customer] = [await person('pro'), await person('customer')]
  await openBusiness(pro, database.db)
  const { body: made } = await customer.api('POST /api/booking-request', requestTo(pro.id))
  await pro.api(`PATCH /api/bookings/${String(made['bookingId'])}/status`, { status: 'accepted' })

  const { status, body } = await pro.api('POST /api/calendar/token')
  expect(status).toBe(201)
  expect(body['url']).toMatch(/^https:\/\/poolwell\.example\/api\/calendar\/[\w-]{43}\.ics$/)
  const calendar = await feed(body['url'])
  expect(calendar.status).toBe(200)
  expect(calendar.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(calendar.headers.get('cache-control')).toBe('no-store')
  expect(calendar.text).toMatch(/^BEGIN:VCALENDAR\r\n/)
  expect(calendar.text).toMatch(/\r\nDTSTART:\d{8}T\d{6}Z\r\n/)
  expect(calendar.text).toContain(`UID:${String(made['bookingId'])}@poolwell`)
})

test('a visit that was moved leaves the calendar, and its replacement appears', async () => {
  const [pro, customer] = [await person('pro'), await person('customer')]
  await openBusiness(pro, database.db)
  const ask = async (changes = {}) => {
    const { body } = await customer.api('POST /api/booking-request', requestTo(pro.id, changes))
    await pro.api(`PATCH /api/bookings/${String(body['bookingId'])}/status`, { status: 'accepted' })
    return String(body['bookingId'])
  }
  const first = await ask()
  const second = await ask({ requestTime: '14:00', replacesId: first })
  const { body } = await customer.api('POST /api/calendar/token')
  const { text } = await feed(body['url'])
  expect([text.includes(first), text.includes(`UID:${second}@poolwell`)]).toEqual([false, true])
})

test('only users with an account get an address, and it cannot be guessed', async () => {
  expect((await anonymous('POST /api/calendar/token')).status).toBe(401)
  for (const path of ['/api/calendar/x.ics', '/api/calendar/x', '/api/calendar/.ics', '/api/calendar/a%2fb.ics']) {
    const answer = await anonymous(`GET ${path}`)
    expect(answer).toMatchObject({ status: 404, body: { code: 'MISSING', message: expect.any(String) } })
  }
})
