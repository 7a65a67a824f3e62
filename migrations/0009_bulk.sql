-- Labels on locations, lists that somebody saved under a name, and work on many locations at once.
-- Times are Unix milliseconds; structured values are JSON.

create table labels (
    org_id      text    not null references orgs (id) on delete cascade,
    id          text    not null collate "binary",
    name        text    not null,
    -- The folded name: two labels of an organisation never differ by case or accents alone.
    name_key    text    not null collate "binary",
    color       text    not null,
    -- Deleted, and still being taken off locations, which may be many.
    is_deleted  boolean not null default false,
    created_at  bigint  not null,
    primary key (org_id, id)
);
create unique index labels_by_name on labels (org_id, name_key) where not is_deleted;

-- Which location carries which label: for counting and finding. What a location shows stands in `locations.labels`.
create table location_labels (
    org_id       text    not null,
    label_id     text    not null collate "binary",
    location_id  text    not null collate "binary",
    primary key (org_id, label_id, location_id),
    foreign key (org_id, label_id) references labels (org_id, id) on delete cascade,
    foreign key (org_id, location_id) references locations (org_id, id) on delete cascade
);
create index location_labels_by_location on location_labels (org_id, location_id, label_id);
-- Deleted locations keep their labels for when they are restored, and do not count.
create index locations_deleted_in_org on locations (org_id, id) where deleted_at is not null;

-- Filter, order and columns of the list under a name; each belongs to one person.
create table saved_views (
    org_id      text    not null references orgs (id) on delete cascade,
    user_id     text    not null references users (id) on delete cascade,
    id          text    not null collate "binary",
    name        text    not null,
    search      text    not null,
    columns     text    not null,
    density     text    not null,
    created_at  bigint  not null,
    primary key (org_id, user_id, id)
);

create table bulk_edits (
    org_id       text    not null references orgs (id) on delete cascade,
    id           text    not null collate "binary",
    kind         text    not null,
    action       text    not null,
    state        text    not null,
    -- Locations, and in how many parts.
    count        bigint  not null,
    parts        bigint  not null,
    -- So many parts are done; while it is being undone, so many are left. Written in the transaction of each part.
    position     bigint  not null default 0,
    done         bigint  not null default 0,
    changed      bigint  not null default 0,
    skipped      bigint  not null default 0,
    -- Who asked for it, and who had it undone. No references: it stays when they go.
    user_id      text    not null,
    undone_by    text,
    job_id       text,
    error        text,
    undo_until   bigint,
    created_at   bigint  not null,
    updated_at   bigint  not null,
    finished_at  bigint,
    primary key (org_id, id)
);
create index bulk_edits_unfinished on bulk_edits (org_id, id) where state in ('queued', 'running', 'undoing');
create index bulk_edits_by_age on bulk_edits (updated_at);

-- The locations that were meant when somebody said so, some hundred ids a row: each row is done in one transaction.
create table bulk_edit_locations (
    org_id     text    not null,
    bulk_id    text    not null collate "binary",
    part       bigint  not null,
    locations  text    not null,
    primary key (org_id, bulk_id, part),
    foreign key (org_id, bulk_id) references bulk_edits (org_id, id) on delete cascade
);
