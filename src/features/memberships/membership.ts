import type { Interval, MembershipStatus } from '../../platform/tables/column-values.ts'

export const trialDays = 14

export interface Plan {
  id: 'monthly' | 'annual'
  name: 'Monthly' | 'Annual'
  interval: Interval
  /** The price of one `interval`. */
  priceCents: number
  description: string
  features: string[]
}

const features = [
  'Receive service requests from homeowners',
  'Your phone and email on your profile',
  'Your own picture, and photos of your work',
  'Add and edit as many services as you offer',
  'No commission on any job',
]

export const plans: [Plan, Plan] = [
  {
    id: 'monthly',
    name: 'Monthly',
    interval: 'month',
    priceCents: 3999,
    description: 'Pay month to month and cancel whenever you like.',
    features,
  },
  {
    id: 'annual',
    name: 'Annual',
    interval: 'year',
    priceCents: 40788,
    description: 'One payment a year, for less than twelve monthly payments.',
    features,
  },
]

/** What pros can see of their own membership. */
export interface MembershipView {
  status: MembershipStatus
  /** Whether the membership's features are unlocked now. */
  active: boolean
  plan: Plan | null
  /** The plan that follows at `expiresAt`, if the pro has chosen another one. */
  nextPlan: Plan | null
  /** When the trial or the paid period ends, or ended; an ISO instant. */
  expiresAt: string | null
  /** The time zone of the business, in which its dates are given. */
  timeZone: string
  /** Until an operator approves the business nobody can find it, request an appointment or start a membership. */
  awaitsApproval: boolean
  /** Canceled, but still valid until `expiresAt`. */
  cancelAtPeriodEnd: boolean
  /** Whether the payment provider has a card to charge when the trial ends. */
  hasCard: boolean
  /** Whether the payment provider manages it, so that its card can be changed and it can be canceled. */
  hasCustomer: boolean
  /** Whether the next checkout can begin with free days: each person gets one trial. */
  trialAvailable: boolean
}

/**
 * An active membership shows the PRO badge, takes requests, adds services and shows the premium fields; null means
 * none.
 */
export function isActive(status: MembershipStatus | null): boolean {
  return status === 'active' || status === 'trial'
}

/** Whether homeowners can request an appointment: the business is approved, and its membership active. */
export function takesRequests({ approvedAt, membership }: RequestTaker): boolean {
  return approvedAt !== null && isActive(membership)
}

interface RequestTaker {
  approvedAt: Date | null
  membership: MembershipStatus | null
}

/** Whether there is a membership, if only one whose last payment failed. */
export function isCurrent(status: MembershipStatus | null): boolean {
  return isActive(status) || status === 'past_due'
}

/** A pro's phone, email and pictures are visible only to the pro unless the membership is active. */
export function showsPremium(status: MembershipStatus | null, isOwner: boolean): boolean {
  return isOwner || isActive(status)
}

/** Nothing of a business is visible to others until an operator has approved it. */
export function showsPremiumToOthers({ approvedAt, membership }: RequestTaker): boolean {
  return approvedAt !== null && showsPremium(membership, false)
}

/**
 * Whether there is a membership to change or cancel. One with an unpaid invoice that the provider does not know can
 * only be replaced.
 */
export function isRunning({ active, status, hasCustomer }: MembershipView): boolean {
  return active || (status === 'past_due' && hasCustomer)
}

/**
 * Whether a plan can be started now: a trial or a paid period that began before the business is approved would run
 * while nobody can find it.
 */
export function canStart(membership: MembershipView): boolean {
  return !isRunning(membership) && !membership.awaitsApproval
}

/** What visitors can see: whether a pro is active, but not why. */
export function publicStatus(status: MembershipStatus | null): 'active' | 'inactive' {
  return isActive(status) ? 'active' : 'inactive'
}

export function planNamed(id: Plan['id']): Plan {
  const [monthly, annual] = plans
  return id === 'annual' ? annual : monthly
}

export function planOf(interval: Plan['interval'] | null): Plan | null {
  return plans.find((plan) => plan.interval === interval) ?? null
}

/** How much the yearly plan saves over twelve months, in whole dollars and percent. */
export function annualSaving(): { dollars: number; percent: number } {
  const [monthly, annual] = plans
  const twelveMonths = 12 * monthly.priceCents
  const saved = twelveMonths - annual.priceCents
  return { dollars: Math.floor(saved / 100), percent: Math.round((100 * saved) / twelveMonths) }
}
