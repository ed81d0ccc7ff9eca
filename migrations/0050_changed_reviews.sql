-- When the customer last changed the review, which they may until it is answered. A server of the version before ignores it.
alter table review add column changed_at timestamptz;
