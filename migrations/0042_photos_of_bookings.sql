-- The card of a booking shows the photos about it, and they go along to a request that takes its place.
create index message_booking_photo on message (booking_id) where picture_id is not null;
