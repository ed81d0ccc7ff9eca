-- When a booking is next worth an email that nobody's action causes; null when it is not.
alter table booking add column remind_at timestamptz;
update booking set remind_at = starts_at - interval '24 hours'
  where status = 'accepted' and starts_at > now() + interval '24 hours';
create index booking_remind on booking (remind_at) where remind_at is not null;
