import { expect, test } from 'vitest'

import { emailsForChange } from './membership-changes.ts'
import {
  membershipCanceled,
  membershipContinues,
  membershipEnded,
  membershipStarted,
  membershipUnpaid,
  paymentFailed,
  planChanged,
  planStays,
  planWillChange,
  trialStarted,
} from './membership-emails.ts'
import { reportedMembership } from './reported-membership.ts'

test('without a subscription there is no membership', () => {
  const none = { plan: null, nextPlan: null, expiresAt: null, cancelAtPeriodEnd: false, hasCard: false }
  expect(reportedMembership([])).toEqual({ status: 'inactive', ...none })
})

test('each change is announced once, in the right email', () => {
  const still = { plan: 'month', nextPlan: null, cancelAtPeriodEnd: false } as const
  const inactive = { status: 'inactive', ...still } as const
  const trial = { status: 'trial', ...still } as const
  const pastDue = { status: 'past_due', ...still } as const
  const active = { status: 'active', ...still } as const
  const canceled = { status: 'canceled', ...still } as const
  expect(emailsForChange(inactive, trial)).toEqual([trialStarted])
  expect(emailsForChange(trial, trial)).toEqual([])
  expect(emailsForChange(trial, active)).toEqual([])
  expect(emailsForChange(active, pastDue)).toEqual([paymentFailed])
  expect(emailsForChange(pastDue, active)).toEqual([])
  expect(emailsForChange(trial, { ...trial, cancelAtPeriodEnd: true })).toEqual([membershipCanceled])
  expect(emailsForChange({ ...trial, cancelAtPeriodEnd: true }, trial), 'taken back').toEqual([membershipContinues])
  expect(emailsForChange({ ...trial, cancelAtPeriodEnd: true }, canceled)).toEqual([membershipEnded])
  expect(emailsForChange({ ...pastDue, cancelAtPeriodEnd: true }, active), 'paid').toEqual([])
  expect(emailsForChange(pastDue, canceled)).toEqual([membershipUnpaid])
  expect(emailsForChange({ ...pastDue, cancelAtPeriodEnd: true }, canceled)).toEqual([membershipEnded])
  expect(emailsForChange(canceled, canceled)).toEqual([])

  const planned = { ...active, nextPlan: 'year' } as const
  expect(emailsForChange(active, planned)).toEqual([planWillChange])
  expect(emailsForChange(planned, planned)).toEqual([])
  expect(emailsForChange(planned, active), 'taken back').toEqual([planStays])
  expect(emailsForChange(planned, { ...active, plan: 'year' })).toEqual([planChanged])
  expect(emailsForChange(planned, { ...pastDue, plan: 'year' })).toEqual([paymentFailed])
  expect(emailsForChange(planned, { ...active, cancelAtPeriodEnd: true })).toEqual([membershipCanceled])
  expect(emailsForChange(canceled, { ...active, plan: 'year' }), 'a new membership').toEqual([membershipStarted])
})
