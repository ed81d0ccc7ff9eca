import type { Database } from '../../src/platform/database/database.server.ts'
import { localDate } from '../../src/features/availability/local-time.ts'
import { copyListedEnd } from '../../src/features/memberships/listed-end.table.server.ts'
import type { Caller } from './client.ts'
import { daysAhead } from './days-ahead.ts'
import { daysInMs, hoursInMs, later } from '../../src/platform/durations.ts'

/** Where the pros of the tests work; nobody else is near. */
export const businessInfo = {
  businessName: 'Blue Haven Pool Care',
  description: 'Weekly care for pools of every kind, with photos after each visit.',
  yearsInBusiness: 8,
  serviceRadius: 25,
  address: '418 Oakland Ave',
  city: 'Pasadena',
  state: 'CA',
  zip: '91101',
}

export const serviceInfo = {
  name: 'Weekly cleaning',
  description: 'Skim, brush, vacuum, test and balance.',
  categoryId: 1,
  price: 120,
  priceType: 'fixed',
  durationMinutes: 60,
}

export async function openBusiness({ api, id }: { api: Caller; id: string }, db: Database): Promise<void> {
  const answer = await api('POST /api/pros', businessInfo)
  if (answer.status !== 201) throw new Error(`no business: ${JSON.stringify(answer.body)}`)
  await activate(id, db)
}

/** The effect of the payment provider's event: a trial that ends in two weeks. */
export async function activate(id: string, db: Database): Promise<void> {
  const expiresAt = later(new Date(), daysInMs(14))
  await db
    .updateTable('membership')
    .set({ status: 'trial', plan: 'month', expiresAt })
    .where('accountId', '=', id)
    .execute()
  await copyListedEnd({ db }, id)
}

export function requestTo(proId: string, changes: Record<string, unknown> = {}) {
  return {
    customerName: 'Dana Whitfield',
    email: 'dana@example.com',
    phone: '(626) 555-0142',
    requestDate: daysAhead(3),
    requestTime: '10:00',
    serviceType: 'Regular Maintenance',
    description: 'A bit green at the steps after the storm.',
    proId,
    proEmail: 'someone-else@example.com',
    proBusinessName: 'Not read',
    ...changes,
  }
}

/** As if the visit had ended just now. */
export async function itIsTheDay(bookingId: string, db: Database): Promise<void> {
  const endsAt = new Date()
  const startsAt = later(endsAt, -hoursInMs(1))
  const scheduledDate = localDate('America/Los_Angeles', startsAt)
  await db.updateTable('booking').set({ scheduledDate, startsAt, endsAt }).where('id', '=', bookingId).execute()
}
