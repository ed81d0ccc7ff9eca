-- Who forgets to mark a visit as completed is told so by a notification of its own kind.
alter table notification drop constraint notification_kind_check;
alter table notification add constraint notification_kind_check check (kind in
  ('request', 'accept', 'decline', 'withdraw', 'cancel', 'expire', 'over', 'complete', 'review', 'answer', 'message'));
-- Visits whose reminder was sent, or that were accepted too late for one; what is long over is let rest.
update booking set remind_at = ends_at + interval '2 hours'
  where status = 'accepted' and remind_at is null and ends_at > now() - interval '7 days';
