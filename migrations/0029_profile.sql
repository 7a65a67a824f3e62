-- What people choose about themselves. Which language they read stands in users.user_metadata, where sign-in looks too.

-- What the names of their picture in the store are made of, 128 random bits; null for who has none.
alter table profiles add column photo_key text collate "binary";
-- The IANA name of the time zone in which they are shown times; null for that of their device.
alter table profiles add column time_zone text;
create unique index profiles_by_photo on profiles (photo_key) where photo_key is not null;
