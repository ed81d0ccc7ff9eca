import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import { takeOff } from '../../features/availability/days-off.fixture.ts'
import { plusDays } from '../../features/availability/local-time.ts'
import { addService, decline, marketplace } from '../../features/bookings/marketplace.fixture.ts'
import { agreed, requested } from '../../features/bookings/rescheduling/rescheduling.fixture.ts'
import type { Visit } from '../../platform/visit.server.ts'
import { loadProfilePage } from './profile-page.server.ts'

const { db } = await testDatabase()

async function takeDaysOff(proId: string, from: string, days: number) {
  for (let day = 0; day < days; day++) await takeOff(db, [proId], plusDays(from, day))
}

async function pageOf(visit: Visit, proId: string, search: string) {
  const { open, also } = await loadProfilePage(visit, proId, new URLSearchParams(search))
  const access = open.id === 'services' ? open.booking : open.id === 'request' ? open.access : null
  return { also, form: access?.may === 'ask' ? access : undefined }
}

test('the form begins on the day in the address, also when a service is booked; other tabs keep it', async () => {
  const { pro, customer, as } = await marketplace(db)
  const book = await addService(db, pro.id)
  // The later one is not among the days that come with the page.
  for (const day of ['2026-03-07', '2026-08-28']) {
    for (const more of ['', `&tab=services&book=${book}`, '&service=2']) {
      const { form, also } = await pageOf(as(customer), pro.id, `date=${day}${more}`)
      expect(form).toMatchObject({ day, filled: { requestDate: day } })
      expect(also).toBe(`&date=${day}`)
    }
  }
  expect((await pageOf(as(null), pro.id, 'date=2026-03-07')).also).toBe('&date=2026-03-07')
})

test('a day that is over, too far ahead or no day at all is ignored', async () => {
  const { pro, customer, as } = await marketplace(db)
  for (const date of ['2026-02-28', '2026-08-29', '2026-02-31', 'Saturday', '']) {
    const { form, also } = await pageOf(as(customer), pro.id, `date=${date}`)
    expect(form?.filled, date).toBeUndefined()
    expect(also).toBe('')
  }
})

test('a request that was declined elsewhere moves to that day, a visit that is rescheduled does not', async () => {
  const { as, customer, pro, id, answer } = await requested(db)
  await answer(pro, id, decline)
  const other = await marketplace(db)
  const elsewhere = await pageOf(as(customer), other.pro.id, 'date=2026-03-07')
  expect(elsewhere.form?.filled).toMatchObject({ requestDate: '2026-03-07', requestTime: '09:00' })

  const visit = await agreed(db)
  const address = `date=2026-03-07&reschedule=${visit.id}`
  const { form, also } = await pageOf(visit.as(visit.customer), visit.pro.id, address)
  expect(form?.filled).toMatchObject({ requestDate: '2026-03-02' })
  expect(also).toBe(`&reschedule=${visit.id}&date=2026-03-07`)
})

test('for a pro who is away the form begins when they are back, with the days from then on', async () => {
  const { pro, customer, as } = await marketplace(db)
  await takeDaysOff(pro.id, '2026-03-01', 21)
  const { form } = await pageOf(as(customer), pro.id, '')
  expect(form?.days).toHaveLength(14)
  expect(form?.days[0]).toMatchObject({ date: '2026-03-22', slots: expect.arrayContaining(['09:00']) })

  await takeDaysOff(pro.id, '2026-03-22', 160)
  const never = await pageOf(as(customer), pro.id, '')
  expect(never.form?.days[0]).toEqual({ date: '2026-03-01', slots: [] })
})
