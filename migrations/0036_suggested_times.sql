-- The other times that a pro suggests for a request. A new suggestion adds a row, since the lines of the conversation
-- refer to the earlier ones. All rows of a booking have its id first, and are found by it.
create table suggestion (
  booking_id uuid not null references booking on delete cascade,
  id uuid not null,
  starts timestamptz[] not null check (cardinality(starts) between 1 and 3),
  note text,
  price_cents int check (price_cents >= 0),
  made_at timestamptz not null,
  primary key (booking_id, id)
);

-- The suggestion that can be taken, and the time that the customer had asked for where one was taken. It is no reference,
-- since the rows of a backup come back with bookings first.
alter table booking
  add column suggestion_id uuid,
  add column requested_date date,
  add column requested_time text,
  add check ((requested_date is null) = (requested_time is null));

-- A line about a suggestion says its times.
alter table message add column suggestion_id uuid;

alter table notification drop constraint notification_kind_check;
alter table notification add constraint notification_kind_check check (kind in
  ('request', 'suggest', 'accept', 'take', 'decline', 'withdraw', 'cancel', 'expire', 'over', 'complete', 'review', 'answer',
   'message'));
