import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import type { Actor } from '../../platform/visit.server.ts'
import { marketplace, person } from '../bookings/marketplace.fixture.ts'
import { sendMessage } from './send-message.server.ts'
import { listConversations } from './threads.server.ts'

const { db } = await testDatabase()

test('a conversation is found by part of the other name, a pro also by the business, and by nothing of one’s own', async () => {
  const { as, customer: dana, pro } = await marketplace(db)
  const iris = await person(db, 'customer', 'Iris')
  for (const customer of [dana, iris]) await sendMessage(as(customer), pro.id, { body: 'Maria, do you clean spas?' })
  const found = async (me: Actor, search: string) => {
    const { conversations } = await listConversations(as(me), { search })
    return conversations.map((one) => one.with.userId)
  }
  expect(await found(pro, '')).toHaveLength(2)
  expect(await found(pro, 'RIS')).toEqual([iris.id])
  expect(await found(dana, 'blue wat')).toEqual([pro.id])
  expect(await found(dana, 'maria')).toEqual([pro.id])
  for (const search of ['maria', 'spas', '%', 'd_na']) expect(await found(pro, search)).toEqual([])
  const erased = { deletedAt: new Date(), firstName: 'Former customer', lastName: '', passwordHash: '' }
  await db.updateTable('account').set(erased).where('id', '=', iris.id).execute()
  expect(await found(pro, 'former')).toEqual([])
})
