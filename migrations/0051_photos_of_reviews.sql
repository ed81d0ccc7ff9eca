-- A review may show photos of the work: pictures of its author, in the order in which they were sent.
alter table picture drop constraint picture_purpose_check;
alter table picture add constraint picture_purpose_check
  check (purpose in ('profile', 'business', 'message', 'work', 'review'));

create table review_photo (
  review_id uuid not null references review on delete cascade,
  place smallint not null,
  picture_id uuid not null references picture on delete cascade,
  primary key (review_id, place)
);
-- A photo belongs to one review.
create unique index review_photo_picture on review_photo (picture_id);
