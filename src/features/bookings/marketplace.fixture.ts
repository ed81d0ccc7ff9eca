import type { Database } from '../../platform/database/database.server.ts'
import { daysInMs, later } from '../../platform/durations.ts'
import { newId } from '../../platform/id.ts'
import type { ServiceRow } from '../../platform/tables/pro-tables.ts'
import type { Actor } from '../../platform/visit.server.ts'
import { testVisit } from '../../platform/visit.fixture.ts'
import type { Role } from '../../platform/tables/column-values.ts'
import type { BookingRequest } from './booking.schema.ts'
import { changeBooking } from './changes/change-booking.server.ts'
import { requestBooking } from './request/request-booking.server.ts'

/** A Sunday afternoon in Los Angeles, where every pro of these tests works. */
export const now = new Date('2026-03-01T20:00:00Z')

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
  await openBusiness(db, pro)
  const request = requestTo(pro.id)
  const as = (actor: Actor | null, at = now) => testVisit(db, actor, at)
  /** An appointment: a request that the pro has accepted. */
  const book = async (changes: Partial<BookingRequest> = {}, by = customer) => {
    const { id } = await requestBooking(as(by), request(changes))
    await changeBooking(as(pro), id, accept)
    return id
  }
  return { db, customer, pro, request, as, book }
}

export async function person(db: Database, role: Role, firstName: string): Promise<Actor> {
  const id = newId()
  const email = `${id}@example.com`
  const rest = { phone: null, profileImageUrl: null, passwordHash: '', emailVerifiedAt: null, createdAt: now }
  await db
    .insertInto('account')
    .values({ id, email, role, firstName, lastName: 'Whitfield', ...rest })
    .execute()
  return {
    id,
    role,
    firstName,
    lastName: 'Whitfield',
    email,
    imageUrl: null,
    hasProProfile: role === 'pro',
    sessionId: await openSession(db, id),
  }
}

export async function openSession(db: Database, accountId: string): Promise<string> {
  const id = newId()
  const times = { createdAt: now, seenAt: now, expiresAt: later(now, daysInMs(30)) }
  const session = { id, accountId, tokenHash: id, userAgent: '', ...times }
  await db.insertInto('session').values(session).execute()
  return id
}

export async function addService(db: Database, proId: string, changes: Partial<ServiceRow> = {}): Promise<string> {
  const id = newId()
  const kind = { name: 'Weekly cleaning', description: 'Every week', priceCents: 120_00, priceType: 'fixed' } as const
  const rest = { categoryId: 1, durationMinutes: 60, archivedAt: null, createdAt: now, updatedAt: now }
  await db
    .insertInto('service')
    .values({ id, proId, ...kind, ...rest, ...changes })
    .execute()
  return id
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

async function openBusiness(db: Database, pro: Actor): Promise<void> {
  const business = { businessName: 'Blue Water', description: 'Pools', yearsInBusiness: 3, isVerified: false }
  const place = { address: '1 Main St', city: 'Pasadena', state: 'CA', zip: '91101', latitude: 34.1, longitude: -118.1 }
  const contact = { phone: null, email: null, profileImage: null, verifiedNote: null }
  const rules = { serviceRadius: 15, timeZone: 'America/Los_Angeles', bufferMinutes: 0, noticeHours: 0 }
  const times = { approvedAt: now, createdAt: now, updatedAt: now }
  await db
    .insertInto('pro')
    .values({ accountId: pro.id, ...business, ...place, ...contact, ...rules, ...times, ratingSum: 0, reviewCount: 0 })
    .execute()
  await db
    .insertInto('membership')
    .values({
      accountId: pro.id,
      status: 'trial',
      plan: 'month',
      expiresAt: null,
      cancelAtPeriodEnd: false,
      hasCard: false,
      updatedAt: now,
    })
    .execute()
}
