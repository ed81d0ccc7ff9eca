-- A line about a booking keeps the price that its change named: the booking alone does not tell which of its changes that was.
alter table message add column price_cents int check (price_cents >= 0);
