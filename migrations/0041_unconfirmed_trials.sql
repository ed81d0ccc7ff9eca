-- A trial of an account whose address was never confirmed counts, too, until whoever reads that address confirms it.
alter table used_trial add column confirmed boolean not null default true;
