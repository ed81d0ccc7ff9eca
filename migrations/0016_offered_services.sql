-- A copy of what a pro offers, as search cards show it: a page of twenty pros would otherwise read twenty lists of services.
alter table pro add column offered_services jsonb not null default '[]';
update pro set offered_services = coalesce((
  select jsonb_agg(jsonb_build_object('id', s.id, 'name', s.name, 'categoryId', s.category_id) order by s.created_at, s.id)
  from service s where s.pro_id = pro.account_id and s.archived_at is null), '[]');
