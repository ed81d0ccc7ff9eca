-- The clock looks for rows that are too old every five minutes: it need not read whole tables for that.
create index idempotency_key_created on idempotency_key (created_at);
create index payment_event_received on payment_event (received_at);
create index contact_message_created on contact_message (created_at);
-- Nothing asks for reports by their time.
drop index report_created;
