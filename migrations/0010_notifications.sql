-- What somebody is told on the site. The words are made when it is shown, from the rows it refers to. A conversation has
-- one, which each new message renews; `mailed_at` says that a mail told of it, until it is read. The account is no
-- reference: to check it, whoever tells somebody of a booking would wait for that one's leaving, which waits for bookings.
create table notification (
  id uuid primary key,
  account_id uuid not null,
  kind text not null check (kind in
    ('request', 'accept', 'decline', 'withdraw', 'cancel', 'expire', 'complete', 'review', 'answer', 'message')),
  booking_id uuid references booking on delete cascade,
  review_id uuid references review on delete cascade,
  conversation_id uuid references conversation on delete cascade,
  created_at timestamptz not null,
  read_at timestamptz,
  mailed_at timestamptz,
  unique (account_id, conversation_id),
  check ((kind = 'message') = (conversation_id is not null)),
  check ((kind = 'message') = (booking_id is null)),
  check ((kind in ('review', 'answer')) = (review_id is not null))
);
create index notification_newest on notification (account_id, created_at desc, id desc);
create index notification_unread on notification (account_id) where read_at is null;
create index notification_age on notification (created_at);

-- Which mails somebody wants, of the kinds that they may do without. A row is made with the first mail of its kind,
-- because the mail carries the token: whoever holds it may end this kind of mail, and nothing else.
create table mail_preference (
  account_id uuid not null references account on delete cascade,
  kind text not null check (kind in ('messages', 'visits', 'reviews')),
  wanted boolean not null default true,
  token text not null unique,
  updated_at timestamptz not null,
  primary key (account_id, kind)
);

-- When an account last had a page open, to about half a minute.
create table presence (
  account_id uuid primary key references account on delete cascade,
  seen_at timestamptz not null
);
