import type { Database } from '../../platform/database/database.server.ts'
import { later, minutesInMs } from '../../platform/durations.ts'
import { newId } from '../../platform/id.ts'
import type { ProRow, ServiceRow } from '../../platform/tables/pro-tables.ts'
import type { Actor, Visit } from '../../platform/visit.server.ts'
import { testVisit } from '../../platform/visit.fixture.ts'
import type { Point } from '../places/distance.ts'

const now = new Date('2026-03-01T20:00:00Z')

/** A pro for the tests of search, and the categories of the offered services. */
export interface ListedPro {
  row: ProRow
  categories: number[]
}

/** Opens several businesses at once. By default each is approved, has no reviews and is on a trial membership. */
export async function openBusinesses(
  db: Database,
  requested: readonly (Partial<ProRow> & { categories?: number[] })[],
) {
  const pros: ListedPro[] = requested.map(({ categories = [1], ...row }) => ({
    row: { ...ordinary, accountId: newId(), ...row },
    categories,
  }))
  await db.insertInto('account').values(pros.map(accountOf)).execute()
  await db
    .insertInto('pro')
    .values(pros.map(({ row }) => row))
    .execute()
  await db.insertInto('membership').values(pros.map(membershipOf)).execute()
  const services = pros.flatMap(servicesOf)
  if (services.length > 0) await db.insertInto('service').values(services).execute()
  return pros
}

export function visitOf(db: Database, actor: Actor | null): Visit {
  return testVisit(db, actor, now)
}

/** A seeded random number generator from 0 to 1, so that a failure can be reproduced. */
export function seededRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

/** A point in a square of this many miles around the center. */
export function somewhere({ latitude, longitude }: Point, miles: number, random: () => number): Point {
  const degrees = miles / 69
  return {
    latitude: latitude + (random() - 0.5) * degrees,
    longitude: longitude + ((random() - 0.5) * degrees) / Math.cos((latitude * Math.PI) / 180),
  }
}

const ordinary: Omit<ProRow, 'accountId'> = {
  businessName: 'Clear Water',
  description: 'Pools of all kinds',
  yearsInBusiness: 4,
  address: '1 Main St',
  city: 'Great Bend',
  state: 'KS',
  zip: '67530',
  serviceRadius: 15,
  phone: null,
  email: null,
  profileImage: null,
  isVerified: false,
  verifiedNote: null,
  approvedAt: now,
  latitude: 38.4,
  longitude: -98.8,
  timeZone: 'America/Chicago',
  bufferMinutes: 0,
  noticeHours: 0,
  ratingSum: 0,
  reviewCount: 0,
  createdAt: now,
  updatedAt: now,
}

function accountOf({ row: { accountId: id } }: ListedPro) {
  const rest = { phone: null, profileImageUrl: null, passwordHash: '', emailVerifiedAt: null, createdAt: now }
  return { id, email: `${id}@example.com`, role: 'pro', firstName: 'Alex', lastName: 'Moreno', ...rest } as const
}

function membershipOf({ row: { accountId } }: ListedPro) {
  const rest = { expiresAt: null, cancelAtPeriodEnd: false, hasCard: false, updatedAt: now }
  return { accountId, status: 'trial', plan: 'month', ...rest } as const
}

function servicesOf({ row: { accountId: proId }, categories }: ListedPro): ServiceRow[] {
  const offer = { priceCents: 90_00, priceType: 'fixed', durationMinutes: 60, archivedAt: null } as const
  return categories.map((categoryId, minutes) => ({
    ...offer,
    id: newId(),
    proId,
    categoryId,
    name: `Service ${categoryId}`,
    description: 'As agreed',
    createdAt: later(now, minutesInMs(minutes)),
    updatedAt: now,
  }))
}
