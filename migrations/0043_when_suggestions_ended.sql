-- When the pro took a suggestion back: it is no answer then, whatever is suggested next. That of before is as old as the line
-- that said so. What is suggested now was not taken back: the clocks of two servers differ.
alter table suggestion add column retracted_at timestamptz;

update suggestion set retracted_at = back.at
from (
  select made.booking_id, made.id, min(message.created_at) as at
  from suggestion made
  join booking on booking.id = made.booking_id
  join conversation on conversation.customer_id = booking.customer_id and conversation.pro_id = booking.pro_id
  join message on message.conversation_id = conversation.id and message.booking_id = booking.id
    and message.booking_status = 'pending' and message.suggestion_id is null and message.actor_id = booking.pro_id
    and message.created_at >= made.made_at
  where booking.suggestion_id is distinct from made.id
  group by made.booking_id, made.id) as back
where suggestion.booking_id = back.booking_id and suggestion.id = back.id;
