-- Hours of one day in which a pro cannot come, whatever the hours of that day are. A server of the version before leaves them
-- alone, and offers those times.
create table away_time (
  id uuid primary key,
  pro_id uuid not null references pro on delete cascade,
  date date not null,
  start_minute int not null check (start_minute between 0 and 1439),
  end_minute int not null check (end_minute between 1 and 1440),
  check (end_minute > start_minute)
);
create index away_time_pro on away_time (pro_id, date);
