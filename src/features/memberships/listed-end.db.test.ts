import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { testDatabase } from '../../../tests/support/databases.ts'
import { testVisit } from '../../platform/visit.fixture.ts'
import { marketplace } from '../bookings/marketplace.fixture.ts'
import { nextMembershipExpiry } from './maintain-memberships.server.ts'

const { db } = await testDatabase()

test('search and everything else agree to the moment on whether a membership is active', async () => {
  const { rows } = await sql<{ active: number; wrong: number }>`
    select count(*) filter (where active)::int as active, count(*) filter (where active <> listed)::int as wrong from (
      select membership_standing(m, at) in ('trial', 'active') as active,
        coalesce(takes_requests_until(m) > at, false) as listed
      from unnest(array['trial', 'active', 'past_due', 'canceled', 'inactive']) as status
      cross join unnest(array[true, false]) as leaving
      cross join unnest(array['cus_1', null]) as customer
      cross join unnest(array['2026-03-01T20:00:00Z'::timestamptz, null]) as ends
      cross join lateral jsonb_populate_record(null::membership, jsonb_build_object('status', status,
        'cancel_at_period_end', leaving, 'customer_ref', customer, 'expires_at', ends)) m
      cross join generate_series(-80, 80, 4) as hours
      cross join unnest(array['-1 ms'::interval, '0', '1 ms']) as nearly
      cross join lateral (
        select '2026-03-01T20:00:00Z'::timestamptz + hours * interval '1 hour' + nearly as at) moment) x`.execute(db)
  expect(rows).toEqual([{ active: expect.any(Number), wrong: 0 }])
  expect(rows[0]?.active).toBeGreaterThan(500)
})

/** Later than the end of any other test's membership. */
function day(date: number): Date {
  return new Date(Date.UTC(2100, 0, date))
}

test('the next change is the earliest end of a membership or of its three days of grace', async () => {
  for (const expiresAt of [day(3), day(5)]) {
    const { pro } = await marketplace(db)
    await db.updateTable('membership').set({ expiresAt }).where('accountId', '=', pro.id).execute()
  }
  const next = async (date: number) => new Date(await nextMembershipExpiry(testVisit(db, null, day(date))))
  expect(await Promise.all([1, 3, 5, 6].map(next))).toEqual([3, 5, 6, 8].map(day))
})
