-- Photos of a pro's work are pictures, too; only they have a caption.
alter table picture drop constraint picture_purpose_check;
alter table picture add constraint picture_purpose_check check (purpose in ('profile', 'business', 'message', 'work'));
alter table picture add column caption text not null default '';

-- A profile lists them, and its pro may have sent thousands of photos in messages.
create index picture_work on picture (account_id, created_at) where purpose = 'work';
