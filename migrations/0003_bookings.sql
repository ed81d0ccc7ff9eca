create table booking (
  id uuid primary key,
  status text not null check (status in ('pending', 'accepted', 'completed', 'canceled', 'rejected')),
  customer_id uuid not null references account,
  pro_id uuid not null references pro,
  service_id uuid references service,
  service_name text,
  service_type text not null,
  scheduled_date date not null,
  scheduled_time text not null,
  time_zone text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  duration_minutes int not null check (duration_minutes >= 15),
  price_cents int check (price_cents >= 0),
  price_is_estimate boolean not null default false,
  customer_name text not null,
  customer_email text not null,
  customer_phone text not null,
  address text,
  city text,
  state text,
  zip text,
  notes text not null,
  cancel_reason text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (ends_at > starts_at),
  check (customer_id <> pro_id)
);
create index booking_customer on booking (customer_id, created_at desc, id desc);
create index booking_pro on booking (pro_id, created_at desc, id desc);
create index booking_pro_accepted on booking (pro_id, starts_at) where status = 'accepted';
create index booking_pending_start on booking (starts_at) where status = 'pending';
-- The same request sent twice is the same request.
create unique index booking_pending_once on booking (customer_id, pro_id, starts_at) where status = 'pending';

create table booking_event (
  id uuid primary key,
  booking_id uuid not null references booking,
  actor_id uuid references account,
  from_status text,
  to_status text not null,
  reason text,
  at timestamptz not null
);
create index booking_event_booking on booking_event (booking_id, at);

-- One row per 15 minutes that an accepted booking holds: the primary key is what makes a double booking impossible.
create table booking_slot (
  pro_id uuid not null references pro,
  slot timestamptz not null,
  booking_id uuid not null references booking,
  primary key (pro_id, slot)
);
create index booking_slot_booking on booking_slot (booking_id);

create table idempotency_key (
  account_id uuid not null references account on delete cascade,
  key text not null,
  request_hash text not null,
  booking_id uuid not null references booking on delete cascade,
  created_at timestamptz not null,
  primary key (account_id, key)
);

create table review (
  id uuid primary key,
  booking_id uuid not null unique references booking,
  pro_id uuid not null references pro,
  customer_id uuid not null references account,
  rating int not null check (rating between 1 and 5),
  comment text not null check (comment <> ''),
  pro_response text,
  responded_at timestamptz,
  created_at timestamptz not null
);
create index review_pro on review (pro_id, created_at desc, id desc);
create index review_newest on review (created_at desc, id desc);
