-- What must never be found in a database of Poolwell, whatever happened to the processes: each row is something broken.
with moved_along as (
  select e.booking_id, e.at from booking_event e join booking b on b.id = e.booking_id
  where e.from_status = 'accepted' and e.to_status = 'accepted' and exists (
    select from booking_event first join booking f on f.id = first.booking_id join suggestion s on s.booking_id = f.id
    where f.series_id = b.series_id and f.series_number < b.series_number and s.and_later and s.taken_start is not null
      and first.from_status = 'accepted' and first.to_status = 'accepted' and first.at = e.at and first.actor_id = e.actor_id))
select 'status outside the five' as broken, id::text as id from booking
  where status not in ('pending', 'accepted', 'completed', 'canceled', 'rejected')
union all select 'booking without its beginning', b.id::text from booking b
  where not exists (select from booking_event e where e.booking_id = b.id and e.from_status is null
    and e.to_status = case when b.series_number > 1 and b.replaces_id is null then 'accepted' else 'pending' end)
union all select 'step that is none', id::text from booking_event
  where (coalesce(from_status, ''), to_status) not in (('', 'pending'), ('', 'accepted'), ('pending', 'accepted'), ('pending', 'rejected'),
    ('pending', 'canceled'), ('accepted', 'accepted'), ('accepted', 'completed'), ('accepted', 'canceled'))
union all select 'two steps out of one status', booking_id::text from booking_event
  where from_status is distinct from to_status group by booking_id, from_status having count(*) > 1
union all select 'step from a status that never was', e.id::text from booking_event e
  where e.from_status is not null and not exists (
    select from booking_event b where b.booking_id = e.booking_id and b.to_status = e.from_status)
union all select 'status that its steps do not lead to', b.id::text from booking b
  where not exists (select from booking_event e where e.booking_id = b.id and e.to_status = b.status)
    or exists (select from booking_event e where e.booking_id = b.id and e.from_status = b.status and e.to_status <> b.status)
union all select 'accepted visits that overlap', a.id::text from booking a join booking b
  on a.pro_id = b.pro_id and a.id < b.id and a.starts_at < b.ends_at and b.starts_at < a.ends_at
  where a.status = 'accepted' and b.status = 'accepted'
union all select 'accepted visit that does not hold its time', b.id::text from booking b
  where b.status = 'accepted' and (select count(*) * 15 from booking_slot s where s.booking_id = b.id) < b.duration_minutes
union all select 'time held outside of its visit', s.booking_id::text from booking_slot s
  join booking b on b.id = s.booking_id and b.pro_id = s.pro_id
  where s.slot + interval '15 minutes' <= b.starts_at or s.slot >= b.ends_at
union all select 'request that waits although another took its place', b.id::text from booking b
  join booking next on next.replaces_id = b.id where b.status = 'pending'
union all select 'visit that was moved and still takes place', b.id::text from booking b
  join booking next on next.replaces_id = b.id
  join booking_event e on e.booking_id = next.id and e.to_status = 'accepted'
  where b.status = 'accepted' and e.at < b.starts_at
union all select 'visit of a series that nobody accepted', b.id::text from booking b
  where b.series_number > 1 and b.replaces_id is null and not exists (
    select from booking_event e where e.booking_id = b.series_id and e.to_status = 'accepted')
union all select 'number that is not in its series', id::text from booking
  where series_number < 1 or series_number > repeat_times
union all select 'two visits with one number', (array_agg(id))[1]::text from booking
  where series_number > 1 and replaces_id is null group by series_id, series_number having count(*) > 1
union all select 'date left out of a series, though nothing was ever there', r.id::text from booking r
  cross join lateral generate_series(2, r.repeat_times) n
  cross join lateral (select (r.scheduled_date + (n - 1) * r.repeat_weeks * 7 + r.scheduled_time::time)
    at time zone r.time_zone as starts_at) wanted
  where r.id = r.series_id
    and exists (select from booking_event e where e.booking_id = r.id and e.to_status = 'accepted')
    and not exists (select from working_hours w where w.pro_id = r.pro_id)
    and not exists (select from booking b where b.series_id = r.id and b.series_number = n and b.replaces_id is null)
    and not exists (select from booking b join booking_event e on e.booking_id = b.id and e.to_status = 'accepted'
      where b.pro_id = r.pro_id and b.starts_at < wanted.starts_at + r.duration_minutes * interval '1 minute'
        and wanted.starts_at < b.ends_at)
union all select 'time held by a visit that will not be', s.booking_id::text from booking_slot s
  join booking b on b.id = s.booking_id where b.status not in ('accepted', 'completed')
union all select 'suggestion that is nowhere', b.id::text from booking b where b.suggestion_id is not null
  and not exists (select from suggestion s where s.booking_id = b.id and s.id = b.suggestion_id)
union all select 'time that was taken, but not suggested', b.id::text from booking b
  where b.requested_date is not null and not exists (
    select from suggestion s where s.booking_id = b.id and s.taken_start = b.starts_at)
  and b.id not in (select booking_id from moved_along)
union all select 'visit that moved, but not as often as its times were taken', b.id::text from booking b
  where (select count(*) from booking_event e where e.booking_id = b.id and e.from_status = 'accepted' and e.to_status = 'accepted')
    - (select count(*) from moved_along where booking_id = b.id)
    <> (select count(*) from suggestion s where s.booking_id = b.id and s.moves_from is not null and s.taken_start is not null)
union all select 'review without a completed visit', r.id::text from review r
  join booking b on b.id = r.booking_id
  where b.status <> 'completed' or b.pro_id <> r.pro_id or b.customer_id <> r.customer_id
union all select 'rating that its reviews do not add up to', p.account_id::text from pro p
  left join (select pro_id, sum(rating) as stars, count(*) as reviews from review group by pro_id) r
    on r.pro_id = p.account_id
  where p.rating_sum <> coalesce(r.stars, 0) or p.review_count <> coalesce(r.reviews, 0)
union all select 'pro who is their own customer', id::text from booking where customer_id = pro_id
union all select 'price below nothing', id::text from service where price_cents < 0
union all select 'membership that is long over and still counts', account_id::text from membership
  where status in ('trial', 'active') and expires_at < now() - interval '4 days'
union all select 'session of somebody who left', s.id::text from session s
  join account a on a.id = s.account_id where a.deleted_at is not null
union all select 'conversation with a gap', c.id::text from conversation c
  where c.last_seq <> (select count(*) from message m where m.conversation_id = c.id)
union all select 'job that waits for more than an hour', id::text from pgboss.job
  where state in ('created', 'retry') and name <> 'undelivered-mail' and start_after < now() - interval '1 hour'
