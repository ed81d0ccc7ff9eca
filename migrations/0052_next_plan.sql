-- A change of the plan begins with the next period: until then the membership keeps the plan that was paid for.
alter table membership add column next_plan text,
  add constraint membership_next_plan check (next_plan in ('month', 'year') and next_plan <> plan);
