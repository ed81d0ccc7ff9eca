-- A pro can ask to move a visit together with the later ones of its series (docs/decisions/053).
alter table suggestion
  add column and_later boolean not null default false,
  add constraint suggestion_and_later check (not and_later or moves_from is not null);
