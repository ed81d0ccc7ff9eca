import { expect, test } from 'vitest'

import { openApi } from '../../tests/support/api.ts'
import { activate, businessInfo, openBusiness, requestTo, serviceInfo } from '../../tests/support/business.ts'
import { daysAhead } from '../../tests/support/days-ahead.ts'

const { anonymous, person, database } = await openApi()
const { db } = database

/** A business in a place that no other test uses. */
async function openAt(city: string, state: string, zip: string) {
  const pro = await person('pro')
  const answer = await pro.api('POST /api/pros', { ...businessInfo, city, state, zip })
  expect(answer.status).toBe(201)
  return { ...pro, profile: answer.body }
}

test('a search returns a plain list, the next page in Link, and the place in X-Location', async () => {
  const ids = new Set<string>()
  for (let count = 0; count < 3; count++) ids.add((await openAt('Juneau', 'AK', '99801')).id)

  const first = await anonymous('GET /api/pros/search?location=Juneau,+AK&limit=2')
  expect(first.status).toBe(200)
  expect(first.list).toHaveLength(2)
  expect(first.list[0]).toMatchObject({ servesLocation: true, averageRating: null, services: [], phone: null })
  expect(JSON.parse(decodeURIComponent(first.headers.get('x-location') ?? ''))).toMatchObject({
    city: 'Juneau',
    state: 'AK',
    latitude: expect.any(Number),
    longitude: expect.any(Number),
  })
  const next = /^<(.+)>; rel="next"$/.exec(first.headers.get('link') ?? '')?.[1]
  const second = await anonymous(`GET ${next}`)
  expect(second.headers.get('link')).toBeNull()
  expect(new Set([...first.list, ...second.list].map((pro) => pro['userId']))).toEqual(ids)
})

test('different spellings of a town and state count as one town', async () => {
  const pro = await openAt('St Petersburg', 'Florida', '33701')
  expect(pro.profile).toMatchObject({ city: 'St. Petersburg', state: 'FL' })
  const change = { ...businessInfo, city: 'winston salem', state: 'north carolina', zip: '27101' }
  const changed = await pro.api(`PUT /api/pros/${pro.id}`, change)
  expect(changed.body).toMatchObject({ city: 'Winston-Salem', state: 'NC' })
})

test('coordinates work as well as a location, and a category narrows the search', async () => {
  const pro = await openAt('Cordova', 'AK', '99574')
  await activate(pro.id, db)
  await pro.api('POST /api/services', { ...serviceInfo, categoryId: 5 })
  const { latitude, longitude } = pro.profile
  const found = async (query: string) =>
    (await anonymous(`GET /api/pros/search?lat=${String(latitude)}&lng=${String(longitude)}&${query}`)).list.map(
      (card) => card['userId'],
    )
  expect(await found('service=5')).toEqual([pro.id])
  expect(await found('service=all')).toEqual([pro.id])
  expect(await found('service=2')).toEqual([])
  expect(await found('minRating=1')).toEqual([])
})

test('a search and a profile say how fast a pro answers, from the fifth answer on', async () => {
  const pro = await openAt('Dillingham', 'AK', '99576')
  await activate(pro.id, db)
  const said = async () => [
    (await anonymous('GET /api/pros/search?location=99576&distance=5')).list[0]?.['answersWithin'],
    (await anonymous(`GET /api/pros/${pro.id}`)).body['answersWithin'],
  ]
  for (let day = 3; day < 8; day++) {
    expect(await said()).toEqual([null, null])
    const { api } = await person('customer')
    const { body } = await api('POST /api/booking-request', requestTo(pro.id, { requestDate: daysAhead(day) }))
    await pro.api(`PATCH /api/bookings/${String(body['bookingId'])}/status`, { status: 'accepted' })
  }
  expect(await said()).toEqual([60, 60])
})

test('a parameter leaves out pros who take no requests', async () => {
  const pro = await openAt('Barrow', 'AK', '99723')
  const { latitude, longitude } = pro.profile
  const found = async (takesRequests: boolean) => {
    const call = `GET /api/pros/search?lat=${String(latitude)}&lng=${String(longitude)}&takesRequests=${takesRequests}`
    return (await anonymous(call)).list.map((card) => card['userId'])
  }
  expect([await found(false), await found(true)]).toEqual([[pro.id], []])
  await activate(pro.id, db)
  expect([await found(false), await found(true)]).toEqual([[pro.id], [pro.id]])
})

async function pageAt(address: string) {
  const { list, headers } = await anonymous(`GET ${address}`)
  const next = /^<(.+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1]
  return { ids: list.map((card) => card['userId']), next }
}

test('with a date only pros who are free on that day are found, page by page', async () => {
  const pro = await openAt('Sitka', 'AK', '99835')
  const other = await openAt('Sitka', 'AK', '99835')
  for (const { id } of [pro, other]) await activate(id, db)
  const search = `/api/pros/search?location=99835&date=${daysAhead(3)}`
  const first = await pageAt(`${search}&limit=1`)
  const second = await pageAt(first.next ?? '')
  expect(new Set([...first.ids, ...second.ids])).toEqual(new Set([pro.id, other.id]))
  expect(second.next).toBeUndefined()

  const { body: hours } = await other.api(`GET /api/pros/${other.id}/hours`)
  const exceptions = [{ date: daysAhead(3), closed: true }]
  await other.api(`PUT /api/pros/${other.id}/hours`, { ...hours, exceptions })
  expect((await pageAt(search)).ids).toEqual([pro.id])
  expect((await pageAt(search.replace(daysAhead(3), daysAhead(4)))).ids).toHaveLength(2)
})

test('a card says where the prices start, for the category that was searched for', async () => {
  const pro = await openAt('Skagway', 'AK', '99840')
  await activate(pro.id, db)
  const add = async (categoryId: number, priceType: string, price: number) =>
    (await pro.api('POST /api/services', { ...serviceInfo, categoryId, priceType, price })).body['id']
  const { latitude, longitude } = pro.profile
  const startingPrice = async (service: string | number) => {
    const call = `GET /api/pros/search?lat=${String(latitude)}&lng=${String(longitude)}&service=${service}`
    return (await anonymous(call)).list[0]?.['startingPrice']
  }

  await add(6, 'fixed', 0)
  expect(await startingPrice('all')).toBeNull()
  await add(6, 'estimate', 40)
  expect(await startingPrice('all')).toEqual({ price: 40, priceType: 'estimate' })
  const weekly = await add(1, 'fixed', 120)
  await add(3, 'hourly', 95.5)
  expect(await startingPrice('all')).toEqual({ price: 95.5, priceType: 'hourly' })
  expect(await startingPrice(1)).toEqual({ price: 120, priceType: 'fixed' })
  expect(await startingPrice(6)).toEqual({ price: 40, priceType: 'estimate' })
  await pro.api(`PATCH /api/services/${String(weekly)}`, { price: 80 })
  expect(await startingPrice('all')).toEqual({ price: 80, priceType: 'fixed' })
})

test('an invalid search parameter is refused under its name', async () => {
  for (const [query, field] of [
    ['sort=price', 'sort'],
    ['lat=34', 'lng'],
    ['service=0', 'service'],
    ['lat=91&lng=0', 'lat'],
    ['cursor=forged', 'cursor'],
    ['distance=0', 'distance'],
    ['takesRequests=yes', 'takesRequests'],
    ['limit=1000', 'limit'],
    ['date=saturday', 'date'],
    ['date=2026-02-31', 'date'],
    [`date=${daysAhead(-2)}`, 'date'],
    [`date=${daysAhead(182)}`, 'date'],
  ] as const) {
    const { status, body } = await anonymous(`GET /api/pros/search?${query}`)
    expect(status).toBe(422)
    expect(body['fields']).toHaveProperty(field)
  }
})

test('an unknown place is refused with its nearest matches; a blank one is ignored', async () => {
  const { status, body } = await anonymous('GET /api/pros/search?location=Pasadenia+Qwx')
  expect(status).toBe(422)
  expect(body).toMatchObject({
    code: 'UNKNOWN_LOCATION',
    suggestions: expect.any(Array),
    requestId: expect.any(String),
  })
  const abroad = await anonymous('GET /api/pros/search?lat=51.5&lng=-0.12')
  expect(abroad).toMatchObject({ status: 422, body: { code: 'UNKNOWN_LOCATION', suggestions: [] } })
  const blank = await anonymous('GET /api/pros/search?location=%20&limit=1')
  expect(blank.status).toBe(200)
  expect(blank.headers.get('x-location')).toBeNull()
})

test('whatever is sent as a query, the answer is JSON and never a server error', async () => {
  const odd = ['%00', '%F0%9F%8F%8A', "'; drop table pro", '..%2F..', '9'.repeat(400), 'NaN', '-0', '1e309', '[object]']
  for (const name of ['location', 'lat', 'service', 'minRating', 'distance', 'sort', 'limit', 'cursor', 'other']) {
    for (const value of odd) {
      const { status } = await anonymous(`GET /api/pros/search?${name}=${value}`)
      expect([200, 400, 422], `${name}=${value}`).toContain(status)
    }
  }
})

test('a business is opened once, changed by its owner, and rejects unknown fields', async () => {
  const pro = await person('customer')
  const { zip, ...info } = businessInfo
  const opened = await pro.api('POST /api/pros', { ...info, zipCode: zip })
  expect(opened.status).toBe(201)
  expect(opened.body).toMatchObject({ userId: pro.id, zipCode: zip, address: info.address, reviews: [], services: [] })
  expect((await pro.api('GET /api/auth/user')).body).toMatchObject({ role: 'pro', hasProProfile: true })
  expect((await pro.api('POST /api/pros', businessInfo)).status).toBe(409)

  const changed = await pro.api(`PUT /api/pros/${pro.id}`, { ...businessInfo, phone: '626-555-0142', email: '' })
  expect(changed.body).toMatchObject({ phone: '626-555-0142', email: null })
  expect((await anonymous(`GET /api/pros/${pro.id}`)).body).toMatchObject({ phone: null, address: null })
  const { api } = await person('pro')
  expect([403, 404]).toContain((await api(`PUT /api/pros/${pro.id}`, businessInfo)).status)
  expect((await pro.api(`PUT /api/pros/${pro.id}`, { ...businessInfo, isVerified: true })).status).toBe(422)
  expect((await pro.api(`PUT /api/pros/${pro.id}`, {})).body['fields']).toMatchObject({ zip: 'ZIP code is required' })
})

test('services can be added, partly changed and deleted through the API, but not by strangers', async () => {
  const pro = await person('pro')
  expect((await pro.api('POST /api/services', serviceInfo)).status).toBe(403)
  await openBusiness(pro, db)
  const added = await pro.api('POST /api/services', serviceInfo)
  expect(added.status).toBe(201)
  expect(added.body).toMatchObject({ ...serviceInfo, categoryName: 'Regular Maintenance' })
  const call = `/api/services/${String(added.body['id'])}`

  expect((await pro.api(`PATCH ${call}`, { price: 99.5 })).body).toMatchObject({ ...serviceInfo, price: 99.5 })
  expect((await pro.api(`PATCH ${call}`, { durationMinutes: 20 })).status).toBe(422)
  expect((await (await person('pro')).api(`DELETE ${call}`)).status).toBeGreaterThan(402)
  expect((await pro.api('GET /api/services')).list).toHaveLength(1)
  expect((await pro.api(`DELETE ${call}`)).status).toBe(204)
  expect((await pro.api(`DELETE ${call}`)).status).toBe(404)
  expect((await pro.api('GET /api/services')).list).toEqual([])
})

test('places are suggested while typing, and the answer may be cached for a day', async () => {
  const { status, list, headers } = await anonymous('GET /api/geo/suggest?q=Pasad')
  expect(status).toBe(200)
  expect(list.length).toBeLessThanOrEqual(8)
  expect(list[0]).toMatchObject({ label: expect.any(String), city: expect.any(String), latitude: expect.any(Number) })
  expect(headers.get('cache-control')).toBe('public, max-age=86400')
  expect((await anonymous('GET /api/geo/suggest')).list).toEqual([])
})
