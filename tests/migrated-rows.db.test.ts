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

test('older lines about bookings that moved, or may move, store what they said; all others say when the booking is', async () => {
  const { old, run } = await before('0046_times_of_lines')
  const [series, asked, waiting, over, taken, twelfth, thirteenth, back, ofSeries] = Array.from(
    { length: 9 },
    (_, at) => `01910000-0000-7000-8000-00000000000${at}`,
  )
  const make = (id: string | undefined, sets: string) => `insert into booking select (made).* from (
    select jsonb_populate_record(booking, jsonb_build_object('id', '${id}') || ${sets}) as made from booking where id = '${booking}') as one;`
  const thirteen = `jsonb_build_object('scheduled_date', '2026-03-13', 'scheduled_time', '09:00',
    'starts_at', '2026-03-13T16:00Z', 'ends_at', '2026-03-13T17:00Z')`
  // Asked for on the 9th, taken on the 10th, moved to the 12th and the 13th, and asked to move once more.
  await run(`
    ${make(over, `'{"status": "completed"}'`)}
    ${make(waiting, `'{"scheduled_date": "2026-03-20", "starts_at": "2026-03-20T17:00Z", "ends_at": "2026-03-20T18:00Z"}'`)}
    ${make(asked, `${thirteen} || '{"status": "canceled", "replaces_id": "${over}"}'`)}
    update booking set status = 'accepted', scheduled_date = '2026-03-13', scheduled_time = '09:00', requested_date = '2026-03-09',
      requested_time = '10:00', starts_at = '2026-03-13T16:00Z', ends_at = '2026-03-13T17:00Z' where id = '${booking}';
    ${make(series, `'{"series_id": "${series}", "series_number": 1, "repeat_weeks": 1, "repeat_times": 4}'`)}
    insert into suggestion (booking_id, id, made_at, moves_from, taken_start, starts)
      select booking_id::uuid, id::uuid, '2026-03-03T09:00Z', moves_from::timestamptz, taken::timestamptz, array[start::timestamptz]
      from (values
        ('${booking}', '${taken}', null, '2026-03-10T17:00Z', '2026-03-10T17:00Z'),
        ('${booking}', '${twelfth}', '2026-03-10T17:00Z', '2026-03-12T18:00Z', '2026-03-12T18:00Z'),
        ('${booking}', '${thirteenth}', '2026-03-12T18:00Z', '2026-03-13T16:00Z', '2026-03-13T16:00Z'),
        ('${booking}', '${back}', '2026-03-13T16:00Z', null, '2026-03-14T16:00Z'),
        ('${series}', '${ofSeries}', '2026-03-09T17:00Z', '2026-03-13T16:00Z', '2026-03-13T16:00Z')
      ) as one (booking_id, id, moves_from, taken, start);`)
  const lines = [
    { of: booking, status: 'pending', by: dana, said: '09 10:00' },
    { of: booking, status: 'pending', by: maria, about: taken, said: '09 10:00' },
    { of: booking, status: 'accepted', by: dana, about: taken, said: '10 10:00 instead of 09 10:00' },
    { of: booking, status: 'accepted', by: maria, about: twelfth, said: '10 10:00' },
    { of: booking, status: 'accepted', by: dana, about: twelfth, said: '12 11:00 instead of 10 10:00' },
    { of: booking, status: 'accepted', by: maria, about: thirteenth, said: '12 11:00' },
    { of: booking, status: 'accepted', by: dana, about: thirteenth, said: '13 09:00 instead of 12 11:00' },
    { of: booking, status: 'accepted', by: maria, about: back, said: '13 09:00' },
    { of: booking, status: 'accepted', by: maria, about: back, retracts: true, said: '13 09:00' },
    { of: series, status: 'pending', by: dana, said: '09 10:00' },
    { of: series, status: 'accepted', by: maria, said: '09 10:00' },
    { of: series, status: 'accepted', by: dana, about: ofSeries, said: '13 09:00 instead of 09 10:00' },
    { of: asked, status: 'pending', by: dana, said: '13 09:00 instead of 09 10:00' },
    { of: asked, status: 'canceled', said: '13 09:00' },
    { of: waiting, status: 'pending', by: dana, said: '20 10:00' },
    { of: over, status: 'completed', by: maria, said: null },
  ]
  for (const [seq, { of, status, by = null, about = null, retracts = false }] of lines.entries()) {
    await sql`insert into message (conversation_id, seq, id, actor_id, body, booking_id, booking_status, suggestion_id, retracts, created_at)
      values (${talk}, ${seq + 1}, gen_random_uuid(), ${by}, '', ${of}, ${status}, ${about}, ${retracts}, '2026-03-03T10:00Z')`.execute(
      old.db,
    )
  }
  await run(`insert into message (conversation_id, seq, id, sender_id, body, booking_id, created_at)
    values ('${talk}', 20, gen_random_uuid(), '${dana}', 'Thank you!', '${booking}', '2026-03-04T10:00Z')`)
  await migrate(old, folder)
  const { rows } = await sql<{ said: string | null }>`select to_char(scheduled_date, 'DD ') || scheduled_time ||
    coalesce(to_char(instead_of_date, '" instead of "DD ') || instead_of_time, '') as said from message order by seq`.execute(
    old.db,
  )
  expect(rows.map(({ said }) => said)).toEqual([...lines.map(({ said }) => said), null])
  await old.close()
})

test('why the system ended older bookings is moved out of the reasons that people wrote', async () => {
  const { old, run } = await before('0054_reasons_of_people')
  const ended = (['expired', 'moved', 'changed', 'account deleted'] as const).flatMap((code) => [
    // As a server of before the column, and as the one after it wrote it; and as a person typed it.
    { reason: code, endedAs: null, by: code === 'account deleted' ? maria : null, becomes: [null, code] },
    { reason: code, endedAs: code, by: null, becomes: [null, code] },
    { reason: code, endedAs: null, by: dana, becomes: [code, null] },
  ])
  await run(
    `update account set deleted_at = '2026-03-05T10:00Z', last_name = '', password_hash = '' where id = '${maria}'`,
  )
  for (const [at, { reason, endedAs, by }] of ended.entries()) {
    const id = `01910000-0000-7000-8000-0000000000${10 + at}`
    await sql`insert into booking select (made).* from (select jsonb_populate_record(booking, jsonb_build_object(
      'id', ${id}::text, 'status', 'canceled', 'cancel_reason', ${reason}::text, 'ended_as', ${endedAs}::text)) as made
      from booking where id = ${booking}) as one`.execute(old.db)
    await sql`insert into booking_event (id, booking_id, actor_id, from_status, to_status, at)
      values (gen_random_uuid(), ${id}, ${by}, 'accepted', 'canceled', '2026-03-05T10:00Z')`.execute(old.db)
  }
  await migrate(old, folder)
  const rows = old.db.selectFrom('booking').select(['cancelReason', 'endedAs']).where('status', '=', 'canceled')
  const became = (await rows.orderBy('id').execute()).map(({ cancelReason, endedAs }) => [cancelReason, endedAs])
  expect(became).toEqual(ended.map(({ becomes }) => becomes))
  await old.close()
})
