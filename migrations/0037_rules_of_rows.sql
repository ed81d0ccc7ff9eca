-- Rules that the code keeps anyway: the database refuses a row that breaks one, whoever writes it (docs/decisions/042).
-- Where there are most rows the checks are not valid at first: reading the old rows would lock those tables too long.

-- A server of before 0018 that was still running wrote lines about bookings in the old way: here they become like all others.
update message set body = '', booking_status = coalesce((
    select to_status from booking_event event where event.booking_id = message.booking_id and event.at <= message.created_at
    order by event.at desc limit 1), 'pending')
  where sender_id is null and booking_status is null;

alter table pro
  add constraint pro_rating check (rating_sum between review_count and 5 * review_count),
  add constraint pro_answers check ((answers_within is null) = (answers_until is null)),
  add constraint pro_verified check (is_verified = (verified_note is not null)),
  add constraint pro_place check (latitude between -90 and 90 and longitude between -180 and 180),
  add constraint pro_offered_services check (jsonb_typeof(offered_services) = 'array');

alter table review
  add constraint review_response check ((pro_response is null) = (responded_at is null) and pro_response <> '');

alter table review_removal
  add constraint review_removal_rating check (rating between 1 and 5);

-- Two appointments at one time collide only if both claim the same quarters of an hour.
alter table booking_slot
  add constraint booking_slot_quarter check (slot = date_bin('15 minutes', slot, timestamptz '2000-01-01 00:00Z'));

alter table suggestion
  add constraint suggestion_ahead check (made_at < all (starts));

alter table picture
  add constraint picture_size check (width > 0 and height > 0),
  add constraint picture_caption check (caption = '' or purpose = 'work');

alter table membership
  add constraint membership_plan check (plan is not null or status = 'inactive'),
  add constraint membership_sync check (coalesce(sync_done, 0) between 0 and coalesce(sync_begun, 0));

alter table account
  add constraint account_erased check (deleted_at is null or (password_hash = '' and last_name = '' and num_nonnulls(
    phone, profile_image_url, email_verified_at, pending_email, calendar_token_hash) = 0));

alter table one_time_token
  add constraint one_time_token_times check (expires_at > created_at);

alter table session
  add constraint session_times check (seen_at >= created_at and expires_at > created_at);

alter table booking
  add constraint booking_length check (ends_at - starts_at = duration_minutes * interval '1 minute') not valid,
  add constraint booking_time check (scheduled_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$') not valid,
  add constraint booking_service check ((service_id is null) = (service_name is null)) not valid,
  add constraint booking_price check (price_cents is not null or not price_is_estimate) not valid,
  add constraint booking_cancel_reason check (cancel_reason is null or status in ('canceled', 'rejected')) not valid,
  -- Only a suggestion that was taken leaves another time behind.
  add constraint booking_requested check (requested_time is null or (
    requested_time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$' and suggestion_id is not null
    and status in ('accepted', 'completed', 'canceled'))) not valid;

alter table booking_event
  add constraint booking_event_change check (case from_status
    when 'pending' then to_status in ('accepted', 'rejected', 'canceled')
    when 'accepted' then to_status in ('completed', 'canceled')
    else from_status is null and to_status = 'pending' end) not valid;

-- Either a person wrote it, or it is a line about a booking.
alter table message
  add constraint message_kind check (case when sender_id is null
    then num_nonnulls(booking_id, booking_status) = 2 and picture_id is null
    else num_nonnulls(actor_id, booking_status, price_cents, suggestion_id) = 0 end) not valid;

alter table notification
  add constraint notification_mailed check (mailed_at is null or (kind = 'message' and read_at is null)) not valid;
