-- Prices in the copy of what a pro offers, so that cards can say where they start. Each list is read once, not looked up for each pro.
update pro set offered_services = offer.services
from (
  select pro_id, jsonb_agg(jsonb_build_object('id', id, 'name', name, 'categoryId', category_id,
    'priceCents', price_cents, 'priceType', price_type) order by created_at, id) as services
  from service where archived_at is null group by pro_id) offer
where pro.account_id = offer.pro_id;
