import { expect, test } from 'vitest'

import { testDatabase } from '../../../../tests/support/databases.ts'
import { subjectsTo } from '../../../platform/jobs/queued-mails.fixture.ts'
import { readConfig } from '../../../platform/config.server.ts'
import { getThread } from '../../messages/threads.server.ts'
import { listNotifications } from '../../notifications/notifications.server.ts'
import { writeReview } from '../../reviews/reviews.server.ts'
import { complete, marketplace } from '../marketplace.fixture.ts'
import { requestBooking } from '../request/request-booking.server.ts'
import { changeBooking } from './change-booking.server.ts'

const { db } = await testDatabase()

const cancel = { status: 'canceled', reason: 'Nobody came' } as const
const atNine = new Date('2026-03-02T17:00:00Z')

test('once a visit has begun only its customer can cancel it, not the pro', async () => {
  const { as, customer, pro, book } = await marketplace(db)
  const id = await book()
  const message = 'A visit that has begun can be canceled by its customer only.'
  await expect(changeBooking(as(pro, atNine), id, cancel)).rejects.toMatchObject({ status: 409, message })
  expect(await changeBooking(as(customer, atNine), id, cancel)).toMatchObject({ cancelReason: 'Nobody came' })
})

test('a pro who never marks a visit completed cannot prevent its review: three days later its customer can', async () => {
  const { as, customer, pro, book } = await marketplace(db)
  const id = await book()
  // From nine to ten.
  const [early, late] = [new Date('2026-03-05T17:59:59Z'), new Date('2026-03-05T18:00:00Z')]
  await expect(changeBooking(as(customer, early), id, complete)).rejects.toMatchObject({ status: 403 })
  const dear = { ...complete, price: 1 }
  const details = { fields: { price: 'Only the professional names the price' } }
  await expect(changeBooking(as(customer, late), id, dear)).rejects.toMatchObject({ status: 422, details })
  expect(await changeBooking(as(customer, late), id, complete)).toMatchObject({ status: 'completed', actions: [] })
  await expect(changeBooking(as(pro, late), id, complete)).rejects.toMatchObject({ status: 409 })
  const review = { bookingId: id, proId: pro.id, rating: 2, comment: 'Came late, and left the gate open.' }
  expect(await writeReview(as(customer, late), review)).toMatchObject({ rating: 2 })

  expect((await subjectsTo(db, pro)).at(-2)).toBe('Visit completed: Regular Maintenance, Mon, Mar 2')
  expect(await subjectsTo(db, customer)).not.toContainEqual(expect.stringMatching(/^How was/))
  const { notifications } = await listNotifications(as(pro, late))
  expect(notifications.map(({ title }) => title)).toContain('Dana Whitfield marked the visit as completed')
  const { messages } = await getThread(as(pro, late), customer.id)
  expect(messages.at(-1)?.body).toBe('Dana marked Regular Maintenance on Mar 2 at 9:00 AM as completed')
})

test('requests whose start has passed leave the customer free to send others, even before they are canceled', async () => {
  const { as, customer, request } = await marketplace(db)
  const strict = { ...as(customer), config: readConfig({}) }
  for (const requestTime of ['09:00', '10:00', '11:00']) await requestBooking(strict, request({ requestTime }))
  const other = request({ requestDate: '2026-03-03' })
  await expect(requestBooking(strict, other)).rejects.toMatchObject({ code: 'TOO_MANY_OPEN' })
  const atNoon = { ...strict, now: new Date('2026-03-02T20:00:00Z') }
  expect(await requestBooking(atNoon, other)).toMatchObject({ status: 'pending' })
})
