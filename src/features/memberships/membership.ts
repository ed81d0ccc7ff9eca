import type { Interval, MembershipStatus } from '../../platform/column-values.ts'

export const trialDays = 14

export interface Plan {
  id: 'monthly' | 'annual'
  name: 'Monthly' | 'Annual'
  interval: Interval
  /** What one `interval` costs. */
  priceCents: number
  description: string
  features: string[]
}

const features = [
  'Receive service requests from homeowners',
  'Your phone and email on your profile',
  'Your own picture on your profile and in search',
  'Add and edit as many services as you offer',
  'No commission on any job',
]

export const plans: [Plan, Plan] = [
  {
    id: 'monthly',
    name: 'Monthly',
    interval: 'month',
    priceCents: 3999,
    description: 'Pay month by month and leave whenever you like.',
    features,
  },
  {
    id: 'annual',
    name: 'Annual',
    interval: 'year',
    priceCents: 40788,
    description: 'One payment a year, for less than twelve monthly ones.',
    features,
  },
]

/** What people may know of their own membership. */
export interface MembershipView {
  status: MembershipStatus
  /** Whether what a membership unlocks is unlocked now. */
  active: boolean
  plan: Plan | null
  /** When the trial or the paid period ends, or ended; an ISO instant. */
  expiresAt: string | null
  /** The zone of the business, in which its dates are told. */
  timeZone: string
  /** Nobody finds the business or asks it for an appointment until an operator has approved it. */
  awaitsApproval: boolean
  /** Canceled, and still good until `expiresAt`. */
  cancelAtPeriodEnd: boolean
  /** Whether the payment provider has a card to charge when the trial ends. */
  hasCard: boolean
  /** Whether the payment provider keeps it, so that its card can be changed and it can be canceled. */
  hasCustomer: boolean
  /** Whether the next checkout may begin with free days: one trial for each person. */
  trialAvailable: boolean
}

/** An active membership shows the PRO badge, takes requests, adds services and shows the premium fields; null is none. */
export function isActive(status: MembershipStatus | null): boolean {
  return status === 'active' || status === 'trial'
}

/** A pro's phone, email and picture are for the pro alone unless the membership is active. */
export function showsPremium(status: MembershipStatus | null, isOwner: boolean): boolean {
  return isOwner || isActive(status)
}

/** Whether there is a membership to change or to cancel. Without the provider, one that is owed for can only be replaced. */
export function isRunning({ active, status, hasCustomer }: MembershipView): boolean {
  return active || (status === 'past_due' && hasCustomer)
}

/** What visitors may know: whether a pro is active, never why not. */
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

/** What the year costs less than twelve months, in whole dollars and percent. */
export function annualSaving(): { dollars: number; percent: number } {
  const [monthly, annual] = plans
  const twelveMonths = 12 * monthly.priceCents
  const saved = twelveMonths - annual.priceCents
  return { dollars: Math.floor(saved / 100), percent: Math.round((100 * saved) / twelveMonths) }
}
