-- The checks that 0040, 0044 and 0046 left for later: this reads the rows while others write them.
alter table booking validate constraint booking_ended_as, validate constraint booking_requested;
alter table booking_event validate constraint booking_event_change;
alter table message
  validate constraint message_retracts,
  validate constraint message_scheduled,
  validate constraint message_instead_of;
alter table notification validate constraint notification_kind_check;

-- Why the system ended a booking is only in ended_as from now on: cancel_reason is what a person wrote (docs/decisions/044).
update booking set ended_as = coalesce(ended_as, cancel_reason), cancel_reason = null
  where cancel_reason in ('expired', 'moved', 'changed', 'account deleted') and (ended_as is not null or exists (
    select from booking_event as step left join account on account.id = step.actor_id
    where step.booking_id = booking.id and booking.status = 'canceled' and step.to_status = 'canceled'
      and (step.actor_id is null or account.deleted_at is not null)));

-- Nothing uses it since 0040.
drop table payment_event;
