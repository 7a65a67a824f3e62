-- Local landing pages: one site per organization, a page per location, every address that a page ever had.

create table page_sites (
    org_id      text   not null references orgs (id) on delete cascade,
    -- First part of the addresses, after /p/.
    slug        text   not null,
    -- off, live.
    state       text   not null,
    -- JSON: name, template, languages, colors, texts of the law, levels of the addresses.
    settings    text   not null,
    -- Number of the last write of the site and of its pages.
    version     bigint not null,
    -- Version of the locations up to which the addresses follow them.
    followed    bigint not null,
    created_at  bigint not null,
    updated_at  bigint not null,
    primary key (org_id)
);

create unique index page_sites_by_slug on page_sites (slug);

create table local_pages (
    org_id       text    not null,
    location_id  text    not null,
    -- draft, live, closed.
    state        text    not null,
    -- JSON: the content that members edit, and the one that visitors see; the latter is null before it is published.
    draft        text    not null,
    published    text,
    -- True when the draft differs from what visitors see.
    is_changed   boolean not null,
    published_at bigint,
    closed_at    bigint,
    updated_at   bigint  not null,
    -- Version of the site at the last write.
    change       bigint  not null,
    primary key (org_id, location_id),
    foreign key (org_id, location_id) references locations (org_id, id) on delete cascade
);

create index local_pages_by_change on local_pages (org_id, change);
create index local_pages_by_state on local_pages (org_id, state, published_at);

-- What lists and search engines need to know of a content: the one that visitors see, else the draft.
create table page_prints (
    org_id       text    not null,
    location_id  text    not null,
    language     text    not null,
    -- Own title; empty for the usual one.
    title        text    not null,
    -- Number of own words, and hashes of every five in a row, eight bytes each.
    words        bigint  not null,
    prints       bytea   not null,
    is_machine   boolean not null,
    by_appointment boolean not null,
    has_areas    boolean not null,
    primary key (org_id, location_id, language),
    foreign key (org_id, location_id) references local_pages (org_id, location_id) on delete cascade
);

-- The last published contents of a page.
create table page_versions (
    org_id       text   not null,
    id           text   not null,
    location_id  text   not null,
    content      text   not null,
    -- User who published it; null for the program.
    created_by   text,
    created_at   bigint not null,
    primary key (org_id, id),
    foreign key (org_id, location_id) references local_pages (org_id, location_id) on delete cascade
);

create index page_versions_by_location on page_versions (org_id, location_id, id);

-- Every address that a page has or had. It stays after its location is deleted, so that links lead on.
create table page_addresses (
    org_id       text    not null references orgs (id) on delete cascade,
    -- Without the address of the site, such as new-york/brooklyn/martin-bakery.
    path         text    not null,
    location_id  text    not null,
    language     text    not null,
    is_current   boolean not null,
    created_at   bigint  not null,
    primary key (org_id, path)
);

create index page_addresses_by_location on page_addresses (org_id, location_id);

-- What visitors did on a page, by day (UTC).
create table page_counts (
    org_id       text   not null,
    location_id  text   not null,
    day          text   not null,
    views        bigint not null,
    calls        bigint not null,
    directions   bigint not null,
    bookings     bigint not null,
    orders       bigint not null,
    visits       bigint not null,
    primary key (org_id, location_id, day),
    foreign key (org_id, location_id) references local_pages (org_id, location_id) on delete cascade
);

create index page_counts_by_day on page_counts (org_id, day);
