-- A pro can suggest other times for an accepted visit, too. Such a suggestion is for the start that the visit has then, and is
-- void once it has another. Which of the times the customer took is stored, since a line of the conversation says the time
-- that the visit had when it was written.
alter table suggestion
  add column moves_from timestamptz,
  add column taken_start timestamptz,
  add constraint suggestion_taken check (taken_start is null or (taken_start = any (starts) and retracted_at is null));

-- A later suggestion can be taken back, after which the booking names none.
alter table booking
  drop constraint booking_requested,
  add constraint booking_requested check (requested_time is null or (
    requested_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' and status in ('accepted', 'completed', 'canceled'))) not valid;

-- A visit that moves stays accepted.
alter table booking_event
  drop constraint booking_event_change,
  add constraint booking_event_change check (case from_status
    when 'pending' then to_status in ('accepted', 'rejected', 'canceled')
    when 'accepted' then to_status in ('accepted', 'completed', 'canceled')
    else from_status is null and to_status in ('pending', 'accepted') end) not valid;

-- A line that says that the suggestion which it names was taken back.
alter table message
  add column retracts boolean not null default false,
  add constraint message_retracts check (not retracts or suggestion_id is not null) not valid;

alter table notification drop constraint notification_kind_check;
alter table notification add constraint notification_kind_check check (kind in
  ('request', 'suggest', 'suggestMove', 'retract', 'retractMove', 'accept', 'take', 'takeMove', 'decline', 'withdraw', 'cancel',
   'expire', 'over', 'complete', 'review', 'answer', 'message')) not valid;
