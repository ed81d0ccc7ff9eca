-- A request may ask for appointments that repeat. It and the bookings that its acceptance adds are a series, named by the
-- id of the request; each knows the rhythm, how many were asked for, and which of them it is. One that takes another's
-- place takes its number, too. Like replaces_id, the reference is checked when the transaction ends.
alter table booking
  add column series_id uuid references booking deferrable initially deferred,
  add column series_number int,
  add column repeat_weeks int,
  add column repeat_times int,
  add constraint booking_series check (num_nulls(series_id, series_number, repeat_weeks, repeat_times) in (0, 4)
    and repeat_weeks in (1, 2, 4) and repeat_times between 2 and 12 and series_number between 1 and repeat_times) not valid;
create index booking_series_start on booking (series_id, starts_at) where series_id is not null;

-- What comes with a repeating request was never asked for on its own: it begins as accepted.
alter table booking_event
  drop constraint booking_event_change,
  add constraint booking_event_change check (case from_status
    when 'pending' then to_status in ('accepted', 'rejected', 'canceled')
    when 'accepted' then to_status in ('completed', 'canceled')
    else from_status is null and to_status in ('pending', 'accepted') end) not valid;
