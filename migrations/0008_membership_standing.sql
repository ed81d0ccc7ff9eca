-- Two readings of the payment provider at once: each takes a number before it reads, and the higher number stays.
alter table membership
  add column sync_begun int,
  add column sync_done int;

-- How a membership stands at a moment, whatever was heard of it last: a trial, a canceled membership and one that no
-- provider keeps end on the dot; a paid one has three more days, for while the provider cannot be reached.
create function membership_standing(m membership, at timestamptz) returns text language sql stable parallel safe as $$
  select case
    when m.status = 'trial' and m.expires_at <= at then 'canceled'
    when m.status = 'active' and m.cancel_at_period_end and m.expires_at <= at then 'canceled'
    when m.status = 'active' and m.customer_ref is null and m.expires_at <= at then 'canceled'
    when m.status = 'active' and m.expires_at <= at - interval '72 hours' then 'past_due'
    else m.status
  end
$$;
