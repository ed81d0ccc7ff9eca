-- Deleting an account and removing a review find their rows without reading whole tables, which they would do under locks.
create index report_reporter on report (reporter_id);
create index block_blocked on block (blocked_id);
create index contact_message_account on contact_message (account_id) where account_id is not null;
create index contact_message_email on contact_message (lower(email));
create index notification_review on notification (review_id) where review_id is not null;
-- Archived services as well, of which there are few.
drop index service_pro;
create index service_pro on service (pro_id, created_at);
