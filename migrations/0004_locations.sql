-- The places of an organisation, what its four summary cards show, and how often each place was viewed.
-- Times are Unix milliseconds. Every key leads with org_id, so that the tables can be spread by it.

create table locations (
    org_id                 text    not null references orgs (id) on delete cascade,
    id                     text    not null collate "binary",
    version                bigint  not null,
    name                   text    not null,
    address                text    not null,
    city                   text    not null,
    state                  text,
    postal_code            text,
    country                text,
    category               text,
    phone                  text,
    phone_e164             text,
    website                text,
    description            text,
    external_id            text,
    latitude               double precision,
    longitude              double precision,
    opening_hours          text,
    -- A JSON list of addresses; null for none.
    photos                 text,
    verified               boolean not null,
    service_area_business  boolean not null,
    rating                 double precision,
    reviews                bigint  not null,
    health                 bigint  not null,
    issues                 bigint  not null,
    sync_status            text    not null,
    last_sync              bigint,
    google_location_id     text,
    import_id              text,
    created_at             bigint  not null,
    updated_at             bigint  not null,
    deleted_at             bigint,
    -- What is sorted, searched and matched by: folded in the program, so that both engines agree.
    name_key               text    not null collate "binary",
    city_key               text    not null collate "binary",
    category_key           text    not null collate "binary",
    search_key             text    not null collate "binary",
    -- Whether an imported row is this very place: by name and place, or by the owner's own number.
    place_key              text    not null collate "binary",
    external_key           text    collate "binary",
    rating_key             double precision not null generated always as (coalesce(rating, -1)) stored,
    last_sync_key          bigint  not null generated always as (coalesce(last_sync, -1)) stored,
    primary key (org_id, id)
);
create index locations_by_name on locations (org_id, name_key, id) where deleted_at is null;
create index locations_by_city on locations (org_id, city_key, id) where deleted_at is null;
create index locations_by_rating on locations (org_id, rating_key, id) where deleted_at is null;
create index locations_by_reviews on locations (org_id, reviews, id) where deleted_at is null;
create index locations_by_last_sync on locations (org_id, last_sync_key, id) where deleted_at is null;
create index locations_by_place on locations (org_id, place_key) where deleted_at is null;
create index locations_by_external_key on locations (org_id, external_key) where deleted_at is null and external_key is not null;
create index locations_deleted on locations (deleted_at) where deleted_at is not null;

-- Kept by the transaction of every write, so that nothing is counted per request. `rating_sum` is in thousandths, a
-- whole number, so that it never drifts. `version` grows with every write: what was read at a version can be kept.
create table location_totals (
    org_id      text    not null primary key references orgs (id) on delete cascade,
    total       bigint  not null,
    verified    bigint  not null,
    rated       bigint  not null,
    rating_sum  bigint  not null,
    reviews     bigint  not null,
    version     bigint  not null
);

create table location_stats_daily (
    org_id       text    not null,
    location_id  text    not null collate "binary",
    -- The day as 2026-11-20.
    date         text    not null collate "binary",
    views        bigint  not null,
    primary key (org_id, location_id, date),
    foreign key (org_id, location_id) references locations (org_id, id) on delete cascade
);
