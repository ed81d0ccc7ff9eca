import type { Stripe } from 'stripe'
import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import { cancelMembership, resumeMembership } from './change-membership.server.ts'
import { changePlan } from './change-plan.server.ts'
import { termsOfChange, wholeTerms } from './membership-terms.ts'
import { getMembership } from './memberships.server.ts'
import { otherPlan } from './other-plan.ts'
import { atProvider, callOf, forgetEarlierCustomers, testPro, type TestPro } from './pro.fixture.ts'
import { subscriptionsOf } from './subscriptions.server.ts'

const { db } = await testDatabase()
await forgetEarlierCustomers(db)
const good = '4242424242424242'
const failing = '4000000000000341'

async function monthlyMember(card = good) {
  const pro = await testPro(db)
  await pro.checkout('monthly', card)
  await pro.sync()
  return {
    ...pro,
    change: (planId: 'monthly' | 'annual', consent?: string) => changePlan(pro.visit(), { planId }, consent),
  }
}

test('another plan begins when the paid month has run out, for its own price, and stays', async () => {
  const pro = await monthlyMember()
  await pro.change('annual')
  const planned = { status: 'active', plan: { id: 'monthly' }, nextPlan: { id: 'annual' } }
  expect(await getMembership(pro.visit())).toMatchObject({ ...planned, expiresAt: '2030-02-28T12:00:00.000Z' })
  pro.wait(27)
  expect(await pro.sync(), 'nothing changes before').toMatchObject(planned)
  expect(await priceOf(pro)).toBe(3999)

  pro.wait(2)
  const annual = { status: 'active', plan: { id: 'annual' }, nextPlan: null, expiresAt: '2031-02-28T12:00:00.000Z' }
  expect(await pro.sync()).toMatchObject(annual)
  expect(await priceOf(pro)).toBe(40_788)
  pro.wait(364)
  expect(await pro.sync()).toMatchObject({ ...annual, expiresAt: '2032-02-28T12:00:00.000Z' })
  expect(await pro.emails()).toEqual([
    'Your membership is active',
    'Your plan changes on February 28, 2030',
    'Your membership is now annual',
  ])
})

test('a change is taken back by choosing the plan that runs, and can be chosen again', async () => {
  const pro = await monthlyMember()
  await pro.change('annual')
  const planned = await runningAt(pro)
  await pro.change('annual')
  expect(await runningAt(pro), 'asked twice, planned once').toEqual(planned)
  expect(await pro.sync()).toMatchObject({ nextPlan: { id: 'annual' } })
  await pro.change('monthly')
  expect(await pro.sync()).toMatchObject({ plan: { id: 'monthly' }, nextPlan: null })
  expect(await runningAt(pro)).toMatchObject({ schedule: null })
  expect((await pro.emails()).slice(1)).toEqual(['Your plan changes on February 28, 2030', 'Your plan stays monthly'])
  pro.wait(29)
  expect(await pro.sync()).toMatchObject({ plan: { id: 'monthly' }, expiresAt: '2030-03-28T12:00:00.000Z' })

  await pro.change('annual')
  pro.wait(29)
  expect(await pro.sync()).toMatchObject({ plan: { id: 'annual' }, nextPlan: null })
  await pro.change('monthly')
  expect(await pro.sync(), 'in the first period of a changed plan, too').toMatchObject({ nextPlan: { id: 'monthly' } })
})

test('a trial changes at once and ends on the same day; its card is charged the new price', async () => {
  const pro = await testPro(db)
  await pro.checkout('monthly')
  await pro.sync()
  await changePlan(pro.visit(), { planId: 'annual' })
  const trial = { status: 'trial', plan: { id: 'annual' }, nextPlan: null, expiresAt: '2030-02-14T12:00:00.000Z' }
  expect(await getMembership(pro.visit())).toMatchObject(trial)
  await pro.useCard(good)
  pro.wait(14.1)
  expect(await pro.sync()).toMatchObject({ status: 'active', expiresAt: '2031-02-14T12:00:00.000Z' })
  expect(await priceOf(pro)).toBe(40_788)
  expect(await pro.emails()).toEqual(['Your free trial has begun', 'Your membership is now annual'])
})

test('whoever cancels also drops the planned change; a canceled or unpaid membership cannot change', async () => {
  const pro = await monthlyMember()
  await pro.change('annual')
  await cancelMembership(pro.visit())
  expect(await getMembership(pro.visit())).toMatchObject({ cancelAtPeriodEnd: true, nextPlan: null })
  await expect(pro.change('annual')).rejects.toMatchObject({ status: 409, code: 'MEMBERSHIP_CANCELED' })
  await resumeMembership(pro.visit())
  expect(await pro.sync()).toMatchObject({ cancelAtPeriodEnd: false, plan: { id: 'monthly' }, nextPlan: null })
  await cancelMembership(pro.visit())
  pro.wait(40)
  expect(await pro.sync()).toMatchObject({ status: 'canceled' })
  await expect(pro.change('annual')).rejects.toMatchObject({ status: 409, code: 'NO_MEMBERSHIP' })

  const owes = await monthlyMember(failing)
  await owes.change('annual')
  owes.wait(32)
  expect(await getMembership(owes.visit()), 'nothing was heard').toMatchObject({ status: 'past_due', nextPlan: null })
  expect(await owes.sync()).toMatchObject({ status: 'past_due', plan: { id: 'annual' }, nextPlan: null })
  await expect(owes.change('monthly')).rejects.toMatchObject({ code: 'MEMBERSHIP_PAST_DUE' })
  await owes.useCard(good)
  expect(await owes.sync()).toMatchObject({ status: 'active', expiresAt: '2031-02-28T12:00:00.000Z' })
})

test('a plan can be changed once the provider says that it was renewed, even if no event said so', async () => {
  const pro = await monthlyMember()
  pro.payments.test?.deliverTo(() => new Response())
  pro.wait(32)
  expect(await getMembership(pro.visit())).toMatchObject({ status: 'past_due' })
  await pro.change('annual')
  expect(await getMembership(pro.visit())).toMatchObject({ status: 'active', nextPlan: { id: 'annual' } })
})

test('a plan that is chosen while another tab cancels does not take the cancellation back', async () => {
  const pro = await monthlyMember()
  const visit = atProvider(pro, async (request, answer) => {
    if (callOf(request) === 'POST /v1/subscription_schedules') await cancelMembership(pro.visit())
    return answer(request)
  })
  await expect(changePlan(visit, { planId: 'annual' })).rejects.toMatchObject({ code: 'MEMBERSHIP_CANCELED' })
  expect(await pro.sync()).toMatchObject({ cancelAtPeriodEnd: true, nextPlan: null })
  pro.wait(29)
  expect(await pro.sync()).toMatchObject({ status: 'canceled' })
})

test('the terms of a change are stored word for word, unless they have changed meanwhile', async () => {
  const pro = await monthlyMember()
  const membership = await getMembership(pro.visit())
  const terms = wholeTerms(termsOfChange(otherPlan(membership.plan), membership))
  expect(terms).toMatch(/My monthly plan runs until February 28, 2030.* Then I pay \$407\.88, .* every year/)
  await expect(pro.change('annual', terms.replace('2030', '2031'))).rejects.toMatchObject({ code: 'TERMS_CHANGED' })
  expect(await getMembership(pro.visit())).toMatchObject({ nextPlan: null })
  await pro.change('annual', terms)
  const kept = await db.selectFrom('membershipConsent').selectAll().where('accountId', '=', pro.actor.id).execute()
  expect(kept).toMatchObject([{ plan: 'year', priceCents: 40_788, terms, consentedAt: pro.clock.now }])
})

test('an account that is deleted while its plan is being changed agrees to nothing anymore', async () => {
  const pro = await monthlyMember()
  const membership = await getMembership(pro.visit())
  const terms = wholeTerms(termsOfChange(otherPlan(membership.plan), membership))
  const erased = { deletedAt: pro.clock.now, lastName: '', passwordHash: '' }
  const visit = atProvider(pro, async (request, answer) => {
    await db.updateTable('account').set(erased).where('id', '=', pro.actor.id).execute()
    return answer(request)
  })
  await expect(changePlan(visit, { planId: 'annual' }, terms)).rejects.toMatchObject({ status: 401 })
})

test('a provider that is away leaves the plan as it was; a change that was cut off in the middle is done again', async () => {
  const pro = await monthlyMember()
  const change = (refused: string) => {
    const visit = atProvider(pro, async (request, answer) =>
      callOf(request).startsWith(refused)
        ? Response.json({ error: { type: 'api_error' } }, { status: 500 })
        : answer(request),
    )
    return changePlan(visit, { planId: 'annual' })
  }
  const away = { status: 503, code: 'PAYMENTS_AWAY' }
  await expect(change('GET /v1/subscriptions')).rejects.toMatchObject(away)
  await expect(change('POST /v1/subscription_schedules/')).rejects.toMatchObject(away)
  expect(await pro.sync()).toMatchObject({ plan: { id: 'monthly' }, nextPlan: null })
  await pro.change('annual')
  expect(await getMembership(pro.visit())).toMatchObject({ nextPlan: { id: 'annual' } })
})

/** The subscription at the provider. */
async function runningAt(pro: TestPro): Promise<Stripe.Subscription | undefined> {
  const [subscription] = await subscriptionsOf(pro.visit(), await pro.customerRef())
  return subscription
}

/** What one period costs now, in cents. */
async function priceOf(pro: TestPro): Promise<number | null | undefined> {
  return (await runningAt(pro))?.items.data[0]?.price.unit_amount
}
