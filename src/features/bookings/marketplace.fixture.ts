import type { Database } from '../../platform/database/database.server.ts'
import { daysInMs, later } from '../../platform/durations.ts'
import { newId } from '../../platform/id.ts'
import type { Role } from '../../platform/tables/column-values.ts'
import type { ServiceRow } from '../../platform/tables/pro-tables.ts'
import { accountRow, now, proRow, serviceRow } from '../../platform/tables/rows.fixture.ts'
import type { Actor } from '../../platform/visit.server.ts'
import { someone, testVisit } from '../../platform/visit.fixture.ts'
import { insertBusinesses } from '../pros/pros.fixture.ts'
import type { BookingRequest } from './booking.schema.ts'
import { changeBooking } from './changes/change-booking.server.ts'
import { requestBooking } from './request/request-booking.server.ts'

export const accept = { status: 'accepted', reason: null } as const
export const decline = { status: 'rejected', reason: null } as const
export const complete = { status: 'completed', reason: null } as const
export const withdraw = { status: 'canceled', reason: null } as const
export const cancel = { status: 'canceled', reason: 'The pump broke' } as const

export type Marketplace = Awaited<ReturnType<typeof marketplace>>

/** One customer and one pro with a membership, new for each test in the shared database. */
export async function marketplace(db: Database) {
  const customer = await person(db, 'customer', 'Dana')
  const pro = await person(db, 'pro', 'Maria')
  await insertBusinesses(db, [proRow({ accountId: pro.id, businessName: 'Blue Water', ...pasadena })])
  const request = requestTo(pro.id)
  const as = (actor: Actor | null, at?: Date) => testVisit(db, actor, at)
  /** An appointment: a request that the pro has accepted. */
  const book = async (changes: Partial<BookingRequest> = {}, by = customer) => {
    const { id } = await requestBooking(as(by), request(changes))
    await changeBooking(as(pro), id, accept)
    return id
  }
  return { db, customer, pro, request, as, book }
}

/** Ends what earlier test files left open: days pass in this one, in which all of it would be reminded of and expire. */
export async function endEarlierBookings(db: Database): Promise<void> {
  await db.updateTable('booking').set({ remindAt: null }).where('remindAt', 'is not', null).execute()
  await db.updateTable('booking').set({ status: 'canceled' }).where('status', '=', 'pending').execute()
}

export async function person(db: Database, role: Role, firstName: string): Promise<Actor> {
  const account = accountRow({ role, firstName })
  await db.insertInto('account').values(account).execute()
  return someone({ id: account.id, role, firstName, sessionId: await openSession(db, account.id) })
}

export async function openSession(db: Database, accountId: string): Promise<string> {
  const id = newId()
  const times = { createdAt: now, seenAt: now, expiresAt: later(now, daysInMs(30)) }
  const session = { id, accountId, tokenHash: id, userAgent: '', ...times }
  await db.insertInto('session').values(session).execute()
  return id
}

export async function addService(db: Database, proId: string, changes: Partial<ServiceRow> = {}): Promise<string> {
  const service = serviceRow(proId, changes)
  await db.insertInto('service').values(service).execute()
  return service.id
}

/** Monday at nine, with a street and a ZIP code, unless overridden. */
export function requestTo(proId: string) {
  return (changes: Partial<BookingRequest> = {}): BookingRequest => ({
    customerName: 'Dana Whitfield',
    email: 'dana@example.com',
    phone: '(626) 555-0142',
    requestDate: '2026-03-02',
    requestTime: '09:00',
    serviceType: 'Regular Maintenance',
    description: 'A bit green at the steps after the storm.',
    proId,
    serviceId: null,
    address: '418 Oakland Ave',
    city: 'Pasadena',
    state: 'CA',
    zip: '91101',
    ...changes,
  })
}

const pasadena = {
  city: 'Pasadena',
  state: 'CA',
  zip: '91101',
  latitude: 34.1,
  longitude: -118.1,
  timeZone: 'America/Los_Angeles',
}
