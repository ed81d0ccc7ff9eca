import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import { Hours } from '../availability/availability.schema.ts'
import { putHours } from '../availability/availability.server.ts'
import { addService, marketplace } from '../bookings/marketplace.fixture.ts'
import { getFirstSteps } from './first-steps.server.ts'

const { db } = await testDatabase()

const mondays = Hours.parse({
  weekly: [{ weekday: 1, start: '08:00', end: '15:00' }],
  exceptions: [],
  bufferMinutes: 0,
  noticeHours: 0,
})

test('a new business is shown its first steps until all are done', async () => {
  const { pro, as } = await marketplace(db)
  expect(await getFirstSteps(as(pro))).toEqual({
    hasServices: false,
    hasHours: false,
    hasPicture: false,
    hasContact: false,
  })

  const serviceId = await addService(db, pro.id)
  await putHours(as(pro), pro.id, mondays)
  expect(await getFirstSteps(as(pro))).toMatchObject({ hasServices: true, hasHours: true, hasPicture: false })

  await db.updateTable('pro').set({ profileImage: '/pictures/1' }).where('accountId', '=', pro.id).execute()
  expect(await getFirstSteps(as(pro))).toMatchObject({ hasPicture: true, hasContact: false })
  await db.updateTable('pro').set({ phone: '6265550142' }).where('accountId', '=', pro.id).execute()
  expect(await getFirstSteps(as(pro))).toBeNull()

  await db.updateTable('service').set({ archivedAt: new Date() }).where('id', '=', serviceId).execute()
  expect(await getFirstSteps(as(pro))).toMatchObject({ hasServices: false })
})
