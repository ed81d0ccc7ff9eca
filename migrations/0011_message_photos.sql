-- Who asks for a photo, and whoever deletes one, looks for its message.
create index message_picture on message (picture_id) where picture_id is not null;

-- Events of one instant, as those of one transaction are, come in the order in which they were written.
alter table bus_event add column seq bigint generated always as identity;
