import { sql } from 'kysely'
import { expect, test } from 'vitest'

import { listMigrations, migrate } from '../src/platform/database/migrations.server.ts'
import { projectPath } from '../src/platform/project-root.server.ts'
import { openEmpty } from './support/empty-database.ts'

const folder = projectPath('migrations')
const [dana, maria, booking, talk, first, second] = ['a', 'b', 'c', 'd', 'e', 'f'].map(
  (kind) => `0190${kind}000-0000-7000-8000-000000000000`,
)

/** A database as it was before this migration, with a request by Dana to Maria and their conversation. */
async function before(migration: string) {
  const old = await openEmpty()
  const names = await listMigrations(folder)
  await migrate(old, folder, names.slice(0, names.indexOf(migration)))
  const run = (statements: string) => sql.raw(statements).execute(old.db.withoutPlugins())
  await run(`
    insert into account (id, email, role, first_name, last_name, password_hash, created_at) values
      ('${dana}', 'dana@example.com', 'customer', 'Dana', 'Whitfield', 'x', '2026-03-01T10:00Z'),
      ('${maria}', 'maria@example.com', 'pro', 'Maria', 'Lopez', 'x', '2026-03-01T10:00Z');
    insert into pro (account_id, business_name, description, years_in_business, address, city, state, zip, service_radius,
      latitude, longitude, time_zone, created_at, updated_at) values ('${maria}', 'Blue Haven', 'Weekly care', 8,
      '1 Main St', 'Pasadena', 'CA', '91101', 25, 34.1, -118.1, 'America/Los_Angeles', '2026-03-01T10:00Z', '2026-03-01T10:00Z');
    insert into booking (id, status, customer_id, pro_id, service_type, scheduled_date, scheduled_time, time_zone,
      starts_at, ends_at, duration_minutes, customer_name, customer_email, customer_phone, notes, created_at, updated_at)
      values ('${booking}', 'pending', '${dana}', '${maria}', 'Regular Maintenance', '2026-03-09', '10:00',
      'America/Los_Angeles', '2026-03-09T17:00Z', '2026-03-09T18:00Z', 60, 'Dana Whitfield', 'dana@example.com',
      '626-555-0142', 'A bit green', '2026-03-02T10:00Z', '2026-03-02T10:00Z');
    insert into booking_event (id, booking_id, from_status, to_status, at) values
      (gen_random_uuid(), '${booking}', null, 'pending', '2026-03-02T10:00Z');
    insert into conversation (id, customer_id, pro_id, last_seq, last_message_at, created_at)
      values ('${talk}', '${dana}', '${maria}', 5, '2026-03-09T18:00Z', '2026-03-02T09:00Z');`)
  return { old, run }
}

test('lines about bookings that a server of an earlier version wrote last are stored like all others', async () => {
  const { old, run } = await before('0037_rules_of_rows')
  await run(`
    update booking set status = 'completed', updated_at = '2026-03-09T18:00Z';
    insert into booking_event (id, booking_id, from_status, to_status, at) values
      (gen_random_uuid(), '${booking}', 'pending', 'accepted', '2026-03-03T10:00Z'),
      (gen_random_uuid(), '${booking}', 'accepted', 'completed', '2026-03-09T18:00Z');
    insert into message (conversation_id, seq, id, sender_id, body, booking_id, booking_status, created_at) values
      ('${talk}', 1, gen_random_uuid(), null, 'Dana asked', '${booking}', null, '2026-03-02T10:00Z'),
      ('${talk}', 2, gen_random_uuid(), null, '', '${booking}', 'accepted', '2026-03-03T10:00Z'),
      ('${talk}', 3, gen_random_uuid(), '${dana}', 'Thank you!', '${booking}', null, '2026-03-04T10:00Z'),
      ('${talk}', 4, gen_random_uuid(), null, 'Maria completed', '${booking}', null, '2026-03-09T18:00Z'),
      ('${talk}', 5, gen_random_uuid(), null, 'Somebody asked', '${booking}', null, '2026-03-01T10:00Z');`)
  await migrate(old, folder)
  const lines = old.db.selectFrom('message').select(['bookingStatus', 'body']).orderBy('seq')
  expect((await lines.execute()).map(({ bookingStatus, body }) => [bookingStatus, body])).toEqual([
    ['pending', ''],
    ['accepted', ''],
    [null, 'Thank you!'],
    ['completed', ''],
    ['pending', ''],
  ])
  await old.close()
})

test('times that are suggested now were not taken back, even if the clock of the server that took others back was ahead', async () => {
  const { old, run } = await before('0043_when_suggestions_ended')
  const back = '2026-03-03T10:00:01Z'
  await run(`
    insert into suggestion (booking_id, id, starts, made_at) values
      ('${booking}', '${first}', array['2026-03-10T17:00Z'::timestamptz], '2026-03-03T09:00Z'),
      ('${booking}', '${second}', array['2026-03-11T17:00Z'::timestamptz], '2026-03-03T10:00Z');
    update booking set suggestion_id = '${second}';
    insert into message (conversation_id, seq, id, sender_id, actor_id, body, booking_id, booking_status, created_at) values
      ('${talk}', 1, gen_random_uuid(), null, '${maria}', '', '${booking}', 'pending', '${back}');`)
  await migrate(old, folder)
  const suggestions = await old.db.selectFrom('suggestion').select(['id', 'retractedAt']).orderBy('id').execute()
  expect(suggestions).toEqual([
    { id: first, retractedAt: new Date(back) },
    { id: second, retractedAt: null },
  ])
  await old.close()
})
