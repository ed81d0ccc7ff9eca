-- Counters of the rate limits; the library writes them, so the columns are its own.
create table rate_limit (
  key varchar(255) primary key,
  points int not null default 0,
  expire bigint
);
