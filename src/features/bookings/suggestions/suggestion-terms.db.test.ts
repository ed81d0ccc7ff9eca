import { expect, test } from 'vitest'

import { testDatabase } from '../../../../tests/support/databases.ts'
import { putHours } from '../../availability/availability.server.ts'
import { block } from '../../messages/blocks.server.ts'
import { getSuggestableTimes } from './suggestable-times.server.ts'
import { asked, suggested, suggestionOf, tuesday, wednesday } from './suggested-times.fixture.ts'
import { takeSuggestedTime } from './take-suggested-time.server.ts'

const { db } = await testDatabase()

test('hours that change later do not withdraw a suggestion, just as they do not withdraw a request', async () => {
  const { take, seen, as, pro } = await suggested(db)
  const off = { exceptions: [{ date: '2026-03-03', range: null }], weekly: [], bufferMinutes: 0, noticeHours: 0 }
  await putHours(as(pro), pro.id, off)
  expect((await seen()).suggestion?.times).toEqual([tuesday, wednesday])
  expect(await take(tuesday)).toMatchObject({ status: 'accepted' })
})

test('a price can come with a suggestion as long as it is open, and is final once a time is taken', async () => {
  const { suggest, take, seen, id } = await asked(db, undefined, { priceType: 'hourly' })
  await suggest([tuesday], { price: 150.5 })
  expect(await seen()).toMatchObject({ priceCents: 120_00, priceIsEstimate: true, suggestion: { priceCents: 150_50 } })
  expect(await take()).toMatchObject({ id, priceCents: 150_50, priceIsEstimate: false })

  const fixed = await asked(db, undefined, {})
  await expect(fixed.suggest([tuesday], { price: 1 })).rejects.toMatchObject({ status: 422 })
  await fixed.suggest([tuesday])
  expect(await fixed.take()).toMatchObject({ priceCents: 120_00, priceIsEstimate: false })
})

test('whoever takes a time agrees to the price that was on the page, not to one that came since', async () => {
  const { as, suggest, seen, customer, id } = await asked(db, undefined, { priceType: 'estimate' })
  await suggest([tuesday], { price: 120 })
  const onPage = { ...tuesday, suggestionId: await suggestionOf(as(customer), id) }
  await suggest([tuesday], { price: 999 })
  const changed = { status: 409, details: { code: 'NOT_SUGGESTED' } }
  await expect(takeSuggestedTime(as(customer), id, onPage)).rejects.toMatchObject(changed)
  expect(await seen()).toMatchObject({ status: 'pending', suggestion: { priceCents: 999_00 } })
})

test('a time that is too soon for the notice that the pro needs by now cannot be taken', async () => {
  const { take, as, pro } = await suggested(db)
  await putHours(as(pro), pro.id, { exceptions: [], weekly: [], bufferMinutes: 0, noticeHours: 168 })
  await expect(take(tuesday)).rejects.toMatchObject({ status: 409, message: 'This time is no longer free.' })
})

test('between two people of whom one blocked the other no time is suggested or taken', async () => {
  const { as, suggest, seen, take, customer, pro } = await suggested(db)
  await block(as(customer), pro.id)
  expect((await seen()).suggestion).toBeNull()
  expect(await seen(pro)).toMatchObject({ suggestion: null, maySuggest: false })
  await expect(take()).rejects.toMatchObject({ status: 403, details: { code: 'BLOCKED' } })
  await expect(suggest()).rejects.toMatchObject({ status: 403, details: { code: 'BLOCKED' } })
})

test('a pro whose membership has ended can suggest and be taken at their word, just as they can accept', async () => {
  const { suggest, take, pro } = await asked(db)
  await db.updateTable('membership').set({ status: 'inactive' }).where('accountId', '=', pro.id).execute()
  await suggest()
  expect(await take()).toMatchObject({ status: 'accepted' })
})

test('a pro whose business moves to another time zone reads and suggests times where the request was made', async () => {
  const { suggest, seen, take, as, pro, id } = await asked(db)
  await db.updateTable('pro').set({ timeZone: 'America/Phoenix' }).where('accountId', '=', pro.id).execute()
  const { timeZone, days } = await getSuggestableTimes(as(pro), id, { days: 1 })
  expect(timeZone).toBe('America/Los_Angeles')
  const around = { date: '2026-03-02', slots: expect.arrayContaining(['08:00', '10:00']) }
  expect(days).toEqual([around])
  expect(days[0]?.slots).not.toContain('09:00')
  await suggest([tuesday])
  expect((await seen()).suggestion?.times).toEqual([tuesday])
  expect(await take()).toMatchObject({ scheduledTime: '14:00' })
  const booking = db.selectFrom('booking').select('startsAt').where('id', '=', id)
  expect(await booking.executeTakeFirst()).toEqual({ startsAt: new Date('2026-03-03T22:00:00Z') })
})
