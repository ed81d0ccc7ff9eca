import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import { marketplace } from '../../features/bookings/marketplace.fixture.ts'
import { loadProfilePage } from './profile-page.server.ts'

const { db } = await testDatabase()

test('on their own page pros are told what is missing before homeowners can send requests', async () => {
  const { as, pro } = await marketplace(db)
  const seen = async () => (await loadProfilePage(as(pro), pro.id, new URLSearchParams())).open
  const own = { may: 'not', because: 'own' }
  expect(await seen()).toMatchObject({ access: { ...own, awaitsApproval: false, hasPlan: true } })

  await db.updateTable('pro').set({ approvedAt: null }).where('accountId', '=', pro.id).execute()
  await db.updateTable('membership').set({ status: 'inactive' }).where('accountId', '=', pro.id).execute()
  expect(await seen()).toMatchObject({ access: { ...own, awaitsApproval: true, hasPlan: false } })
})

test('only the pro is led from the reviews to their answers', async () => {
  const { as, pro, customer } = await marketplace(db)
  const seenBy = async (viewer: typeof pro) =>
    (await loadProfilePage(as(viewer), pro.id, new URLSearchParams('tab=reviews'))).open
  expect(await seenBy(pro)).toMatchObject({ id: 'reviews', isOwn: true })
  expect(await seenBy(customer)).toMatchObject({ id: 'reviews', isOwn: false })
})
