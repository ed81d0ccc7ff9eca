import type { ColumnType } from 'kysely'

import type {
  AccountRow,
  MembershipConsentRow,
  MembershipRow,
  OneTimeTokenRow,
  PictureRow,
  SessionRow,
} from './account-tables.ts'
import type { BookingEventRow, BookingRow, ReviewRow, SuggestionRow } from './booking-tables.ts'
import type { BusEventRow, ContactMessageRow, ConversationRow, MessageRow, ReportRow } from './conversation-tables.ts'
import type { KeptMailRow, MailPreferenceRow, NotificationRow } from './notification-tables.ts'
import type {
  AnswerColumns,
  AwayTimeRow,
  CategoryRow,
  HoursExceptionRow,
  OfferedService,
  ProRow,
  SearchListingRow,
  ServiceRow,
  WorkingHoursRow,
} from './pro-tables.ts'

/** The migrated tables as TypeScript. A test compares it with the migrated database, so that the two stay in step. */
export interface Tables {
  account: AccountRow
  session: SessionRow
  membership: MembershipRow
  demoData: { name: string; loadedAt: Date }
  category: CategoryRow
  pro: ProRow & { offeredServices: ColumnType<OfferedService[], undefined, string> } & LaterColumns<AnswerColumns>
  savedPro: { accountId: string; proId: string; createdAt: Date }
  service: ServiceRow
  workingHours: WorkingHoursRow
  hoursException: HoursExceptionRow
  awayTime: AwayTimeRow
  searchListing: SearchListingRow
  booking: BookingRow & { remindAt: ColumnType<Date | null, Date | null | undefined, Date | null> }
  bookingEvent: BookingEventRow
  suggestion: SuggestionRow
  bookingSlot: { proId: string; slot: Date; bookingId: string }
  idempotencyKey: { accountId: string; key: string; requestHash: string; bookingId: string; createdAt: Date }
  review: ReviewRow
  reviewPhoto: { reviewId: string; place: number; pictureId: string }
  reviewFlag: { reviewId: string; reason: 'same device' | 'completed early' | 'many in a day' }
  reviewRemoval: { bookingId: string; rating: number; reason: string; removedAt: Date }
  markSalt: { id: number; salt: string }
  signInMark: { accountId: string; mark: string; seenAt: Date }
  oneTimeToken: OneTimeTokenRow
  usedTrial: { emailHash: string; usedAt: Date; confirmed: boolean }
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

/** Columns that a new row may leave out. */
type LaterColumns<Row> = { [Name in keyof Row]: ColumnType<Row[Name], Row[Name] | undefined, Row[Name]> }
