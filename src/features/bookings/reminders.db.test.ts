import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import type { Actor } from '../../platform/visit.server.ts'
import { changeBooking } from './change-booking.server.ts'
import { marketplace, now } from './marketplace.fixture.ts'
import { sendReminders } from './reminders.server.ts'
import { requestBooking } from './request-booking.server.ts'

const { db } = await testDatabase()

const after = (hours: number) => new Date(now.getTime() + hours * 3_600_000)

async function subjectsTo({ email }: Actor): Promise<string[]> {
  const { rows } = await sql<{ subject: string }>`
    select data->>'subject' as subject from pgboss.job where name = 'mail' and data->>'to' = ${email} order by created_on`.execute(
    db,
  )
  return rows.map(({ subject }) => subject)
}

test('a pro who has not answered after a day is asked once more, and only once', async () => {
  const { customer, pro, request, as } = await marketplace(db)
  await requestBooking(as(customer), request({ requestDate: '2026-03-06', requestTime: '09:00' }))
  await sendReminders(as(null, after(23)))
  expect(await subjectsTo(pro)).toEqual(['New request: Regular Maintenance, Fri, Mar 6'])
  await Promise.all([sendReminders(as(null, after(25))), sendReminders(as(null, after(25)))])
  await sendReminders(as(null, after(49)))
  expect((await subjectsTo(pro)).slice(1)).toEqual(['Still waiting: Regular Maintenance, Fri, Mar 6'])
})

test('before a visit that is near, the pro is asked again halfway; an answer ends it', async () => {
  const { customer, pro, request, as } = await marketplace(db)
  // Sunday noon: 21 hours before Monday at nine.
  const near = { requestDate: '2026-03-02', requestTime: '09:00' }
  const { id } = await requestBooking(as(customer), request(near))
  await requestBooking(as(customer), request({ ...near, requestTime: '10:00' }))
  await changeBooking(as(pro), id, { status: 'rejected', reason: null })
  await sendReminders(as(null, after(11.5)))
  expect((await subjectsTo(pro)).filter((subject) => subject.startsWith('Still waiting'))).toHaveLength(1)
})

test('a customer is reminded the day before the visit, unless it was accepted later than that', async () => {
  const { customer, pro, request, as } = await marketplace(db)
  const visits = [
    { requestDate: '2026-03-04', requestTime: '09:00' },
    { requestDate: '2026-03-02', requestTime: '09:00' },
  ]
  for (const visit of visits) {
    const { id } = await requestBooking(as(customer), request(visit))
    await changeBooking(as(pro), id, { status: 'accepted', reason: null })
  }
  const reminders = async () => (await subjectsTo(customer)).filter((subject) => subject.includes(' comes '))
  // Tuesday at nine is 45 hours later.
  await sendReminders(as(null, after(44)))
  expect(await reminders()).toEqual([])
  await sendReminders(as(null, after(46)))
  expect(await reminders()).toEqual([expect.stringMatching(/comes tomorrow at 9:00 AM$/)])
})

test('nobody is reminded of a visit that was canceled, or that has begun', async () => {
  const { customer, pro, request, as } = await marketplace(db)
  for (const [requestTime, status] of [
    ['09:00', 'canceled'],
    ['11:00', 'accepted'],
  ] as const) {
    const { id } = await requestBooking(as(customer), request({ requestDate: '2026-03-04', requestTime }))
    await changeBooking(as(pro), id, { status: 'accepted', reason: null })
    if (status === 'canceled') await changeBooking(as(customer), id, { status, reason: 'We moved' })
  }
  const before = await subjectsTo(customer)
  await sendReminders(as(null, after(72)))
  expect(await subjectsTo(customer)).toEqual(before)
})
