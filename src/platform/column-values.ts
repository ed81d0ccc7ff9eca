// What the columns hold that allow only a few values. Rows, pages and the shapes of calls take them from here.

export const roles = ['customer', 'pro'] as const
export type Role = (typeof roles)[number]

export const membershipStatuses = ['trial', 'active', 'past_due', 'canceled', 'inactive'] as const
export type MembershipStatus = (typeof membershipStatuses)[number]

/** How often a membership is paid for. */
export const intervals = ['month', 'year'] as const
export type Interval = (typeof intervals)[number]

/** How a service is priced: in full, by the hour, or after a look at the pool. */
export const priceTypes = ['fixed', 'hourly', 'estimate'] as const
export type PriceType = (typeof priceTypes)[number]
