import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import { newId } from '../../platform/id.ts'
import { marketplace } from '../bookings/marketplace.fixture.ts'
import { beginEmailChange, resendConfirmation } from './email-confirmation.server.ts'

const { db } = await testDatabase()

test('the session that asked for a new address outlives the change, not one that only asks for another link', async () => {
  const { customer, as } = await marketplace(db)
  const tokenOf = () =>
    db
      .selectFrom('oneTimeToken')
      .select(['sessionId', 'tokenHash'])
      .where('accountId', '=', customer.id)
      .where('purpose', '=', 'verify-email')
      .executeTakeFirstOrThrow()
  await beginEmailChange(as(customer), customer, `next-${customer.email}`)
  const asked = await tokenOf()
  expect(asked.sessionId).toBe(customer.sessionId)
  await resendConfirmation(as({ ...customer, sessionId: newId() }))
  const again = await tokenOf()
  expect(again.tokenHash).not.toBe(asked.tokenHash)
  expect(again.sessionId).toBe(customer.sessionId)
})
