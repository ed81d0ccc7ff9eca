-- A line about a booking stores when the booking was then, and what that was instead of. Every reader worked it out from what
-- became of the booking since (docs/decisions/052).

-- What the older lines said, read before the table is locked. Only of bookings that may still move, or that did: the lines
-- about all others say when those are. A visit that moved was accepted at the time that its first move led from.
create table old_line as
select line.id,
  coalesce(case line.booking_status
      when 'pending' then booking.requested_date + booking.requested_time::time
      when 'accepted' then (case
        when named.moves_from is null then (select first.moves_from from suggestion as first where first.booking_id = booking.id
          and first.moves_from is not null and first.taken_start is not null order by first.id limit 1)
        when line.actor_id = booking.customer_id then named.taken_start else named.moves_from end) at time zone booking.time_zone
    end, booking.scheduled_date + booking.scheduled_time::time) as scheduled,
  case
    when line.booking_status = 'pending' then replaced.scheduled_date + replaced.scheduled_time::time
    when line.booking_status = 'accepted' and line.actor_id = booking.customer_id then
      case when named.moves_from is null then booking.requested_date + booking.requested_time::time
        else named.moves_from at time zone booking.time_zone end
  end as instead_of
from message as line
join booking on booking.id = line.booking_id
left join booking as replaced on replaced.id = booking.replaces_id
left join suggestion as named on named.booking_id = booking.id and named.id = line.suggestion_id
where line.booking_status is not null
  and (booking.status in ('pending', 'accepted') or num_nonnulls(booking.requested_date, booking.replaces_id) > 0);

alter table message
  add column scheduled_date date,
  add column scheduled_time text,
  add column instead_of_date date,
  add column instead_of_time text,
  add constraint message_scheduled check (num_nulls(scheduled_date, scheduled_time) <> 1 and (scheduled_time is null or (
    scheduled_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' and booking_status is not null))) not valid,
  add constraint message_instead_of check (num_nulls(instead_of_date, instead_of_time) <> 1 and (instead_of_time is null or (
    instead_of_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' and scheduled_time is not null))) not valid;

update message set
  scheduled_date = old_line.scheduled::date, scheduled_time = to_char(old_line.scheduled, 'HH24:MI'),
  instead_of_date = old_line.instead_of::date, instead_of_time = to_char(old_line.instead_of, 'HH24:MI')
from old_line where message.id = old_line.id;

drop table old_line;
