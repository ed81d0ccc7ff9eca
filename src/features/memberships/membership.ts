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
