/** How often one address or account may do something: `points` times in `seconds`. */
export const rules = {
  register: { points: 60, seconds: 3600 },
  login: { points: 60, seconds: 900 },
  loginFailure: { points: 10, seconds: 900 },
  loginFailureByEmail: { points: 100, seconds: 3600 },
  // Shorter than a link works: whoever gets no other one still has the newest.
  forgotPassword: { points: 3, seconds: 900 },
  forgotPasswordByIp: { points: 30, seconds: 3600 },
  passwordReset: { points: 60, seconds: 3600 },
  passwordCheck: { points: 10, seconds: 900 },
  confirmationEmail: { points: 5, seconds: 3600 },
  emailConfirmation: { points: 60, seconds: 3600 },
  bookingRequest: { points: 10, seconds: 3600 },
  suggestTimes: { points: 20, seconds: 3600 },
  contact: { points: 5, seconds: 3600 },
  review: { points: 30, seconds: 3600 },
  picture: { points: 40, seconds: 3600 },
  export: { points: 20, seconds: 3600 },
  membershipRefresh: { points: 30, seconds: 3600 },
  message: { points: 20, seconds: 60 },
  newConversation: { points: 10, seconds: 86_400 },
  typing: { points: 60, seconds: 60 },
  report: { points: 20, seconds: 3600 },
  search: { points: 60, seconds: 60, perProcess: true },
  profile: { points: 120, seconds: 60, perProcess: true },
  searchSignedIn: { points: 180, seconds: 60, perProcess: true },
  profileSignedIn: { points: 360, seconds: 60, perProcess: true },
  suggest: { points: 600, seconds: 60, perProcess: true },
  map: { points: 240, seconds: 60, perProcess: true },
  sitemap: { points: 120, seconds: 60, perProcess: true },
  write: { points: 300, seconds: 60 },
} as const satisfies Record<string, Rule>

export type LimitName = keyof typeof rules

export interface Rule {
  points: number
  seconds: number
  /** Counted in the memory of each process: a request that only reads must not cost a write. */
  perProcess?: true
}
