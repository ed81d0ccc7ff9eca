-- What public pages say of everything there is, as it was last counted: at a million pros counting takes seconds.
create table last_count (
  name text primary key,
  figures jsonb not null,
  counted_at timestamptz not null
);
