-- Each change of a booking is told once: by one line in the conversation, and by one notification. Each row is something broken.
-- Nothing is said of a visit that came with a series, of one that gave way to another, or that was canceled with an earlier one.
with told as (
  select e.booking_id, e.at,
    (select count(*) from message m where m.booking_id = e.booking_id and m.sender_id is null
      and m.booking_status = e.to_status and m.created_at = e.at
      and (m.suggestion_id is null or m.actor_id <> (select pro_id from booking where id = e.booking_id))) as lines,
    (e.from_status is null and e.to_status = 'accepted') or coalesce(e.actor_id is null and e.reason in ('moved', 'changed'), false)
      or exists (select from booking b join booking other on other.series_id = b.series_id and other.id <> b.id
        join booking_event with_it on with_it.booking_id = other.id
        where b.id = e.booking_id and e.to_status = 'canceled' and with_it.to_status = 'canceled'
          and with_it.at = e.at and with_it.actor_id = e.actor_id) as silent
  from booking_event e
), line as (
  select booking_id, created_at, count(*) as lines from message where sender_id is null and booking_id is not null
  group by booking_id, created_at
)
select 'change that is not told once' as broken, booking_id::text as id from told
  where lines > 1 or (lines = 0 and not silent)
union all select 'suggestion that is not told once', s.booking_id::text from suggestion s
  join booking b on b.id = s.booking_id
  where (select count(*) from message m where m.suggestion_id = s.id and m.booking_id = s.booking_id
    and m.actor_id = b.pro_id and not m.retracts) <> 1
union all select 'line that tells of an end before its beginning', e.booking_id::text from booking_event e
  join message m on m.booking_id = e.booking_id and m.booking_status = e.to_status and m.sender_id is null
  join message before on before.booking_id = e.booking_id and before.booking_status = e.from_status
    and before.sender_id is null and before.seq > m.seq
  where e.from_status <> e.to_status
union all select 'line without exactly one notification', l.booking_id::text from line l
  where l.lines <> (select count(*) from notification n where n.booking_id = l.booking_id
    and n.created_at = l.created_at and n.kind not in ('review', 'answer'))
