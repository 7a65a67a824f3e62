-- Photos of locations. The pictures themselves are in the store of the operator's choice (a folder, a bucket), under names
-- made of `key`: 128 random bits, for they are read without signing in. What is in the store and not here is removed from
-- it after a day; so a picture is stored first, and its row written then.

create table photos (
    org_id       text    not null,
    location_id  text    not null collate "binary",
    id           text    not null collate "binary",
    -- 0 for the cover.
    position     bigint  not null,
    key          text    not null collate "binary",
    alt          text,
    width        bigint  not null,
    height       bigint  not null,
    bytes        bigint  not null,
    created_at   bigint  not null,
    primary key (org_id, location_id, id),
    foreign key (org_id, location_id) references locations (org_id, id) on delete cascade
);
create unique index photos_by_key on photos (key);
