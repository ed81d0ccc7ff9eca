-- How fast a pro usually answers requests, in minutes, and until when that can be said; written with each answer. Nothing is filled
-- in here: that would read every booking, and the next answer of each pro does it as well.
alter table pro add column answers_within int check (answers_within > 0);
alter table pro add column answers_until timestamptz;
