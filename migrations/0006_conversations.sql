-- One for each customer and pro. `last_seq` numbers the messages: whoever writes holds the row until the message is
-- committed, so that numbers have no gaps and nobody sees the second before the first.
create table conversation (
  id uuid primary key,
  customer_id uuid not null references account,
  pro_id uuid not null references pro,
  last_seq int not null default 0,
  customer_read_seq int not null default 0,
  pro_read_seq int not null default 0,
  last_message_at timestamptz not null,
  created_at timestamptz not null,
  unique (customer_id, pro_id),
  check (customer_id <> pro_id),
  check (customer_read_seq between 0 and last_seq),
  check (pro_read_seq between 0 and last_seq)
);
create index conversation_customer on conversation (customer_id, last_message_at desc, id);
create index conversation_pro on conversation (pro_id, last_message_at desc, id);

-- Without a sender it is a line of ours: what became of a booking, and by whose hand.
create table message (
  conversation_id uuid not null references conversation on delete cascade,
  seq int not null check (seq > 0),
  id uuid not null unique,
  sender_id uuid references account,
  actor_id uuid references account,
  body text not null,
  booking_id uuid references booking,
  picture_id uuid references picture on delete set null,
  created_at timestamptz not null,
  primary key (conversation_id, seq)
);

create table block (
  blocker_id uuid not null references account on delete cascade,
  blocked_id uuid not null references account on delete cascade,
  created_at timestamptz not null,
  primary key (blocker_id, blocked_id),
  check (blocker_id <> blocked_id)
);

create table report (
  id uuid primary key,
  subject text not null check (subject in ('message', 'review', 'user')),
  subject_id uuid not null,
  reason text not null,
  details text not null,
  reporter_id uuid not null references account on delete cascade,
  created_at timestamptz not null
);
create index report_created on report (created_at desc);

-- What the polling bus reads, for databases without LISTEN; the others leave it empty.
create table bus_event (
  id uuid primary key,
  payload text not null,
  created_at timestamptz not null default now()
);
create index bus_event_created on bus_event (created_at);
