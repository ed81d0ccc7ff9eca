create table account (
  id uuid primary key,
  email text not null,
  role text not null check (role in ('customer', 'pro')),
  first_name text not null,
  last_name text not null,
  phone text,
  profile_image_url text,
  password_hash text not null,
  email_verified_at timestamptz,
  created_at timestamptz not null
);
create unique index account_email on account (lower(email));

create table session (
  token_hash text primary key,
  id uuid not null unique,
  account_id uuid not null references account on delete cascade,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  expires_at timestamptz not null,
  user_agent text not null default ''
);
create index session_account on session (account_id);
create index session_expires on session (expires_at);

create table membership (
  account_id uuid primary key references account on delete cascade,
  status text not null check (status in ('trial', 'active', 'past_due', 'canceled', 'inactive')),
  plan text check (plan in ('month', 'year')),
  expires_at timestamptz,
  cancel_at_period_end boolean not null default false,
  updated_at timestamptz not null
);

create table demo_data (
  name text primary key,
  loaded_at timestamptz not null
);
