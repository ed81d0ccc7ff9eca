import { randomUUID } from 'node:crypto'

import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import { daysInMs, hoursInMs, later } from '../../platform/durations.ts'
import type { Actor } from '../../platform/visit.server.ts'
import { calendarOf } from './calendar.ts'
import { hasCalendarAddress, readCalendar, renewCalendarAddress } from './calendar.server.ts'
import { changeBooking } from '../bookings/changes/change-booking.server.ts'
import { accept, addService, complete, type Marketplace, marketplace } from '../bookings/marketplace.fixture.ts'
import { requestBooking } from '../bookings/request/request-booking.server.ts'
import { toMove, tuesday } from '../bookings/suggestions/suggested-times.fixture.ts'
import { eraseAccount } from '../privacy/erasure.table.server.ts'
import { now } from '../../platform/tables/rows.fixture.ts'

const { db } = await testDatabase()
const afterwards = later(now, daysInMs(30))

async function booked() {
  const market = await marketplace(db)
  return { ...market, id: await market.book({ serviceId: await addService(db, market.pro.id) }) }
}

async function tokenOf({ as }: Marketplace, actor: Actor): Promise<string> {
  const { url } = await renewCalendarAddress(as(actor))
  return /\/api\/calendar\/([\w-]+)\.ics$/.exec(url)?.[1] ?? ''
}

/** The feed as anybody with the secret reads it, without a session. */
async function calendarFor(market: Marketplace, actor: Actor, at?: Date): Promise<string> {
  const calendar = await readCalendar(market.as(null, at), await tokenOf(market, actor))
  return calendar.replaceAll('\r\n ', '')
}

function valueOf(property: string, calendar: string): string | undefined {
  return new RegExp(`^${property}:(.*)\r$`, 'm').exec(calendar)?.[1]
}

test('a request is on neither calendar until it is accepted', async () => {
  const market = await marketplace(db)
  const { id } = await requestBooking(market.as(market.customer), market.request())
  expect(await calendarFor(market, market.pro)).toBe(calendarOf([]))
  await changeBooking(market.as(market.pro), id, accept)
  expect(await calendarFor(market, market.pro)).toContain(`UID:${id}@poolwell`)
})

test("both parties see the visit in UTC, with its address and the other party's name", async () => {
  const market = await booked()
  const [pros, customers] = [await calendarFor(market, market.pro), await calendarFor(market, market.customer)]
  for (const calendar of [pros, customers]) {
    expect(calendar).toContain('DTSTART:20260302T170000Z\r\nDTEND:20260302T180000Z\r\n')
    expect(calendar).toContain('LOCATION:418 Oakland Ave\\, Pasadena\\, CA 91101\r\n')
  }
  expect(pros).toContain('SUMMARY:Weekly cleaning – Dana Whitfield\r\n')
  expect(pros).toContain('DESCRIPTION:Pool visit for Dana Whitfield.\\nDetails: ')
  expect(pros).toContain(`/login?redirect=/pro-dashboard%3Fbooking%3D${market.id}%23${market.id}`)
  expect(customers).toContain('SUMMARY:Weekly cleaning – Blue Water\r\n')
  expect(customers).toContain('DESCRIPTION:Pool visit by Blue Water.\\nDetails: ')
  expect(customers).toContain(`/login?redirect=/dashboard%3Fbooking%3D${market.id}%23${market.id}`)
})

test('the calendar leads a customer who became a pro to their own requests, separate from the business', async () => {
  const market = await booked()
  await db.updateTable('account').set({ role: 'pro' }).where('id', '=', market.customer.id).execute()
  expect(await calendarFor(market, market.customer)).toContain(
    `/login?redirect=/pro-dashboard/requests%3Fbooking%3D${market.id}%23${market.id}`,
  )
})

test('a visit that moves is the same event, with a higher number, so that calendars do not take it for an old copy', async () => {
  const market = await toMove(db)
  const before = await calendarFor(market, market.customer)
  await market.take(tuesday, market.customer, later(now, hoursInMs(1)))
  const after = await calendarFor(market, market.customer)
  expect(after).toContain('DTSTART:20260303T220000Z')
  expect(valueOf('UID', after)).toBe(valueOf('UID', before))
  expect(Number(valueOf('SEQUENCE', after))).toBeGreaterThan(Number(valueOf('SEQUENCE', before)))
})

test('a canceled visit is removed, a completed one stays for sixty days', async () => {
  const market = await booked()
  await changeBooking(market.as(market.pro, new Date('2026-03-02T20:00:00Z')), market.id, complete)
  expect(await calendarFor(market, market.pro, afterwards)).toContain(market.id)
  expect(await calendarFor(market, market.pro, new Date('2026-05-02T00:00:00Z'))).not.toContain(market.id)

  const other = await booked()
  await changeBooking(other.as(other.customer), other.id, { status: 'canceled', reason: 'Travelling' })
  expect(await calendarFor(other, other.pro)).not.toContain(other.id)
})

test('a calendar with more visits than it may have keeps those around now', async () => {
  const market = await booked()
  const ahead = await db.selectFrom('booking').selectAll().where('id', '=', market.id).executeTakeFirstOrThrow()
  const longAgo = later(now, -daysInMs(50))
  for (const _ of Array.from({ length: 10 })) {
    const past = Array.from({ length: 200 }, () => ({
      ...ahead,
      id: randomUUID(),
      status: 'completed' as const,
      startsAt: longAgo,
      endsAt: later(longAgo, hoursInMs(1)),
    }))
    await db.insertInto('booking').values(past).execute()
  }
  const calendar = await calendarFor(market, market.pro)
  expect(calendar).toContain(`UID:${market.id}@poolwell`)
  expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(2000)
})

test("a calendar shows nobody else's visits", async () => {
  const market = await booked()
  const stranger = await booked()
  const calendar = await calendarFor(stranger, stranger.pro)
  expect(calendar).toContain(stranger.id)
  expect(calendar).not.toContain(market.id)
})

test('a new calendar address ends the previous one, and the database stores neither', async () => {
  const market = await marketplace(db)
  expect(await hasCalendarAddress(market.as(market.pro))).toBe(false)
  const first = await tokenOf(market, market.pro)
  const second = await tokenOf(market, market.pro)
  expect(await hasCalendarAddress(market.as(market.pro))).toBe(true)
  await expect(readCalendar(market.as(null), first)).rejects.toMatchObject({ status: 404 })
  expect(await readCalendar(market.as(null), second)).toBe(calendarOf([]))

  const account = await db.selectFrom('account').selectAll().where('id', '=', market.pro.id).executeTakeFirstOrThrow()
  expect(JSON.stringify(account)).not.toContain(second)
})

test('an invalid secret and a deleted account have no calendar', async () => {
  const market = await booked()
  const token = await tokenOf(market, market.pro)
  for (const wrong of ['', 'x', 'x'.repeat(5000)]) {
    await expect(readCalendar(market.as(null), wrong)).rejects.toMatchObject({ status: 404 })
  }
  await eraseAccount(market.as(market.pro), market.pro.id)
  await expect(readCalendar(market.as(null), token)).rejects.toMatchObject({ status: 404 })
})
