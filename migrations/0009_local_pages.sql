-- The pages of towns: which have pros, how many, and who.
create index pro_town on pro (state, lower(city), account_id) where approved_at is not null;
