-- The pros that somebody saved, to find them again.
create table saved_pro (
  account_id uuid not null references account on delete cascade,
  pro_id uuid not null references pro on delete cascade,
  created_at timestamptz not null,
  primary key (account_id, pro_id)
);
create index saved_pro_pro on saved_pro (pro_id);
