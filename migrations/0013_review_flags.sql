-- Sign-ins from one place with one browser leave the same mark. The salt keeps anybody from guessing addresses out of it.
create table mark_salt (
  id int primary key check (id = 1),
  salt uuid not null
);
insert into mark_salt (id, salt) values (1, gen_random_uuid());
create table sign_in_mark (
  account_id uuid not null references account on delete cascade,
  mark text not null,
  seen_at timestamptz not null,
  primary key (account_id, mark)
);
create index sign_in_mark_seen on sign_in_mark (seen_at);

-- Why an operator should look at a review. A flag hides nothing.
create table review_flag (
  review_id uuid not null references review on delete cascade,
  reason text not null check (reason in ('same device', 'completed early', 'many in a day')),
  primary key (review_id, reason)
);

-- What an operator took away, and why; the booking gets no other review.
create table review_removal (
  booking_id uuid primary key references booking,
  rating int not null,
  reason text not null,
  removed_at timestamptz not null
);
create index review_customer on review (customer_id, created_at);
