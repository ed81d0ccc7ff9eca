import type { Insertable } from 'kysely'

import type { AccountRow, MembershipRow } from '../platform/tables/account-tables.ts'
import type { ProRow, ServiceRow, WorkingHoursRow } from '../platform/tables/pro-tables.ts'
import type { WeightedZip } from '../features/places/gazetteer/zip-weights.ts'
import { businessName, type Owner, businessSlug } from './business-name.ts'
import { type Days, hoursAfter } from './demo-days.ts'
import { demoId } from './demo-id.ts'
import { emblemOf } from './emblem.ts'
import { chooseHours } from './pro-hours.ts'
import { chooseMembership } from './pro-membership.ts'
import { proDescription } from './pro-description.ts'
import { chooseServices, type NewService } from './pro-services.ts'
import { firstNames, lastNames, streetOf } from './people-words.ts'
import { type Random, randomOf } from '../platform/random.ts'
import { phoneIn, regionOf } from './region.ts'

export interface DemoPro {
  account: Insertable<AccountRow>
  membership: Insertable<MembershipRow>
  pro: ProRow
  services: ServiceRow[]
  hours: WorkingHoursRow[]
  joinedDaysAgo: number
  /** How good the work is, from 0 to 1; the ratings follow from it. */
  quality: number
}

export interface Makings {
  days: Days
  passwordHash: string
}

/** The pro with this number, with a business name that is not in `taken`. */
export function makePro(index: number, zip: WeightedZip, taken: Set<string>, makings: Makings): DemoPro {
  const random = randomOf(`pro ${index}`)
  const id = demoId('pro', index)
  const owner = makeOwner(random, zip)
  const membership = chooseMembership(random, id, makings.days)
  const joined = makings.days.ago(membership.joinedDaysAgo)
  const business = businessName(random, owner, taken)
  return {
    ...membership,
    account: accountOf(random, { id, owner, business, zip, joined, passwordHash: makings.passwordHash }),
    pro: proOf(random, { id, owner, business, zip, joined }),
    services: servicesOf(random, { id, index, owner, state: zip.state, joined }),
    hours: chooseHours(random, id, index),
    quality: 1 - random.next() ** 2 * 0.75,
  }
}

function makeOwner(random: Random, zip: WeightedZip): Owner {
  const region = regionOf(zip.state)
  const mains = region === 'north' ? [1, 1, 1, 1, 2, 3, 4, 4, 4, 5, 6] : [1, 1, 1, 1, 1, 1, 1, 1, 2, 3, 3, 3, 5, 6]
  const [firstName, lastName] = [random.pick(firstNames), random.pick(lastNames)]
  return { firstName, lastName, city: zip.city, state: zip.state, region, categoryId: random.pick(mains) }
}

function servicesOf(
  random: Random,
  { id, index, owner, state, joined }: { id: string; index: number; owner: Owner; state: string; joined: Date },
): ServiceRow[] {
  const chosen = chooseServices(random, { state, region: owner.region }, owner.categoryId)
  return chosen.map((service, place) => serviceRow(service, { proId: id, number: index * 10 + place, joined }))
}

/** In the order of their numbers. */
export function serviceRow(
  service: NewService,
  { proId, number, joined }: { proId: string; number: number; joined: Date },
): ServiceRow {
  const createdAt = hoursAfter(joined, (number % 10) / 60)
  return { ...service, id: demoId('service', number), proId, archivedAt: null, createdAt, updatedAt: createdAt }
}

interface Particulars {
  id: string
  owner: Owner
  business: string
  zip: WeightedZip
  joined: Date
}

function accountOf(
  random: Random,
  { id, owner, business, zip, joined, passwordHash }: Particulars & { passwordHash: string },
): Insertable<AccountRow> {
  return {
    id,
    email: `${owner.firstName.toLowerCase()}@${businessSlug(business)}.example`,
    role: 'pro',
    firstName: owner.firstName,
    lastName: owner.lastName,
    phone: phoneIn(zip.state, random.next()),
    profileImageUrl: emblemOf(id),
    passwordHash,
    emailVerifiedAt: joined,
    createdAt: joined,
  }
}

function proOf(random: Random, { id, owner, business, zip, joined }: Particulars): ProRow {
  const yearsInBusiness = Math.floor(random.next() ** 1.6 * 36)
  const isVerified = random.chance(0.6)
  return {
    accountId: id,
    businessName: business,
    description: proDescription(random, owner, yearsInBusiness),
    yearsInBusiness,
    address: streetOf(random),
    city: zip.city,
    state: zip.state,
    zip: zip.zip,
    serviceRadius: radiusOf(random, zip),
    phone: random.chance(0.92) ? phoneIn(zip.state, random.next()) : null,
    email: `${random.pick(['hello', 'office', 'info', 'service'])}@${businessSlug(business)}.example`,
    profileImage: null,
    isVerified,
    verifiedNote: isVerified ? 'Demo data: license and proof of insurance seen.' : null,
    approvedAt: joined,
    wishedPlan: null,
    latitude: zip.latitude,
    longitude: zip.longitude,
    timeZone: zip.timeZone,
    bufferMinutes: random.pick([0, 0, 0, 15, 30]),
    noticeHours: random.pick([0, 0, 12, 24, 24, 48]),
    ratingSum: 0,
    reviewCount: 0,
    createdAt: joined,
    updatedAt: joined,
  }
}

/** In rural areas the next customer is farther away. */
function radiusOf(random: Random, { population }: WeightedZip): number {
  if (population < 5000) return random.pick([25, 30, 35, 40, 50, 60])
  return random.pick([5, 10, 10, 15, 15, 15, 20, 20, 25, 25, 30, 40])
}
