-- What a location says besides its address: second line, more telephone numbers, labels, whether its sync is paused, and
-- where its coordinates come from. What the audit finds wrong with each, and sums of it. When each was last written, for
-- whoever follows the changes. Who changed what, what happened lately, and daily views of the organisation as a whole.

alter table locations add column address2 text;
-- JSON lists; null for none.
alter table locations add column additional_phones text;
alter table locations add column labels text;
alter table locations add column is_sync_paused boolean not null default false;
-- Given, or the centre of the postal code; null without coordinates.
alter table locations add column coordinates_source text;
-- `location_totals.version` of the transaction that wrote the row last. Transactions of one organisation take their
-- number first and hold it until they commit: whoever has seen a number has seen all before it.
alter table locations add column change bigint not null default 0;
-- The rules of the audit that fail, a bit each.
alter table locations add column issue_bits bigint not null default 0;

-- Only sample data had hours, in a form that is not read any more.
update locations set opening_hours = null where opening_hours is not null;
update locations set
    coordinates_source = case when latitude is not null then 'given' end,
    change = coalesce((select version from location_totals where location_totals.org_id = locations.org_id), 1),
    issue_bits = case when phone is null then 1 else 0 end
        + case when category is null then 2 else 0 end
        + case when verified then 0 else 4 end
        + case when description is null then 8 else 0 end
        + case when photos is null then 16 else 0 end
        + case when opening_hours is null then 32 else 0 end
        + case when website is null then 64 else 0 end
        + case when rating < 4 then 128 else 0 end
where true;

create index locations_by_health on locations (org_id, health, id) where deleted_at is null;
create index locations_by_change on locations (org_id, change, id);
-- The numbers in the rows tell more than this list did.
drop table location_changes;

alter table location_totals add column health_good bigint not null default 0;
alter table location_totals add column health_fair bigint not null default 0;
alter table location_totals add column health_sum bigint not null default 0;
alter table location_totals add column missing_phone bigint not null default 0;
alter table location_totals add column missing_category bigint not null default 0;
alter table location_totals add column not_verified bigint not null default 0;
alter table location_totals add column missing_description bigint not null default 0;
alter table location_totals add column missing_photos bigint not null default 0;
alter table location_totals add column missing_opening_hours bigint not null default 0;
alter table location_totals add column missing_website bigint not null default 0;
alter table location_totals add column low_rating bigint not null default 0;

update location_totals set (health_good, health_fair, health_sum, missing_phone, missing_category, not_verified,
    missing_description, missing_photos, missing_opening_hours, missing_website, low_rating) =
    (select count(*) filter (where health >= 80),
            count(*) filter (where health >= 60 and health < 80),
            cast(coalesce(sum(health), 0) as bigint),
            count(*) filter (where (issue_bits & 1) <> 0),
            count(*) filter (where (issue_bits & 2) <> 0),
            count(*) filter (where (issue_bits & 4) <> 0),
            count(*) filter (where (issue_bits & 8) <> 0),
            count(*) filter (where (issue_bits & 16) <> 0),
            count(*) filter (where (issue_bits & 32) <> 0),
            count(*) filter (where (issue_bits & 64) <> 0),
            count(*) filter (where (issue_bits & 128) <> 0)
     from locations where locations.org_id = location_totals.org_id and deleted_at is null);

-- What each write did to a location that was there. How it came to be is in the location itself.
create table location_history (
    org_id       text    not null,
    location_id  text    not null collate "binary",
    -- The version that the write made.
    version      bigint  not null,
    at           bigint  not null,
    -- Who; null for what nobody did by hand.
    user_id      text,
    event        text    not null,
    source       text    not null,
    -- The import, bulk edit or merge it was part of.
    source_id    text,
    -- A JSON list of field, old value, new value.
    changes      text    not null,
    primary key (org_id, location_id, version),
    foreign key (org_id, location_id) references locations (org_id, id) on delete cascade
);

-- What happened in the organisation lately, one line a deed. The name is as it was then.
create table location_activity (
    org_id         text    not null references orgs (id) on delete cascade,
    id             text    not null collate "binary",
    at             bigint  not null,
    user_id        text,
    kind           text    not null,
    location_id    text,
    location_name  text,
    count          bigint,
    primary key (org_id, id)
);
create index location_activity_by_age on location_activity (at);

-- Views of all locations of an organisation together.
create table org_views_daily (
    org_id  text    not null references orgs (id) on delete cascade,
    -- The day as 2026-11-20.
    date    text    not null collate "binary",
    views   bigint  not null,
    primary key (org_id, date)
);
insert into org_views_daily (org_id, date, views)
    select org_id, date, cast(sum(views) as bigint) from location_stats_daily group by org_id, date;
