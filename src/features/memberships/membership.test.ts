import { expect, test } from 'vitest'

import { annualSaving, canStart, isActive, isRunning, planNamed, publicStatus, showsPremium } from './membership.ts'
import { trialEndsSoon } from './membership-emails.ts'
import { termsOf, termsOfChange } from './membership-terms.ts'
import { canChangePlan, otherPlan } from './other-plan.ts'
import { isRunningOut } from './running-out.ts'
import { statusSentence } from './membership-words.ts'
import { trialHashOf } from '../accounts/trial-hash.server.ts'
import { membershipStatuses } from '../../platform/tables/column-values.ts'

const trial = {
  status: 'trial',
  active: true,
  plan: planNamed('monthly'),
  nextPlan: null,
  // In the time zone of the business it is still the evening of the day before.
  expiresAt: '2026-12-06T04:00:00.000Z',
  timeZone: 'America/Los_Angeles',
  cancelAtPeriodEnd: false,
  hasCard: false,
  hasCustomer: true,
  awaitsApproval: false,
  trialAvailable: false,
} as const

test('trial and active both count as active, and visitors learn no more than that', () => {
  expect(membershipStatuses.filter(isActive)).toEqual(['trial', 'active'])
  expect(membershipStatuses.map(publicStatus)).toEqual(['active', 'active', 'inactive', 'inactive', 'inactive'])
  expect(annualSaving()).toEqual({ dollars: 72, percent: 15 })
})

test('a trial without a card runs out in its last three days, unless its pro has canceled it', () => {
  const evenings = ['2026-12-02', '2026-12-03', '2026-12-05'].map((day) => new Date(`${day}T05:00:00Z`))
  expect(evenings.map((now) => isRunningOut(trial, now))).toEqual([false, true, true])
  for (const changes of [{ hasCard: true }, { cancelAtPeriodEnd: true }, { status: 'active' } as const]) {
    expect(evenings.some((now) => isRunningOut({ ...trial, ...changes }, now))).toBe(false)
  }
})

test('a plan can be started once the business is approved, unless one is running', () => {
  const ended = { ...trial, status: 'canceled', active: false } as const
  expect([ended, { ...ended, awaitsApproval: true }, trial, { ...trial, awaitsApproval: true }].map(canStart)).toEqual([
    true,
    false,
    false,
    false,
  ])
  expect(statusSentence(ended)).toContain('choose a plan')
  expect(statusSentence({ ...ended, awaitsApproval: true })).toContain('as soon as it is approved')
  expect(statusSentence({ ...trial, awaitsApproval: true })).toContain('Your free trial runs until')
  const owes = { ...trial, status: 'past_due', active: false } as const
  expect(statusSentence(owes)).toContain('everything works again')
  expect(statusSentence({ ...owes, awaitsApproval: true })).toContain(
    'Update your card, and your membership continues.',
  )
})

test('what a membership unlocks is visible to everyone while it is active, and to its owner always', () => {
  expect([...membershipStatuses, null].filter((status) => showsPremium(status, false))).toEqual(['trial', 'active'])
  expect([...membershipStatuses, null].every((status) => showsPremium(status, true))).toBe(true)
})

test('a membership with an unpaid invoice can be paid or canceled only if the provider knows it', () => {
  const owed = { ...trial, status: 'past_due', active: false } as const
  expect(isRunning(owed)).toBe(true)
  expect(isRunning({ ...owed, hasCustomer: false })).toBe(false)
  expect(isRunning({ ...owed, status: 'canceled' })).toBe(false)
})

test('every status is described with its price and its date', () => {
  expect(statusSentence(trial)).toContain('until December 5, 2026')
  expect(statusSentence({ ...trial, hasCard: true })).toMatch(/Then your card is charged, .* for \$39\.99 per month\.$/)
  expect(statusSentence({ ...trial, status: 'active' })).toBe('Renews on December 5, 2026 for $39.99 per month.')
  expect(statusSentence({ ...trial, status: 'active', cancelAtPeriodEnd: true })).toContain(
    'Your membership still runs until',
  )
  expect(statusSentence({ ...trial, status: 'active', nextPlan: planNamed('annual') })).toBe(
    'Monthly runs until December 5, 2026. Then Annual begins, for $407.88 per year.',
  )
  expect(statusSentence({ ...trial, status: 'canceled' })).toMatch(/^Your membership ended on December 5, 2026\. /)
})

test('the terms name the price, the period, the end of the trial, the first charge and how to cancel', () => {
  const [brief, full] = termsOf(
    planNamed('annual'),
    { ...trial, trialAvailable: true },
    new Date('2026-11-22T04:00:00Z'),
  )
  expect(brief).toBe('14 days free, then $407.88 a year if you add a card. Cancel anytime.')
  for (const part of [
    '14 days',
    'December 5, 2026',
    '$407.88',
    'every year',
    'no card',
    'cancel online',
    'two clicks',
  ]) {
    expect(full).toContain(part)
  }
  expect(termsOf(planNamed('monthly'), trial, new Date()).join(' ')).toMatch(
    /^\$39\.99 today, then \$39\.99 a month\. Cancel anytime\. I pay \$39\.99 today and then \$39\.99 every month/,
  )
})

test('the terms of a change say what is charged and when; in a trial without a card perhaps never', () => {
  expect(termsFor({ status: 'active', hasCard: true })).toMatch(
    /^Nothing today\. \$407\.88 a year from December 5, 2026 on\. .* I can go back to the monthly plan\. .* cancel online/,
  )
  expect(termsFor({ hasCard: true })).toMatch(
    /until December 5, 2026, as before\. Then \$407\.88 is charged for the first/,
  )
  expect(termsFor({})).toMatch(/If I add a card, \$407\.88 .*; without a card the membership simply ends\./)
})

test('the plan can change while a membership runs that is paid for and not canceled', () => {
  const owed = { status: 'past_due', active: false } as const
  const others = [
    { ...trial, cancelAtPeriodEnd: true },
    { ...trial, hasCustomer: false },
    { ...trial, ...owed },
  ]
  expect([trial, ...others].map(canChangePlan)).toEqual([true, false, false, false])
  expect([trial.plan, null].map((plan) => otherPlan(plan).id)).toEqual(['annual', 'annual'])
  expect(otherPlan(planNamed('annual')).id).toBe('monthly')
})

test('different spellings of one mailbox count as one person', () => {
  expect(trialHashOf('Sam+pool@Example.com')).toBe(trialHashOf('sam@example.com'))
  expect(trialHashOf('s.a.m@googlemail.com')).toBe(trialHashOf('sam@gmail.com'))
  expect(trialHashOf('s.am@example.com')).not.toBe(trialHashOf('sam@example.com'))
})

test('with a card on file the reminder is about the charge, otherwise about adding a card', () => {
  const plan = planNamed('monthly')
  const { timeZone, awaitsApproval } = trial
  const expiresAt = new Date(trial.expiresAt)
  const member = {
    firstName: 'Sam',
    plan,
    nextPlan: null,
    expiresAt,
    timeZone,
    awaitsApproval,
    link: (path: string) => path,
  }
  const said = (hasCard: boolean) => trialEndsSoon({ ...member, hasCard }).paragraphs.join(' ')
  expect(said(true)).toContain('Your card is then charged $39.99 per month')
  expect(said(true)).not.toContain('add a card')
  expect(said(false)).toContain('add a card')
  expect(said(false)).toContain('ends on December 5, 2026')
})

function termsFor(changes: object): string {
  return termsOfChange(planNamed('annual'), { ...trial, ...changes }).join(' ')
}
