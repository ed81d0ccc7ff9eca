import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import { pagesOnBus } from '../../platform/pages-changed.server.ts'
import { refreshMembership } from './change-membership.server.ts'
import { testPro } from './pro.fixture.ts'
import { syncMembership } from './sync-membership.server.ts'

const { db } = await testDatabase()

test('every process drops its cached pages when any process reads a changed membership', async () => {
  const pro = await testPro(db)
  await pro.checkout('monthly', '4242424242424242')
  const told: (readonly string[])[] = []
  const publish = async (_: unknown, to: readonly string[]) => void told.push(to)
  const visit = { ...pro.visit(), bus: { ...pro.visit().bus, publish } }
  await refreshMembership(visit)
  expect(told).toEqual([[pagesOnBus]])

  await syncMembership(visit, await pro.customerRef())
  expect(told, 'nothing was new').toHaveLength(1)
})
