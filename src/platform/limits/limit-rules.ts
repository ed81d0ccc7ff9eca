/**
 * How often one address or account may do something: `points` times in `seconds`. `of` is how the documentation of the
 * API names it; what only pages do has none.
 */
export const rules = {
  register: { points: 60, seconds: 3600, of: 'New accounts, for each IP address' },
  login: { points: 60, seconds: 900, of: 'Logins, for each IP address' },
  loginFailure: { points: 10, seconds: 900, of: 'Logins with a wrong password, for each email and IP address' },
  loginFailureByEmail: { points: 100, seconds: 3600, of: 'Logins with a wrong password, for each email address' },
  // Shorter than a link stays valid: whoever is sent no further one can still use the newest.
  forgotPassword: { points: 3, seconds: 900, of: 'Password reset links, for each email address; more are not sent' },
  forgotPasswordByIp: { points: 30, seconds: 3600, of: 'Password reset links, for each IP address' },
  passwordReset: { points: 60, seconds: 3600, of: 'Password resets, for each IP address' },
  passwordCheck: { points: 10, seconds: 900, of: 'Checks of the current password, for each account' },
  confirmationEmail: { points: 5, seconds: 3600, of: 'Confirmation emails, for each account and email address' },
  emailConfirmation: { points: 60, seconds: 3600, of: 'Confirmations of an email address, for each IP address' },
  bookingRequest: { points: 10, seconds: 3600, of: 'Booking requests, for each account' },
  unsentBookingRequest: {
    points: 60,
    seconds: 3600,
    of: 'Booking requests that are refused or repeated, for each account',
  },
  suggestTimes: { points: 20, seconds: 3600, of: 'Suggestions of other times, for each account' },
  contact: { points: 5, seconds: 3600, of: 'Messages to support, for each IP address' },
  review: { points: 30, seconds: 3600, of: 'Reviews, for each account' },
  picture: { points: 40, seconds: 3600 },
  export: { points: 20, seconds: 3600, of: 'Downloads of all data, for each account' },
  membershipRefresh: { points: 30, seconds: 3600 },
  // Each asks the payment provider several times, and most send an email.
  membershipChange: { points: 30, seconds: 3600, of: 'Checkouts and changes of a membership, for each account' },
  message: { points: 20, seconds: 60, of: 'Messages, for each account' },
  newConversation: { points: 10, seconds: 86_400, of: 'New conversations, for each account' },
  typing: { points: 60, seconds: 60, of: 'Typing indicators, for each account' },
  report: { points: 20, seconds: 3600, of: 'Reports, for each account' },
  search: { points: 60, seconds: 60, perProcess: true, of: 'Searches without a session, for each IP address' },
  profile: {
    points: 120,
    seconds: 60,
    perProcess: true,
    of: 'Profiles and availability without a session, for each IP address',
  },
  searchSignedIn: { points: 180, seconds: 60, perProcess: true, of: 'Searches, for each account' },
  profileSignedIn: { points: 360, seconds: 60, perProcess: true, of: 'Profiles and availability, for each account' },
  suggest: { points: 600, seconds: 60, perProcess: true, of: 'Suggestions of places, for each IP address' },
  map: { points: 240, seconds: 60, perProcess: true },
  sitemap: { points: 120, seconds: 60, perProcess: true },
  write: {
    points: 300,
    seconds: 60,
    of: 'Calls that change something, for each account, or for each IP address without one',
  },
} as const satisfies Record<string, Rule>

export type LimitName = keyof typeof rules

export interface Rule {
  points: number
  seconds: number
  /** Counted in the memory of each process: a request that only reads must not cost a write. */
  perProcess?: true
  of?: string
}
