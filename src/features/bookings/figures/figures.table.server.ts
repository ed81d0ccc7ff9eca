import { sql } from 'kysely'

import type { Visit } from '../../../platform/visit.server.ts'
import { daysAhead } from '../../availability/availability.ts'
import { cameWithSeries } from '../booking-record.table.server.ts'
import { customerChooses } from '../suggestions/open-times.table.server.ts'
import type { BookingFigures, WeekFigures } from './booking-figures.ts'

interface FiguresFound extends Omit<BookingFigures, 'rating'> {
  ratingSum: number
}

/** The numbers of one pro in one query; weeks begin on Monday, and weeks and months follow the time zone of the business. */
export async function findFigures({ db, now }: Visit, proId: string): Promise<FiguresFound | undefined> {
  const { rows } = await sql<FiguresFound>`
    with business as (
      select account_id, rating_sum, review_count,
        case when answers_until > ${now} then answers_within end as answers_within,
        date_trunc('week', ${now}::timestamptz at time zone time_zone)::date as week,
        date_trunc('month', ${now}::timestamptz at time zone time_zone)::date as month
      from pro where account_id = ${proId}),
    recent as (
      select b.*, week, month from business join booking b on b.pro_id = account_id
        and b.created_at > month - ${requestedBefore})
    select rating_sum, review_count, answers_within, numbers.*,
      exists (select from booking where customer_id = account_id) as has_own_requests,
      (select count(*) from booking where pro_id = account_id and status = 'accepted' and ends_at <= ${now})::int
        as bookings_to_complete,
      (select count(*) from booking join pro on pro.account_id = booking.pro_id
        where booking.pro_id = business.account_id and ${customerChooses(now)})::int as to_choose
    from business, (select count(*) > 0 as has_requests,
      count(*) filter (where status = 'pending' and starts_at > ${now})::int as pending,
      count(*) filter (where status in ('accepted', 'completed')
        and scheduled_date >= week and scheduled_date < week + 7)::int as bookings_this_week,
      coalesce(sum(price_cents) filter (where status = 'completed' and scheduled_date >= month), 0)::bigint
        as completed_this_month_cents
      from recent) as numbers`.execute(db)
  return rows[0]
}

/** Requests and completed appointments for each of the last `weeks` weeks, the current one last, in one query. */
export async function findWeeks({ db, now }: Visit, proId: string, weeks: number): Promise<WeekFigures[]> {
  const { rows } = await sql<WeekFigures>`
    with business as (
      select account_id, time_zone, date_trunc('week', ${now}::timestamptz at time zone time_zone)::date as week
      from pro where account_id = ${proId}),
    recent as (
      select case when ${cameWithSeries} then null else date_trunc('week', b.created_at at time zone business.time_zone)::date end as requested,
        case b.status when 'completed' then date_trunc('week', b.scheduled_date)::date end as done
      from business join booking b on b.pro_id = account_id
        and b.created_at > week - ${weeks} * interval '7 days' - ${requestedBefore}),
    shown as (select week - 7 * back as week from business, generate_series(0, ${weeks - 1}::int) as back)
    select shown.week, coalesce(requests.count, 0)::int as requests, coalesce(completed.count, 0)::int as completed
    from shown
    left join (select requested, count(*) from recent group by requested) as requests on requests.requested = shown.week
    left join (select done, count(*) from recent group by done) as completed on completed.done = shown.week
    order by shown.week`.execute(db)
  return rows
}

// Appointments are requested at most this long before their day, plus a week of margin: older rows need not be read.
const requestedBefore = sql`${sql.lit(daysAhead + 7)} * interval '1 day'`
