export const membershipStatuses = ['trial', 'active', 'past_due', 'canceled', 'inactive'] as const
export type MembershipStatus = (typeof membershipStatuses)[number]

/** An active membership shows the PRO badge, takes requests, adds services and shows the premium fields. */
export function isActive(status: MembershipStatus): boolean {
  return status === 'active' || status === 'trial'
}

/** What visitors may know: whether a pro is active, never why not. */
export function publicStatus(status: MembershipStatus): 'active' | 'inactive' {
  return isActive(status) ? 'active' : 'inactive'
}

export interface Plan {
  id: 'monthly' | 'annual'
  name: 'Monthly' | 'Annual'
  interval: 'month' | 'year'
  priceCents: number
}

export const plans = [
  { id: 'monthly', name: 'Monthly', interval: 'month', priceCents: 39_99 },
  { id: 'annual', name: 'Annual', interval: 'year', priceCents: 407_88 },
] as const satisfies Plan[]

export const trialDays = 14
