create table category (
  id int primary key,
  name text not null unique,
  description text not null,
  image_url text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
insert into category (id, name, description) values
  (1, 'Regular Maintenance', 'Weekly skimming, vacuuming, brushing and a look at the equipment.'),
  (2, 'Chemical Treatment', 'Testing and balancing, algae treatment and green-pool recovery.'),
  (3, 'Equipment Repair', 'Pumps, filters, heaters, salt cells and automation.'),
  (4, 'Opening & Closing', 'Starting the season right and closing the pool before the frost.'),
  (5, 'Leak Detection', 'Finding where the water goes, and mending it.'),
  (6, 'Pool Renovation', 'Resurfacing, tile, coping, lights and decks.');

create table pro (
  account_id uuid primary key references account on delete cascade,
  business_name text not null,
  description text not null,
  years_in_business int not null check (years_in_business >= 0),
  address text not null,
  city text not null,
  state text not null,
  zip text not null,
  service_radius int not null check (service_radius between 1 and 100),
  phone text,
  email text,
  profile_image text,
  is_verified boolean not null default false,
  verified_note text,
  approved_at timestamptz,
  latitude double precision not null,
  longitude double precision not null,
  time_zone text not null,
  buffer_minutes int not null default 0 check (buffer_minutes between 0 and 240),
  notice_hours int not null default 0 check (notice_hours between 0 and 720),
  rating_sum int not null default 0,
  review_count int not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table service (
  id uuid primary key,
  pro_id uuid not null references pro on delete cascade,
  category_id int not null references category,
  name text not null,
  description text not null,
  price_cents int not null check (price_cents >= 0),
  price_type text not null check (price_type in ('fixed', 'hourly', 'estimate')),
  duration_minutes int not null check (duration_minutes >= 15 and duration_minutes % 15 = 0),
  archived_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index service_pro on service (pro_id, created_at) where archived_at is null;

create table working_hours (
  id uuid primary key,
  pro_id uuid not null references pro on delete cascade,
  weekday int not null check (weekday between 0 and 6),
  start_minute int not null check (start_minute between 0 and 1439),
  end_minute int not null check (end_minute between 1 and 1440),
  check (end_minute > start_minute)
);
create index working_hours_pro on working_hours (pro_id);

create table hours_exception (
  id uuid primary key,
  pro_id uuid not null references pro on delete cascade,
  date date not null,
  closed boolean not null,
  start_minute int check (start_minute between 0 and 1439),
  end_minute int check (end_minute between 1 and 1440),
  check (closed = (start_minute is null) and closed = (end_minute is null) and (closed or end_minute > start_minute))
);
create index hours_exception_pro on hours_exception (pro_id, date);

-- The read model of search: one row per listed pro and category; category 0 stands for any service.
create table search_listing (
  category_id int not null,
  pro_id uuid not null references pro on delete cascade,
  cell int not null,
  lat double precision not null,
  lng double precision not null,
  radius int not null,
  rating smallint not null,
  rank smallint not null,
  review_count int not null,
  primary key (pro_id, category_id)
);
create index search_listing_cell on search_listing (category_id, cell, rank desc, review_count desc, pro_id)
  include (lat, lng, rating, radius);
create index search_listing_rank on search_listing (category_id, rank desc, review_count desc, pro_id)
  include (rating);

create function dist_mi(lat1 float8, lng1 float8, lat2 float8, lng2 float8) returns float8
  language sql immutable parallel safe
  return 7917.5226 * asin(sqrt(least(1, power(sin(radians(lat2 - lat1) / 2), 2)
    + cos(radians(lat1)) * cos(radians(lat2)) * power(sin(radians(lng2 - lng1) / 2), 2))));
