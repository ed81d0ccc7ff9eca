-- Until when a pro takes requests, if nothing more is heard of the membership; null for one that takes none. A moment and no
-- mark, because memberships end by the clock alone: the same moments as in `membership_standing`, which they must agree with.
create function takes_requests_until(m membership) returns timestamptz language sql stable parallel safe as $$
  select case
    when m.status = 'trial' then coalesce(m.expires_at, 'infinity')
    when m.status = 'active' and (m.cancel_at_period_end or m.customer_ref is null) then coalesce(m.expires_at, 'infinity')
    when m.status = 'active' then coalesce(m.expires_at + interval '72 hours', 'infinity')
  end
$$;

-- The indexes are made anew around the one update that fills the column: kept, each would be written for every row of it.
drop index search_listing_cell, search_listing_rank, search_listing_strip;
alter table search_listing add column requests_until timestamptz;
update search_listing l set requests_until = takes_requests_until(m) from membership m where m.account_id = l.pro_id;
create index search_listing_cell on search_listing (category_id, cell, rank desc, review_count desc, pro_id)
  include (lat, lng, rating, radius, requests_until);
create index search_listing_rank on search_listing (category_id, rank desc, review_count desc, pro_id)
  include (rating, requests_until);
create index search_listing_strip on search_listing (category_id, (floor((lat + 90) / 0.02)::int), lng)
  include (lat, rating, radius, pro_id, requests_until);
