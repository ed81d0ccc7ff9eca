import { type MembershipView, planNamed } from '../../features/memberships/membership.ts'

export const none: MembershipView = {
  status: 'inactive',
  active: false,
  plan: null,
  nextPlan: null,
  expiresAt: null,
  timeZone: 'America/Los_Angeles',
  awaitsApproval: false,
  cancelAtPeriodEnd: false,
  hasCard: false,
  hasCustomer: false,
  trialAvailable: true,
}

export const member: MembershipView = {
  ...none,
  status: 'active',
  active: true,
  plan: planNamed('annual'),
  expiresAt: '2027-05-14T12:00:00.000Z',
  hasCustomer: true,
  trialAvailable: false,
}
