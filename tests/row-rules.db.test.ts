import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { loadDemo } from '../src/demo/load-demo.server.ts'
import { violatedConstraint } from '../src/platform/database/database-failure.server.ts'
import type { OpenDatabase } from '../src/platform/database/database.server.ts'
import { listMigrations, migrate } from '../src/platform/database/migrations.server.ts'
import { openFiles } from '../src/platform/files/files.server.ts'
import { projectPath } from '../src/platform/project-root.server.ts'
import { openEmpty } from './support/empty-database.ts'

const folder = projectPath('migrations')
const photos = mkdtempSync(join(tmpdir(), 'poolwell-rules-'))
let open: OpenDatabase

beforeAll(async () => {
  open = await openEmpty()
  await migrate(open, folder)
  await loadDemo({ db: open.db, files: openFiles({ dataDir: photos }) }, new Date(), () => undefined)
})
afterAll(async () => {
  await open.close()
  rmSync(photos, { recursive: true, force: true })
})

/** For each rule what the code never writes: each statement would break it in a row of the demo. */
const broken: Record<string, Record<string, string[]>> = {
  account: {
    account_erased: [
      `update account set deleted_at = now()`,
      `update account set deleted_at = now(), password_hash = '', last_name = '', phone = '(555) 555-0100'`,
    ],
  },
  session: {
    session_times: [
      `insert into session (token_hash, account_id, created_at, seen_at, expires_at, id)
        select 'a', id, now(), now(), now(), gen_random_uuid() from account`,
      `insert into session (token_hash, account_id, created_at, seen_at, expires_at, id)
        select 'a', id, now(), now() - interval '1 day', now() + interval '1 day', gen_random_uuid() from account`,
    ],
  },
  oneTimeToken: {
    one_time_token_times: [
      `insert into one_time_token (token_hash, account_id, purpose, email, created_at, expires_at)
        select 'a', id, 'verify-email', email, now(), now() from account`,
    ],
  },
  membership: {
    membership_plan: [`update membership set plan = null where status = 'past_due'`],
    membership_next_plan: [
      `update membership set next_plan = plan where plan is not null`,
      `update membership set next_plan = 'week' where plan is not null`,
    ],
    membership_sync: [
      `update membership set sync_done = 1`,
      `update membership set sync_begun = 3, sync_done = 4`,
      `update membership set sync_begun = 3, sync_done = -1`,
    ],
  },
  picture: {
    picture_size: [`update picture set width = 0`, `update picture set height = -1`],
    picture_caption: [`update picture set caption = 'At work', purpose = 'message'`],
  },
  pro: {
    pro_rating: [
      `update pro set review_count = review_count + 1 where review_count = 0`,
      `update pro set rating_sum = 5 * review_count + 1`,
      `update pro set rating_sum = -1, review_count = -1`,
    ],
    pro_answers: [
      `update pro set answers_until = null where answers_within is not null`,
      `update pro set answers_until = now() where answers_within is null`,
    ],
    pro_verified: [
      `update pro set is_verified = true where verified_note is null`,
      `update pro set is_verified = false where verified_note is not null`,
    ],
    pro_place: [`update pro set latitude = 90.1`, `update pro set longitude = -180.1`],
    pro_offered_services: [`update pro set offered_services = '{}'`],
  },
  booking: {
    booking_length: [
      `update booking set ends_at = ends_at + interval '1 second'`,
      `update booking set duration_minutes = duration_minutes + 15`,
    ],
    booking_time: ['9:00', '24:00', '10:60', '10:00 AM', ''].map(
      (time) => `update booking set scheduled_time = '${time}'`,
    ),
    booking_service: [`update booking set service_id = null`, `update booking set service_name = null`],
    booking_price: [`update booking set price_cents = null, price_is_estimate = true`],
    booking_cancel_reason: ['pending', 'accepted', 'completed'].map(
      (status) => `update booking set cancel_reason = 'On holiday' where status = '${status}'`,
    ),
    booking_ended_as: [
      ...['pending', 'accepted', 'completed'].map(
        (status) => `update booking set ended_as = 'expired' where status = '${status}'`,
      ),
      `update booking set ended_as = 'Rain' where status = 'canceled'`,
    ],
    booking_series: [
      `update booking set series_id = id`,
      `update booking set series_number = 1, repeat_weeks = 1, repeat_times = 8`,
      `update booking set series_id = id, series_number = 1, repeat_weeks = 3, repeat_times = 8`,
      `update booking set series_id = id, series_number = 1, repeat_weeks = 1, repeat_times = 13`,
      `update booking set series_id = id, series_number = 1, repeat_weeks = 1, repeat_times = 1`,
      `update booking set series_id = id, series_number = 9, repeat_weeks = 1, repeat_times = 8`,
    ],
    booking_requested: [
      `update booking set requested_date = scheduled_date, requested_time = scheduled_time where status = 'pending'`,
      `update booking set requested_date = scheduled_date, requested_time = '9:00' where status = 'accepted'`,
    ],
  },
  bookingEvent: {
    booking_event_change: [
      `update booking_event set from_status = null where to_status = 'completed'`,
      `update booking_event set from_status = 'pending' where to_status = 'completed'`,
      `update booking_event set from_status = 'accepted' where to_status = 'pending'`,
      `update booking_event set from_status = 'completed' where to_status = 'canceled'`,
      `update booking_event set to_status = 'asked' where from_status is null`,
    ],
  },
  bookingSlot: {
    booking_slot_quarter: [`update booking_slot set slot = slot + interval '5 minutes'`],
  },
  suggestion: {
    suggestion_ahead: [`update suggestion set made_at = starts[1]`, `update suggestion set made_at = starts[2]`],
    suggestion_and_later: ['update suggestion set and_later = true where moves_from is null'],
    suggestion_taken: [
      `update suggestion set taken_start = starts[1] + interval '1 hour'`,
      `update suggestion set taken_start = starts[1], retracted_at = made_at`,
    ],
  },
  review: {
    review_response: [
      `update review set responded_at = null where pro_response is not null`,
      `update review set responded_at = now() where pro_response is null`,
      `update review set pro_response = '' where pro_response is not null`,
    ],
  },
  reviewRemoval: {
    review_removal_rating: [0, 6].map(
      (rating) => `insert into review_removal select booking_id, ${rating}, 'Not a customer', now() from review`,
    ),
  },
  message: {
    message_kind: [
      `update message set sender_id = null where booking_status is null`,
      `update message set sender_id = actor_id where booking_status is not null`,
      `update message set booking_status = null where sender_id is null`,
      `update message set booking_id = null where sender_id is null`,
      `update message set picture_id = (select id from picture limit 1) where sender_id is null`,
      `update message set actor_id = sender_id where sender_id is not null`,
      `update message set price_cents = 9000 where sender_id is not null`,
      `update message set suggestion_id = id where sender_id is not null`,
    ],
    message_scheduled: [
      `update message set scheduled_time = null where booking_status is not null`,
      `update message set scheduled_time = '9:00' where booking_status is not null`,
      `update message set scheduled_date = '2026-03-02', scheduled_time = '09:00' where booking_status is null`,
    ],
    message_instead_of: [
      `update message set instead_of_date = scheduled_date where booking_status is not null`,
      `update message set instead_of_date = scheduled_date, instead_of_time = '24:00' where booking_status is not null`,
      `update message set instead_of_date = '2026-03-02', instead_of_time = '09:00' where booking_status is null`,
    ],
    message_retracts: [`update message set retracts = true where suggestion_id is null`],
  },
  notification: {
    notification_mailed: [
      `update notification set mailed_at = now(), read_at = null where kind <> 'message'`,
      `update notification set mailed_at = now(), read_at = now() where kind = 'message'`,
    ],
  },
}

test.each(Object.entries(broken))('the database refuses a row of %s that the code never writes', async (_, rules) => {
  for (const [rule, statements] of Object.entries(rules)) {
    for (const statement of statements) {
      const refusal = await sql.raw(statement).execute(open.db.withoutPlugins()).catch(violatedConstraint)
      expect(refusal, statement).toBe(rule)
    }
  }
})

test('every rule that has a name of its own is tried', async () => {
  const { rows } = await sql<{ name: string }>`
    select conname as name from pg_constraint
    where contype = 'c' and connamespace = 'public'::regnamespace and conname !~ '_check[0-9]*$'`.execute(open.db)
  const tried = Object.values(broken).flatMap((rules) => Object.keys(rules))
  expect(rows.map(({ name }) => name).toSorted()).toEqual(tried.toSorted())
})

test('no migration reads the old rows of the largest tables while it locks them', async () => {
  const old = await openEmpty()
  const names = await listMigrations(folder)
  const first = names.indexOf('0040_why_bookings_ended')
  await migrate(old, folder, names.slice(0, first))
  let known = await checksOfLargest(old)
  for (let at = first; at < names.length; at++) {
    await migrate(old, folder, names.slice(0, at + 1))
    const checks = await checksOfLargest(old)
    const read = checks.filter(({ oid, isValid }) => isValid && known.every((before) => before.oid !== oid))
    expect(read, names[at]).toEqual([])
    known = checks
  }
  await old.close()
})

async function checksOfLargest({ db }: OpenDatabase) {
  const { rows } = await sql<{ oid: number; name: string; isValid: boolean }>`
    select oid::int as oid, conname as name, convalidated as is_valid from pg_constraint
    where contype = 'c' and conrelid in
      ('booking'::regclass, 'booking_event'::regclass, 'message'::regclass, 'notification'::regclass)`.execute(db)
  return rows
}
