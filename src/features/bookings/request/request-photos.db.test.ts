import { expect, test } from 'vitest'

import { testDatabase } from '../../../../tests/support/databases.ts'
import { noPhoto, photoFile } from '../../media/photos.fixture.ts'
import { block } from '../../messages/blocks.server.ts'
import { countUnread, getThread } from '../../messages/threads.server.ts'
import { sendMessage } from '../../messages/send-message.server.ts'
import { listNotifications } from '../../notifications/notifications.server.ts'
import type { LimitName } from '../../../platform/limits/limit-rules.ts'
import type { Actor } from '../../../platform/visit.server.ts'
import { getBooking } from '../bookings.server.ts'
import { changeBooking } from '../changes/change-booking.server.ts'
import { accept, decline, type Marketplace, marketplace } from '../marketplace.fixture.ts'
import { requestBooking } from './request-booking.server.ts'

const { db } = await testDatabase()

async function market() {
  const it = await marketplace(db)
  const ask = (photos: File[], changes: Parameters<Marketplace['request']>[0] = {}, key?: string) =>
    requestBooking(it.as(it.customer), { ...it.request(changes), photos }, key)
  const messages = async () => (await getThread(it.as(it.pro), it.customer.id)).messages
  const sentLater = async (from: Actor, to: Actor, bookingId: string) => {
    const message = { body: 'And this', bookingId, photo: await photoFile().bytes() }
    return (await sendMessage(it.as(from), to.id, message)).picture?.id
  }
  const photosOf = async (id: string, who = it.pro) => (await getBooking(it.as(who), id)).photos
  return { ...it, ask, messages, sentLater, photosOf }
}

test('the photos of a request are messages below its line, and both see them with the booking', async () => {
  const { as, ask, messages, photosOf, customer, pro } = await market()
  const { id } = await ask([photoFile('1.jpg'), photoFile('2.jpg'), photoFile('3.jpg')])
  const [line, ...photos] = await messages()
  expect(line?.line?.text).toContain('asked for')
  expect(photos).toMatchObject(
    [2, 3, 4].map((seq) => ({ seq, senderId: customer.id, body: '', bookingId: id, picture: { width: 90 } })),
  )
  const ids = photos.map(({ picture }) => picture?.id)
  expect([await photosOf(id), await photosOf(id, customer)]).toEqual([ids, ids])

  expect(await countUnread(as(pro))).toEqual({ messages: 4, notifications: 1 })
  expect(await countUnread(as(customer))).toEqual({ messages: 0, notifications: 0 })
  const { notifications } = await listNotifications(as(pro))
  expect(notifications).toMatchObject([{ kind: 'request' }])
})

test('if one photo is refused, nothing is sent, and the reason names its file', async () => {
  const { ask, customer, pro } = await market()
  await expect(ask([photoFile(), noPhoto])).rejects.toMatchObject({
    status: 422,
    details: { fields: { picture: expect.stringMatching(/^notes\.jpg: This file is not an image we can read/) } },
  })
  const five = Array.from({ length: 5 }, (_, at) => photoFile(`${at}.jpg`))
  await expect(ask(five)).rejects.toMatchObject({ details: { fields: { picture: 'Please choose at most 4 photos' } } })
  expect(await db.selectFrom('booking').select('id').where('proId', '=', pro.id).execute()).toEqual([])
  expect(await db.selectFrom('conversation').select('id').where('proId', '=', pro.id).execute()).toEqual([])
  expect(await db.selectFrom('picture').select('id').where('accountId', '=', customer.id).execute()).toEqual([])
})

test('a request that the pro cannot take leaves no photos in the conversation', async () => {
  const { ask, customer, pro } = await market()
  await db.updateTable('membership').set({ status: 'inactive' }).where('accountId', '=', pro.id).execute()
  await expect(ask([photoFile()])).rejects.toMatchObject({ status: 403 })
  expect(await db.selectFrom('picture').select('id').where('accountId', '=', customer.id).execute()).toEqual([])
})

test('a request that is refused costs none of the photos that may be sent in an hour', async () => {
  const { as, request, customer, pro } = await market()
  const used: LimitName[] = []
  const limits = Object.assign(async (name: LimitName) => void used.push(name), { giveBack: async () => undefined })
  const ask = (requestTime: string) =>
    requestBooking({ ...as(customer), limits }, { ...request({ requestTime }), photos: [photoFile()] })
  const { id } = await ask('09:00')
  await changeBooking(as(pro), id, accept)
  await expect(ask('09:00')).rejects.toMatchObject({ code: 'TIME_TAKEN' })
  await db.updateTable('membership').set({ status: 'inactive' }).where('accountId', '=', pro.id).execute()
  await expect(ask('10:00')).rejects.toMatchObject({ code: 'PRO_NOT_ACCEPTING' })
  await block(as(pro), customer.id)
  await expect(ask('10:00')).rejects.toMatchObject({ code: 'BLOCKED' })
  expect(used.filter((name) => name === 'picture')).toHaveLength(1)
})

test('a request that is sent twice, with its key or at the same moment, has its photos once', async () => {
  const { ask, photosOf, messages } = await market()
  const first = await ask([photoFile()], {}, 'once')
  expect((await ask([photoFile()], {}, 'once')).id).toBe(first.id)
  const later = { requestTime: '11:00' }
  const [one, other] = await Promise.all([ask([photoFile()], later), ask([photoFile()], later)])
  expect(one.id).toBe(other.id)
  expect([await photosOf(first.id), await photosOf(one.id)].map(({ length }) => length)).toEqual([1, 1])
  expect(await messages()).toHaveLength(4)
})

test('photos that the customer sends about a booking later are shown with it, the newest eight; those of the pro are not', async () => {
  const { ask, sentLater, photosOf, customer, pro } = await market()
  const { id } = await ask([photoFile()])
  const { id: other } = await ask([], { requestTime: '11:00' })
  const [first = ''] = await photosOf(id)
  const second = await sentLater(customer, pro, id)
  await sentLater(pro, customer, id)
  expect(await photosOf(id)).toEqual([first, second])
  expect(await photosOf(other)).toEqual([])
  const newest = [second]
  for (let sent = 0; sent < 7; sent++) newest.push(await sentLater(customer, pro, id))
  expect(await photosOf(id)).toEqual(newest)
})

test('the photos of a request that is changed go along to the request in its place, with those that are added', async () => {
  const { ask, photosOf, messages } = await market()
  const { id: first } = await ask([photoFile()])
  const before = await photosOf(first)
  const { id: second } = await ask([photoFile('2.jpg')], { requestTime: '10:00', replacesId: first })
  const { id: third } = await ask([], { requestTime: '11:00', replacesId: second })
  const now = await photosOf(third)
  expect(now).toHaveLength(2)
  expect(now[0]).toBe(before[0])
  expect([await photosOf(first), await photosOf(second)]).toEqual([[], []])
  expect((await messages()).filter(({ picture }) => picture)).toHaveLength(2)
})

test('a visit keeps its photos until the pro accepts another time, and then they move with it', async () => {
  const { as, ask, photosOf, pro } = await market()
  const answer = (id: string, change: typeof accept | typeof decline) => changeBooking(as(pro), id, change)
  const { id: visit } = await ask([photoFile()])
  await answer(visit, accept)
  const { id: refused } = await ask([photoFile()], { requestTime: '10:00', replacesId: visit })
  await answer(refused, decline)
  expect([await photosOf(visit), await photosOf(refused)].map(({ length }) => length)).toEqual([1, 1])

  const { id: asked } = await ask([photoFile()], { requestTime: '11:00', replacesId: visit })
  const { id: askedAgain } = await ask([], { requestTime: '12:00', replacesId: asked })
  expect(await photosOf(askedAgain)).toHaveLength(1)
  await answer(askedAgain, accept)
  expect([await photosOf(visit), await photosOf(askedAgain)].map(({ length }) => length)).toEqual([0, 2])
})
