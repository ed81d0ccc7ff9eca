-- The checks that 0037 and 0039 left for later: this reads the rows while others write them.
alter table booking
  validate constraint booking_length,
  validate constraint booking_time,
  validate constraint booking_service,
  validate constraint booking_price,
  validate constraint booking_cancel_reason,
  validate constraint booking_requested,
  validate constraint booking_series;
alter table booking_event validate constraint booking_event_change;
alter table message validate constraint message_kind;
alter table notification validate constraint notification_mailed;

-- Only a server of the version before, which removes old rows, still uses this table: the next version drops it.
delete from payment_event;

-- Why the system canceled a booking; what a person wrote stays in cancel_reason. Older rows stay as they are until the next
-- version, since this locks the table (docs/decisions/044).
alter table booking
  add column ended_as text,
  add constraint booking_ended_as check (ended_as is null or (
    ended_as in ('expired', 'moved', 'changed', 'account deleted') and status = 'canceled')) not valid;
