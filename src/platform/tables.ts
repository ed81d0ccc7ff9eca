import type { ColumnType } from 'kysely'

import type { MembershipConsentRow, OneTimeTokenRow, PictureRow } from './account-tables.ts'
import type { BusEventRow, ContactMessageRow, ConversationRow, MessageRow, ReportRow } from './conversation-tables.ts'
import type { KeptMailRow, MailPreferenceRow, NotificationRow } from './notification-tables.ts'
import type { Interval, MembershipStatus, PriceType, Role } from './column-values.ts'

/** What the migrations made, as TypeScript. A test compares it with the migrated database, so that the two cannot part. */
export interface Tables {
  account: AccountRow
  session: SessionRow
  membership: MembershipRow
  demoData: { name: string; loadedAt: Date }
  category: CategoryRow
  pro: ProRow & { offeredServices: ColumnType<OfferedService[], undefined, string> }
  service: ServiceRow
  workingHours: WorkingHoursRow
  hoursException: HoursExceptionRow
  searchListing: SearchListingRow
  booking: BookingRow
  bookingEvent: BookingEventRow
  bookingSlot: { proId: string; slot: Date; bookingId: string }
  idempotencyKey: { accountId: string; key: string; requestHash: string; bookingId: string; createdAt: Date }
  review: ReviewRow
  reviewFlag: { reviewId: string; reason: 'same device' | 'completed early' | 'many in a day' }
  reviewRemoval: { bookingId: string; rating: number; reason: string; removedAt: Date }
  markSalt: { id: number; salt: string }
  signInMark: { accountId: string; mark: string; seenAt: Date }
  oneTimeToken: OneTimeTokenRow
  usedTrial: { emailHash: string; usedAt: Date }
  paymentEvent: { id: string; type: string; customerRef: string; receivedAt: Date }
  membershipConsent: MembershipConsentRow
  testPayments: { id: number; state: object }
  keptMail: KeptMailRow
  contactMessage: ContactMessageRow
  picture: PictureRow
  conversation: ConversationRow
  message: MessageRow
  block: { blockerId: string; blockedId: string; createdAt: Date }
  report: ReportRow
  busEvent: BusEventRow
  notification: NotificationRow
  mailPreference: MailPreferenceRow
  presence: { accountId: string; seenAt: Date }
  lastCount: { name: string; figures: ColumnType<unknown, string>; countedAt: Date }
}

export interface AccountRow {
  id: string
  email: string
  role: Role
  firstName: string
  lastName: string
  phone: string | null
  profileImageUrl: string | null
  passwordHash: string
  emailVerifiedAt: Date | null
  createdAt: Date
  /** Becomes `email` once confirmed. */
  pendingEmail: string | null
  calendarTokenHash: string | null
  deletedAt: Date | null
}

export interface SessionRow {
  tokenHash: string
  id: string
  accountId: string
  createdAt: Date
  seenAt: Date
  expiresAt: Date
  userAgent: string
}

export interface MembershipRow {
  accountId: string
  status: MembershipStatus
  plan: Interval | null
  expiresAt: Date | null
  cancelAtPeriodEnd: boolean
  /** Whether the payment provider has a card to charge. */
  hasCard: boolean
  updatedAt: Date
  /** The payment provider's name for this account. */
  customerRef: string | null
  trialUsedAt: Date | null
  /** When the reminder of the trial's end was sent. */
  remindedAt: Date | null
  /** The number of the last reading of the provider that was begun, and of the one that was written. */
  syncBegun: number | null
  syncDone: number | null
}

export interface CategoryRow {
  id: number
  name: string
  description: string
  imageUrl: string | null
  createdAt: Date
  updatedAt: Date
}

export interface ProRow {
  accountId: string
  businessName: string
  description: string
  yearsInBusiness: number
  address: string
  city: string
  state: string
  zip: string
  serviceRadius: number
  phone: string | null
  email: string | null
  profileImage: string | null
  isVerified: boolean
  verifiedNote: string | null
  approvedAt: Date | null
  latitude: number
  longitude: number
  timeZone: string
  bufferMinutes: number
  noticeHours: number
  ratingSum: number
  reviewCount: number
  createdAt: Date
  updatedAt: Date
}

/** What search cards show of a service; `projectPro` copies those on offer, oldest first. */
export type OfferedService = Pick<ServiceRow, 'id' | 'name' | 'categoryId' | 'priceCents' | 'priceType'>

export interface ServiceRow {
  id: string
  proId: string
  categoryId: number
  name: string
  description: string
  priceCents: number
  priceType: PriceType
  durationMinutes: number
  archivedAt: Date | null
  createdAt: Date
  updatedAt: Date
}

export interface WorkingHoursRow {
  id: string
  proId: string
  weekday: number
  startMinute: number
  endMinute: number
}

export interface HoursExceptionRow {
  id: string
  proId: string
  /** YYYY-MM-DD */
  date: string
  closed: boolean
  startMinute: number | null
  endMinute: number | null
}

export interface SearchListingRow {
  categoryId: number
  proId: string
  cell: number
  lat: number
  lng: number
  radius: number
  /** Hundredths; 0 = no review yet. */
  rating: number
  /** Hundredths of the Bayesian mean that "top rated" sorts by. */
  rank: number
  reviewCount: number
}

export interface BookingRow {
  id: string
  status: 'pending' | 'accepted' | 'completed' | 'canceled' | 'rejected'
  customerId: string
  proId: string
  serviceId: string | null
  serviceName: string | null
  serviceType: string
  /** YYYY-MM-DD in the pro's zone */
  scheduledDate: string
  /** HH:mm in the pro's zone */
  scheduledTime: string
  timeZone: string
  startsAt: Date
  endsAt: Date
  durationMinutes: number
  priceCents: number | null
  priceIsEstimate: boolean
  customerName: string
  customerEmail: string
  customerPhone: string
  address: string | null
  city: string | null
  state: string | null
  zip: string | null
  notes: string
  cancelReason: string | null
  createdAt: Date
  updatedAt: Date
  /** The booking whose place this one takes, or would take once it is accepted. */
  replacesId: string | null
}

export interface BookingEventRow {
  id: string
  bookingId: string
  actorId: string | null
  fromStatus: BookingRow['status'] | null
  toStatus: BookingRow['status']
  reason: string | null
  at: Date
}

export interface ReviewRow {
  id: string
  bookingId: string
  proId: string
  customerId: string
  rating: number
  comment: string
  proResponse: string | null
  respondedAt: Date | null
  createdAt: Date
}
