import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import { portalUrl } from './change-membership.server.ts'
import { startCheckout } from './checkout.server.ts'
import { planNamed } from './membership.ts'
import { termsOf, wholeTerms } from './membership-terms.ts'
import { getMembership } from './memberships.server.ts'
import { testPro } from './pro.fixture.ts'

const { db } = await testDatabase()

test('the terms that were agreed to are stored word for word, unless they have changed meanwhile', async () => {
  const pro = await testPro(db)
  const shown = async () => wholeTerms(termsOf(planNamed('annual'), await getMembership(pro.visit()), pro.clock.now))
  const yesterday = await shown()
  expect(yesterday).toContain('until February 14, 2030')
  pro.wait(1)
  await expect(startCheckout(pro.visit(), { planId: 'annual' }, yesterday)).rejects.toMatchObject({
    status: 409,
    details: { fields: { consent: expect.stringContaining('have changed') } },
  })

  const today = await shown()
  await startCheckout(pro.visit(), { planId: 'annual' }, today)
  await startCheckout(pro.visit(), { planId: 'annual' })
  const kept = await db.selectFrom('membershipConsent').selectAll().where('accountId', '=', pro.actor.id).execute()
  const consent = { plan: 'year', priceCents: 40788, terms: today, ip: '127.0.0.1', consentedAt: pro.clock.now }
  expect(kept).toMatchObject([consent])
  await expect(portalUrl(pro.visit())).rejects.toMatchObject({ status: 409 })
})
