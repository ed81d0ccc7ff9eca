import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import { changeBooking } from '../../features/bookings/changes/change-booking.server.ts'
import { decline, marketplace, person } from '../../features/bookings/marketplace.fixture.ts'
import { requestBooking } from '../../features/bookings/request/request-booking.server.ts'
import { loadDashboard } from './dashboard-page.server.ts'

const { db } = await testDatabase()

test('pros who take requests learn what homeowners see of their answers; of others homeowners see nothing', async () => {
  const { as, pro, request } = await marketplace(db)
  const says = async () => (await loadDashboard(as(pro), new URL('https://poolwell.example/pro-dashboard'))).answers
  expect(await says()).toBe('Answer requests from five more homeowners, and everybody sees how fast you answer')
  for (const day of [2, 3, 4, 5, 6]) {
    const { id } = await requestBooking(
      as(await person(db, 'customer', 'Dana')),
      request({ requestDate: `2026-03-0${day}` }),
    )
    await changeBooking(as(pro), id, decline)
  }
  expect(await says()).toBe('Homeowners see: Usually answers within an hour')

  const business = db.updateTable('pro').where('accountId', '=', pro.id)
  // Requests that were answered before answers were recorded.
  await business.set({ answersWithin: null, answersUntil: null }).execute()
  expect(await says()).toBe('From your next answer on, homeowners see how fast you answer')

  await business.set({ approvedAt: null }).execute()
  expect(await says()).toBeNull()
  await business.set({ approvedAt: new Date() }).execute()
  await db.updateTable('membership').set({ status: 'canceled' }).where('accountId', '=', pro.id).execute()
  expect(await says()).toBeNull()
})

test('a pro whose business is under review learns what to prepare, a pro without a membership does not', async () => {
  const { as, pro } = await marketplace(db)
  const steps = async () => (await loadDashboard(as(pro), new URL('https://poolwell.example/pro-dashboard'))).steps
  await db.updateTable('membership').set({ status: 'canceled' }).where('accountId', '=', pro.id).execute()
  expect(await steps()).toBeNull()
  await db.updateTable('pro').set({ approvedAt: null }).where('accountId', '=', pro.id).execute()
  expect(await steps()).toMatchObject({ hasHours: false })
})

test('a pro reads first where to go next today, until the last visit has begun', async () => {
  const { as, pro, book } = await marketplace(db)
  const [first, last] = [await book(), await book({ requestTime: '15:00' })]
  const nextAt = async (time: string) => {
    const visit = as(pro, new Date(`2026-03-02T${time}:00-08:00`))
    return (await loadDashboard(visit, new URL('https://poolwell.example/pro-dashboard'))).next
  }
  expect(await nextAt('07:00')).toEqual({ id: first, time: '09:00', customerName: 'Dana Whitfield', more: 1 })
  expect(await nextAt('09:00')).toEqual({ id: last, time: '15:00', customerName: 'Dana Whitfield', more: 0 })
  expect(await nextAt('15:00')).toBeNull()
})
