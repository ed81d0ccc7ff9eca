-- The nearest are read in strips of 0.02° from west to east, so that a circle of any size is read without its surroundings.
create index search_listing_strip on search_listing (category_id, (floor((lat + 90) / 0.02)::int), lng)
  include (lat, rating, radius, pro_id);
