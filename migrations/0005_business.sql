-- A deleted account keeps its row, so that the other party's bookings keep theirs; what it said about the person is gone.
alter table account
  add column pending_email text,
  add column calendar_token_hash text unique,
  add column deleted_at timestamptz;

create table one_time_token (
  token_hash text primary key,
  account_id uuid not null references account on delete cascade,
  purpose text not null check (purpose in ('verify-email', 'reset-password')),
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index one_time_token_account on one_time_token (account_id, purpose);
create index one_time_token_expires on one_time_token (expires_at);

alter table membership
  add column customer_ref text unique,
  add column trial_used_at timestamptz,
  add column reminded_at timestamptz;
create index membership_expires on membership (expires_at) where status in ('trial', 'active', 'past_due');

-- One trial for each person: the hash of the address outlives the account.
create table used_trial (
  email_hash text primary key,
  used_at timestamptz not null
);

create table payment_event (
  id text primary key,
  type text not null,
  customer_ref text not null,
  received_at timestamptz not null
);

-- What somebody agreed to before a checkout, word for word.
create table membership_consent (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  plan text not null check (plan in ('month', 'year')),
  price_cents int not null check (price_cents >= 0),
  terms text not null,
  ip text not null,
  consented_at timestamptz not null
);
create index membership_consent_account on membership_consent (account_id);

-- The state of the built-in payment provider, which stands in for the real one while no keys are configured.
create table test_payments (
  id int primary key check (id = 1),
  state jsonb not null
);

-- Mail that was delivered nowhere, because no mail server is configured; readable at /dev/mail.
create table kept_mail (
  id text primary key,
  to_address text not null,
  subject text not null,
  text text not null,
  html text not null,
  created_at timestamptz not null
);
create index kept_mail_to on kept_mail (lower(to_address), created_at desc);
create index kept_mail_created on kept_mail (created_at desc);

create table contact_message (
  id uuid primary key,
  account_id uuid references account on delete set null,
  name text not null,
  email text not null,
  phone text,
  subject text not null,
  message text not null,
  created_at timestamptz not null
);

create table picture (
  id uuid primary key,
  account_id uuid not null references account on delete cascade,
  purpose text not null check (purpose in ('profile', 'business', 'message')),
  width int not null,
  height int not null,
  created_at timestamptz not null
);
create index picture_account on picture (account_id);
