-- The booking whose place a request would take. It is checked when the transaction ends, so that the rows of a backup can
-- come back in any order.
alter table booking add column replaces_id uuid references booking deferrable initially deferred check (replaces_id <> id);
create index booking_replaces on booking (replaces_id) where replaces_id is not null;
-- One booking is asked to move to one time at once.
create unique index booking_moving_once on booking (replaces_id) where status = 'pending' and replaces_id is not null;
