import { newId } from '../id.ts'
import type { AccountRow, MembershipRow } from './account-tables.ts'
import type { ProRow, ServiceRow } from './pro-tables.ts'

/** A Sunday afternoon in Los Angeles, where most pros of the tests work. */
export const now = new Date('2026-03-01T20:00:00Z')

/** A customer's account, unless overridden; nobody can log in to it. */
export function accountRow(changes: Partial<AccountRow> = {}): AccountRow {
  const id = changes.id ?? newId()
  return {
    id,
    email: `${id}@example.com`,
    role: 'customer',
    firstName: 'Dana',
    lastName: 'Whitfield',
    phone: null,
    profileImageUrl: null,
    passwordHash: '',
    emailVerifiedAt: null,
    createdAt: now,
    pendingEmail: null,
    calendarTokenHash: null,
    deletedAt: null,
    ...changes,
  }
}

/** On a trial. */
export function membershipRow(accountId: string, changes: Partial<MembershipRow> = {}): MembershipRow {
  return {
    accountId,
    status: 'trial',
    plan: 'month',
    nextPlan: null,
    expiresAt: null,
    cancelAtPeriodEnd: false,
    hasCard: false,
    updatedAt: now,
    customerRef: null,
    trialUsedAt: null,
    remindedAt: null,
    syncBegun: null,
    syncDone: null,
    ...changes,
  }
}

/** An approved business without reviews, in a town where no test needs to be alone. */
export function proRow(changes: Partial<ProRow> = {}): ProRow {
  return {
    accountId: newId(),
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
    wishedPlan: null,
    latitude: 38.4,
    longitude: -98.8,
    timeZone: 'America/Chicago',
    bufferMinutes: 0,
    noticeHours: 0,
    ratingSum: 0,
    reviewCount: 0,
    createdAt: now,
    updatedAt: now,
    ...changes,
  }
}

export function serviceRow(proId: string, changes: Partial<ServiceRow> = {}): ServiceRow {
  return {
    id: newId(),
    proId,
    categoryId: 1,
    name: 'Weekly cleaning',
    description: 'Every week',
    priceCents: 120_00,
    priceType: 'fixed',
    durationMinutes: 60,
    archivedAt: null,
    createdAt: now,
    updatedAt: now,
    ...changes,
  }
}
