import { type RawBuilder, sql } from 'kysely'

import type { Visit } from '../../../platform/visit.server.ts'
import { cameWithSeries } from '../booking-record.table.server.ts'
import { customerChooses } from '../suggestions/open-times.table.server.ts'
import type { BookingFigures, WeekFigures } from './booking-figures.ts'

interface FiguresFound extends Omit<BookingFigures, 'rating'> {
  ratingSum: number
}

/**
 * The numbers of one pro in one query; weeks begin on Monday, and weeks and months follow the time zone of the
 * business.
 */
export async function findFigures({ db, now }: Visit, proId: string): Promise<FiguresFound | undefined> {
  const { rows } = await sql<FiguresFound>`
    select rating_sum, review_count, appointments.*,
      case when answers_until > ${now} then answers_within end as answers_within,
      exists (select from booking where pro_id = account_id) as has_requests,
      exists (select from booking where customer_id = account_id) as has_own_requests,
      (select count(*) from booking where pro_id = account_id and status = 'pending' and starts_at > ${now})::int as pending,
      (select count(*) from booking where pro_id = account_id and status = 'accepted' and ends_at <= ${now})::int
        as bookings_to_complete,
      (select count(*) from booking where pro_id = account_id and status = 'pending' and ${customerChooses(now)})::int
        as to_choose
    from pro, lateral (select
      date_trunc('week', ${now}::timestamptz at time zone time_zone)::date as week,
      date_trunc('month', ${now}::timestamptz at time zone time_zone)::date as month) as this, lateral (select
      count(*) filter (where scheduled_date >= week and scheduled_date < week + 7)::int as bookings_this_week,
      coalesce(sum(price_cents) filter (where status = 'completed' and scheduled_date >= month), 0)::bigint
        as completed_this_month_cents
      from booking where pro_id = account_id and status in ('accepted', 'completed')
        and ${isFrom(sql`least(week, month)`)}) as appointments
    where account_id = ${proId}`.execute(db)
  return rows[0]
}

const chartWeeks = 12
// A constant: of a parameter PostgreSQL would expect a thousand weeks, and plan the statement each time (050).
const weeksBefore = sql.lit(chartWeeks - 1)

/** Requests and completed appointments for each week of the chart, the current one last, in one query. */
export async function findWeeks({ db, now }: Visit, proId: string): Promise<WeekFigures[]> {
  const { rows } = await sql<WeekFigures>`
    with since as (
      select account_id, time_zone,
        date_trunc('week', ${now}::timestamptz at time zone time_zone)::date - 7 * ${weeksBefore} as day
      from pro where account_id = ${proId}),
    shown as (select day + 7 * later as week from since, generate_series(0, ${weeksBefore}) as later),
    requested as (
      select date_trunc('week', created_at at time zone since.time_zone)::date as week, count(*)::int as count
      from since join booking on pro_id = account_id and created_at >= day::timestamp at time zone since.time_zone
      where ${cameWithSeries} is not true group by 1),
    done as (
      select date_trunc('week', scheduled_date)::date as week, count(*)::int as count
      from since join booking on pro_id = account_id and status = 'completed' and ${isFrom(sql`day`)} group by 1)
    select week, coalesce(requested.count, 0) as requests, coalesce(done.count, 0) as completed
    from shown left join requested using (week) left join done using (week) order by week`.execute(db)
  return rows
}

/**
 * The appointments of a local day and later, whenever they were requested: a suggested time can be a year after that.
 * By their start as well, which an index has.
 */
function isFrom(day: RawBuilder<unknown>) {
  return sql<boolean>`(scheduled_date >= ${day} and starts_at > ${day} - interval '1 day')`
}
