import { sql } from 'kysely'

import { daysInMs, later } from '../../src/platform/durations.ts'
import { hashOf, newSecret } from '../../src/platform/secret-token.server.ts'
import type { Database } from '../../src/platform/database/database.server.ts'
import { newId } from '../../src/platform/id.ts'
import { openApi } from '../support/api.ts'
import { activate, businessInfo, requestTo, serviceInfo } from '../support/business.ts'
import { daysAhead } from '../support/days-ahead.ts'

export const whos = ['nobody', 'customer', 'otherCustomer', 'pro', 'otherPro'] as const
export type Who = (typeof whos)[number]

/** Valid values for fields with these names; names like `$pro` are filled in when the request is sent. */
export const knownFields: Record<string, readonly unknown[]> = {
  email: ['$email', 'someone@example.com', 'nobody@example.com'],
  password: ['secret-water', 'wrong-water'],
  currentPassword: ['secret-water', 'wrong-water'],
  token: ['A'.repeat(43), 'B'],
  phone: ['(626) 555-0142'],
  customerName: ['Dana Whitfield'],
  requestDate: [3, 4, 5, 6, 30].map(daysAhead),
  requestTime: ['08:00', '10:15', '2:30 PM', '18:00'],
  serviceId: ['$service', null],
  proId: ['$pro'],
  replacesId: ['$booking', '$accepted', '$completed'],
  bookingId: ['$booking', '$accepted', '$completed'],
  id: ['$message', '$review', '$pro'],
  address: ['418 Oakland Ave'],
  city: ['Pasadena'],
  state: ['CA'],
  zip: ['91101'],
  profileImage: ['https://example.com/a.png'],
  location: ['Pasadena, CA', '91101', 'pasa', 'Springfield'],
  lat: ['34.1', '0'],
  lng: ['-118.1', '180'],
  distance: ['25', '1.5'],
  minRating: ['4', '0'],
  takesRequests: ['true', 'false'],
  except: ['$pro'],
  limit: ['1', '50'],
  status: ['pending', 'accepted', 'completed', 'canceled', 'rejected', 'pending,accepted'],
  from: [daysAhead(1), daysAhead(-1)],
  days: ['1', '14', '60'],
  date: [daysAhead(1), daysAhead(40)],
  price: [120, '0', 0.1, 19.99],
  q: ['pasa', '91'],
  start: ['08:00', '09:15'],
  end: ['12:00', '17:59', '24:00'],
}

interface Stage extends Pick<Awaited<ReturnType<typeof openApi>>, 'site' | 'person'> {
  db: Database
  /** The session of each person. */
  cookies: Record<string, string>
  /** What each `$name` stands for. */
  ids: Record<string, string>
  call: (as: Who, line: string, body?: unknown) => Promise<{ status: number; body: unknown }>
  enter: (who: Who) => Promise<void>
}

/** Two customers and two pros, and what the first of each have with one another. */
export async function openCast() {
  const { site, person, database } = await openApi()
  const cookies: Record<string, string> = { nobody: '' }
  const ids: Record<string, string> = { nobody: newId(), email: '' }
  const stage: Stage = { site, person, db: database.db, cookies, ids, call, enter }

  async function call(as: Who, line: string, body?: unknown) {
    const [method = '', path = ''] = line.split(' ')
    const response = await site.request(path, {
      method,
      headers: { cookie: cookies[as] ?? '', 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return { status: response.status, body: text === '' ? {} : JSON.parse(text) }
  }

  async function enter(who: Who): Promise<void> {
    const token = newSecret()
    const now = new Date()
    const expiresAt = later(now, daysInMs(1))
    const session = { id: newId(), tokenHash: hashOf(token), createdAt: now, seenAt: now, expiresAt, userAgent: '' }
    await database.db
      .insertInto('session')
      .values({ ...session, accountId: ids[who] ?? '' })
      .execute()
    cookies[who] = `session=${token}`
  }

  await Promise.all(whos.filter((who) => who !== 'nobody').map((who) => join(stage, who)))
  await renew(stage)
  return { ...stage, join: (who: Who) => join(stage, who), renew: () => renew(stage) }
}

export type Cast = Awaited<ReturnType<typeof openCast>>

async function join({ person, enter, call, ids }: Stage, who: Who): Promise<void> {
  const role = who === 'pro' || who === 'otherPro' ? 'pro' : 'customer'
  const { id, email } = await person(role)
  ids[who] = id
  if (who === 'customer') ids['email'] = email
  await enter(who)
  if (role === 'pro') await call(who, 'POST /api/pros', businessInfo)
}

let hours = 0

/** Restores everybody's initial data, with something of each kind: earlier requests may have undone any of it. */
async function renew({ db, call, enter, ids }: Stage): Promise<void> {
  const { customer = '', pro = '', otherPro = '' } = ids
  for (const who of whos) if (who !== 'nobody') await enter(who)
  const names = { firstName: 'Dana', lastName: 'Whitfield', deletedAt: null }
  await db.updateTable('account').set(names).where('id', 'in', [customer, pro, otherPro]).execute()
  for (const who of ['pro', 'otherPro'] as const) {
    await activate(ids[who] ?? '', db)
    await call(who, `PUT /api/pros/${ids[who]}`, businessInfo)
    await call(who, `PUT /api/pros/${ids[who]}/hours`, { weekly: [], exceptions: [], bufferMinutes: 0, noticeHours: 0 })
  }
  await call('customer', `DELETE /api/messages/${pro}/block`)
  await call('pro', `DELETE /api/messages/${customer}/block`)
  ids['service'] = read((await call('pro', 'POST /api/services', serviceInfo)).body, 'id')
  ids['message'] = read((await call('customer', `POST /api/messages/${pro}`, { body: 'Hello' })).body, 'id')
  ids['session'] = read((await call('customer', 'GET /api/auth/sessions')).body, 0, 'id')
  ids['calendar'] = read((await call('customer', 'POST /api/calendar/token')).body, 'url').replace(/.*\//, '')
  for (const name of ['booking', 'accepted', 'completed']) ids[name] = await book(call, pro)
  await call('pro', `PATCH /api/bookings/${ids['accepted']}/status`, { status: 'accepted' })
  await complete({ db, call }, ids['completed'] ?? '')
  ids['notification'] = read((await call('customer', 'GET /api/notifications')).body, 0, 'id')
  const review = { bookingId: ids['completed'], proId: pro, rating: 5, comment: 'As it was said.' }
  ids['review'] = read((await call('customer', 'POST /api/reviews', review)).body, 'id')
  ids['completed'] = await book(call, pro)
  await complete({ db, call }, ids['completed'])
}

async function book(call: Stage['call'], pro: string): Promise<string> {
  for (let tries = 0; tries < 20; tries++) {
    const hour = hours++
    const requestTime = `${String(8 + (hour % 9)).padStart(2, '0')}:00`
    const when = { requestDate: daysAhead(3 + (Math.floor(hour / 9) % 50)), requestTime }
    const { status, body } = await call('customer', 'POST /api/booking-request', requestTo(pro, when))
    if (status === 201 && read(body, 'status') === 'pending') return read(body, 'bookingId')
  }
  throw new Error('no hour was free')
}

/** As if the day of the visit had come. */
async function complete({ db, call }: Pick<Stage, 'db' | 'call'>, id: string): Promise<void> {
  await call('pro', `PATCH /api/bookings/${id}/status`, { status: 'accepted' })
  await db
    .updateTable('booking')
    .set({ scheduledDate: sql<string>`(now() - interval '2 days')::date` })
    .where('id', '=', id)
    .execute()
  await call('pro', `PATCH /api/bookings/${id}/status`, { status: 'completed' })
}

export function read(body: unknown, ...path: (string | number)[]): string {
  return String(path.reduce((value, key) => Reflect.get(Object(value), key), body))
}
