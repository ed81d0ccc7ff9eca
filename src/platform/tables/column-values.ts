// The values of columns that allow only a few. Shared by rows, pages and schemas.
export const roles = ['customer', 'pro'] as const
export type Role = (typeof roles)[number]

export const membershipStatuses = ['trial', 'active', 'past_due', 'canceled', 'inactive'] as const
export type MembershipStatus = (typeof membershipStatuses)[number]

/** How often a membership is paid for. */
export const intervals = ['month', 'year'] as const
export type Interval = (typeof intervals)[number]

/** How a service is priced: a fixed price, by the hour, or by a quote. */
export const priceTypes = ['fixed', 'hourly', 'estimate'] as const
export type PriceType = (typeof priceTypes)[number]

export const bookingStatuses = ['pending', 'accepted', 'completed', 'canceled', 'rejected'] as const
export type BookingStatus = (typeof bookingStatuses)[number]

/**
 * Why the system canceled a booking: not answered in time; rescheduled, or replaced by a changed request; or one of the
 * two parties has left.
 */
export const endings = ['expired', 'moved', 'changed', 'account deleted'] as const
export type Ending = (typeof endings)[number]

/** How often appointments can repeat, in weeks. */
export const repeatWeeks = [1, 2, 4] as const
export type RepeatWeeks = (typeof repeatWeeks)[number]

/** How many appointments a repeating request can ask for, with the first. */
export const mostAppointments = 12

/**
 * What a picture is for: the person, the business, something shown in a conversation, a pro's finished work, or what a
 * review says of it.
 */
export type PicturePurpose = 'profile' | 'business' | 'message' | 'work' | 'review'

/** Kinds of email that people can switch off. All others are always sent. */
export const mailKinds = ['messages', 'visits', 'reviews'] as const
export type MailKind = (typeof mailKinds)[number]

/** What notifications tell people. A newer version beside this one may write others, which are skipped. */
export const notificationKinds = [
  'request',
  'suggest',
  'suggestMove',
  'retract',
  'retractMove',
  'accept',
  'take',
  'takeMove',
  'decline',
  'withdraw',
  'cancel',
  'expire',
  'over',
  'complete',
  'review',
  'answer',
  'message',
] as const
export type NotificationKind = (typeof notificationKinds)[number]
