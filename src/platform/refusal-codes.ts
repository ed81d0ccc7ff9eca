/** What each code means that says more than the kind of its refusal. All others have the kind itself as their code. */
export const refusalCodes = {
  malformed: { BAD_SIGNATURE: 'The event is not signed by the payment provider' },
  'signed-out': { INVALID_CREDENTIALS: 'The email or the password is wrong' },
  forbidden: {
    BLOCKED: 'One of the two people has blocked the other',
    CROSS_SITE: 'The request came from the page of another site',
    MEMBERSHIP_NEEDED: 'Only pros with an active membership may do this',
    PASSWORD_NEEDED: 'Send `currentPassword` as well, or log in again',
    PRO_NOT_ACCEPTING: 'This pro takes no requests right now',
    PROS_ONLY: 'Only pros with a business profile may do this',
  },
  conflict: {
    ALREADY_MOVING: 'There is a pending request already that would replace this booking',
    AWAITS_APPROVAL: 'The business must be approved first',
    EMAIL_TAKEN: 'Another account has this email address',
    IDEMPOTENCY_KEY_REUSED: 'The key was already used for another request',
    MEMBERSHIP_EXISTS: 'You have an active membership already',
    MEMBERSHIP_PAST_DUE: 'The last payment failed: the card must be updated instead',
    MEMBERSHIP_CANCELED: 'You have canceled the membership: resume it first',
    NO_MEMBERSHIP: 'You have no current membership',
    NOT_SUGGESTED: 'The suggestion has changed since you read it',
    OTHER_VIEWER: 'The page was loaded for another account than the one that is logged in now',
    PRO_EXISTS: 'You have a business profile already',
    TERMS_CHANGED: 'The terms have changed since the page was loaded',
    TIME_PASSED: 'The time is in the past',
    TIME_TAKEN: 'Another visit was accepted for this time',
    TOO_MANY_OPEN: 'You have too many pending requests with this pro',
    TOO_MANY_SAVED: 'You have saved as many pros as you can',
    TOO_MANY_SERVICES: 'You offer as many services as you can',
  },
  invalid: {
    TOKEN_INVALID: 'The token of a link is unknown, expired or already used',
    UNKNOWN_LOCATION: 'The place is unknown; `suggestions` has the nearest matches',
    YOURSELF: 'You cannot do this with yourself',
  },
  unavailable: {
    BUSY: 'Too many requests are being answered right now',
    PAYMENTS_AWAY: 'The payment provider does not answer',
  },
} as const

/** The codes that a refusal of this kind may have. */
export type RefusalCode<Kind = keyof Codes> = Kind extends keyof Codes ? keyof Codes[Kind] : never
type Codes = typeof refusalCodes
