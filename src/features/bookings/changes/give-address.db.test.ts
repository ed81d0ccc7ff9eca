import { expect, test } from 'vitest'

import { testDatabase } from '../../../../tests/support/databases.ts'
import { hashPassword } from '../../accounts/password.server.ts'
import { insertBlock } from '../../messages/blocks.table.server.ts'
import { getThread } from '../../messages/threads.server.ts'
import { listNotifications } from '../../notifications/notifications.server.ts'
import { deleteAccount } from '../../privacy/delete-account.server.ts'
import type { StreetAddress } from '../booking.schema.ts'
import { getBooking } from '../bookings.server.ts'
import { mayAddStreet, needsStreet } from '../lists/needs-street.ts'
import { accept, marketplace, person } from '../marketplace.fixture.ts'
import { requestBooking } from '../request/request-booking.server.ts'
import { weekly } from '../series/repeating.fixture.ts'
import { changeBooking } from './change-booking.server.ts'
import { giveAddress } from './give-address.server.ts'

const { db } = await testDatabase()

const street: StreetAddress = { address: '12 Palm Ct', zip: null }
const noPlace = { address: null, city: null, state: null, zip: null }

async function withoutStreet(changes = {}) {
  const market = await marketplace(db)
  const id = await market.book({ address: null, ...changes })
  return { ...market, id, give: (given = street) => giveAddress(market.as(market.customer), id, given) }
}

test('a street address that the request left out is added once it is accepted, and the pro reads it in a message', async () => {
  const { as, customer, pro, id, give } = await withoutStreet()
  expect(await give()).toMatchObject({ address: '12 Palm Ct', city: 'Pasadena', zip: '91101' })
  expect(await getBooking(as(pro), id)).toMatchObject({ address: '12 Palm Ct' })
  const { messages } = await getThread(as(pro), customer.id)
  const told = { senderId: customer.id, body: 'The address is 12 Palm Ct, Pasadena, CA 91101.', bookingId: id }
  expect(messages.at(-1)).toMatchObject(told)
  const { notifications } = await listNotifications(as(pro))
  expect(notifications.map(({ kind }) => kind)).toContain('message')
})

test('all visits of a series get it', async () => {
  const { as, customer, pro, id, give } = await withoutStreet({ repeat: weekly })
  await give()
  const rows = await db.selectFrom('booking').select(['address']).where('seriesId', '=', id).execute()
  expect(rows.map(({ address }) => address)).toEqual(Array(weekly.times).fill('12 Palm Ct'))
  expect((await getThread(as(pro), customer.id)).messages.filter(({ line }) => !line)).toHaveLength(1)
})

test('a request to move the visit gets it, too: once accepted it takes the place of the visit', async () => {
  const { as, customer, pro, request, id, give } = await withoutStreet()
  const elsewhen = { replacesId: id, requestDate: '2026-03-04', address: null }
  const move = await requestBooking(as(customer), request(elsewhen))
  await give()
  expect(await getBooking(as(pro), move.id)).toMatchObject({ status: 'pending', address: null })
  expect(await changeBooking(as(pro), move.id, accept)).toMatchObject({ status: 'accepted', address: '12 Palm Ct' })
})

test('a request to move the later visits of a series gets it with the first of them', async () => {
  const { as, customer, pro, request, id } = await withoutStreet({ repeat: weekly })
  const third = db.selectFrom('booking').select('id').where('seriesId', '=', id).where('seriesNumber', '=', 3)
  const { id: replacesId } = await third.executeTakeFirstOrThrow()
  const rest = { replacesId, requestDate: '2026-03-18', repeat: { ...weekly, times: 6 }, address: null }
  const move = await requestBooking(as(customer), request(rest))
  await giveAddress(as(customer), id, street)
  await changeBooking(as(pro), move.id, accept)
  const rows = await db.selectFrom('booking').select(['address']).where('seriesId', '=', move.id).execute()
  expect(rows.map(({ address }) => address)).toEqual(Array(6).fill('12 Palm Ct'))
})

test('a street alone is found by nobody: without a town it needs a ZIP code that exists', async () => {
  const { give } = await withoutStreet(noPlace)
  for (const zip of [null, '00000'])
    await expect(give({ ...street, zip })).rejects.toMatchObject({ details: { fields: { zip: expect.any(String) } } })
  expect(await give({ ...street, zip: '92373' })).toMatchObject({ city: 'Redlands', state: 'CA', zip: '92373' })
})

test('only the customer adds an address, once, while the visit is agreed and nobody is blocked', async () => {
  const { as, customer, pro, request, id, give } = await withoutStreet()
  await expect(giveAddress(as(pro), id, street)).rejects.toMatchObject({ status: 403 })
  await expect(giveAddress(as(await person(db, 'customer', 'Eve')), id, street)).rejects.toMatchObject({ status: 404 })
  const waiting = await requestBooking(as(customer), request({ requestDate: '2026-03-04', address: null }))
  await expect(giveAddress(as(customer), waiting.id, street)).rejects.toMatchObject({ status: 409 })

  const both = await Promise.allSettled([give(), give({ ...street, address: '9 Orange Grove' })])
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  const given = { status: 409, message: expect.stringContaining('has a street address') }
  await expect(give()).rejects.toMatchObject(given)
  expect(await getBooking(as(customer), waiting.id)).toMatchObject({ address: null })

  const other = await withoutStreet()
  const over = new Date('2026-03-02T23:00:00Z')
  const late = giveAddress(other.as(other.customer, over), other.id, street)
  await expect(late).rejects.toMatchObject({ status: 409, message: 'This visit is over.' })
  await insertBlock(other.as(other.pro), other.pro.id, other.customer.id)
  await expect(other.give()).rejects.toMatchObject({ status: 403, details: { code: 'BLOCKED' } })
})

test('nobody reads an address anymore once the pro has left during the visit', async () => {
  const { as, customer, pro, id } = await withoutStreet()
  const during = new Date('2026-03-02T17:30:00Z')
  const passwordHash = await hashPassword('secret-water')
  await db.updateTable('account').set({ passwordHash }).where('id', '=', pro.id).execute()
  await deleteAccount(as(pro, during), { password: 'secret-water' })
  const visit = await getBooking(as(customer, during), id)
  expect([visit.phase, needsStreet(visit), mayAddStreet(visit)]).toEqual(['begun', true, false])
  await expect(giveAddress(as(customer, during), id, street)).rejects.toMatchObject({ status: 409 })
})
