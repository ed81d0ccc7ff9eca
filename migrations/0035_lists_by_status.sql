-- Every list of a dashboard, and every number on its tabs, is a range of one of these.
create index booking_pro_status on booking (pro_id, status, starts_at, id);
create index booking_customer_status on booking (customer_id, status, starts_at, id);
drop index booking_pro_accepted;
