-- The newest booking of two people is one step in this index. By their numbers of bookings the planner may take those of the pro
-- instead, thousands for a busy one. All bookings of a customer are few: sorting them by their time takes no index of its own.
create index booking_pair on booking (customer_id, pro_id, created_at desc, id desc);
drop index booking_customer;
