-- A line about a booking keeps what the booking became. Who did it, which visit and why are read where they are kept, so that
-- a new name shows, and an erased one is gone.
alter table message add column booking_status text
  check (booking_status in ('pending', 'accepted', 'completed', 'canceled', 'rejected'));
update message set booking_status = event.to_status, body = ''
  from booking_event event
  where message.sender_id is null and event.booking_id = message.booking_id and event.at = message.created_at
    and event.actor_id is not distinct from message.actor_id;
