-- A pro can take suggested times back, and the customer is told.
alter table notification drop constraint notification_kind_check;
alter table notification add constraint notification_kind_check check (kind in
  ('request', 'suggest', 'retract', 'accept', 'take', 'decline', 'withdraw', 'cancel', 'expire', 'over', 'complete', 'review',
   'answer', 'message'));
