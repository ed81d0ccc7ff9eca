import { connected } from '../../tests/support/server-databases.ts'

/**
 * Gives the pros of a market calendars: every other one works on weekdays only, every fifth is off on this Saturday,
 * every seventh is away until noon, and every third has a visit then.
 */
export async function fillCalendars(databaseUrl: string, saturday: string): Promise<void> {
  await connected(databaseUrl, async (client) => {
    await client.query('create temporary table numbered as select account_id as id, row_number() over () as n from pro')
    await client.query(`insert into working_hours (id, pro_id, weekday, start_minute, end_minute)
    select gen_random_uuid(), id, weekday, 480, 1020 from numbered cross join generate_series(1, 5) weekday where n % 2 = 0`)
    await client.query(
      `insert into hours_exception (id, pro_id, date, closed)
    select gen_random_uuid(), id, $1::date, true from numbered where n % 5 = 0`,
      [saturday],
    )
    await client.query(
      `insert into away_time (id, pro_id, date, start_minute, end_minute)
    select gen_random_uuid(), id, $1::date, 480, 720 from numbered where n % 7 = 0`,
      [saturday],
    )
    await client.query(visits, [saturday])
    await client.query('vacuum analyze working_hours, hours_exception, away_time, booking, booking_slot')
  })
}

/** From nine to ten in Chicago, with a claim for each quarter hour. */
const visits = `
  with visit as (
    insert into booking (id, status, customer_id, pro_id, service_type, scheduled_date, scheduled_time, time_zone,
      starts_at, ends_at, duration_minutes, customer_name, customer_email, customer_phone, notes, created_at, updated_at)
    select gen_random_uuid(), 'accepted', (select id from account where role = 'customer' limit 1), id,
      'Regular Maintenance', $1::date, '09:00', 'America/Chicago', start, start + interval '1 hour', 60, 'Alex Moreno',
      'alex@bench.example', '(555) 555-0100', 'As always, please.', now(), now()
    from numbered cross join (select ($1::text || ' 09:00')::timestamp at time zone 'America/Chicago' as start) begins
    where n % 3 = 0
    returning id, pro_id, starts_at)
  insert into booking_slot (pro_id, slot, booking_id)
  select pro_id, starts_at + quarter * interval '15 minutes', id from visit cross join generate_series(0, 3) quarter`
