-- Posts: news, offers and events that the profiles of locations show, with their state at each location.

create table posts (
    org_id       text   not null references orgs (id) on delete cascade,
    id           text   not null,
    -- news, offer, event.
    kind         text   not null,
    -- draft, waiting_approval, scheduled, publishing, published, stopped.
    state        text   not null,
    -- JSON: texts, title, event, offer, button.
    content      text   not null,
    photo_id     text,
    -- JSON: the chosen locations, a label, or all.
    audience     text   not null,
    -- Local time of the first occurrence, such as 2026-12-01T09:00. Null: as soon as it is let out.
    starts_at    text,
    -- JSON: repetition.
    series       text,
    -- Beginning of its text, for lists.
    summary      text   not null,
    -- Folded texts, for the search.
    search_key   text   not null,
    -- Occurrences that have targets.
    occurrences  bigint not null,
    -- Time at which the next occurrence gets its targets; null when none follows.
    plan_at      bigint,
    -- Grows with every change.
    version      bigint not null,
    created_by   text   not null,
    asked_by     text,
    approved_by  text,
    -- Comment of the member who sent it back.
    note         text,
    created_at   bigint not null,
    updated_at   bigint not null,
    primary key (org_id, id)
);

create index posts_by_state on posts (org_id, state, id);
create index posts_to_plan on posts (plan_at) where plan_at is not null;

create table post_targets (
    org_id       text   not null,
    id           text   not null,
    post_id      text   not null,
    location_id  text   not null,
    -- Number of the occurrence, 0 for the first.
    occurrence   bigint not null,
    -- en, fr.
    language     text   not null,
    -- queued, sending, processing, live, rejected, failed, expired, deleted.
    state        text   not null,
    -- publish, edit, delete, check, expire. Null: nothing to do.
    task         text,
    -- Time of the task, and of the occurrence.
    due_at       bigint,
    starts_at    bigint,
    attempts     bigint not null,
    -- Time before the first call that may have published it.
    sending_at   bigint,
    published_at bigint,
    -- Name at the source, such as accounts/1/locations/2/localPosts/3.
    source_name  text,
    url          text,
    reason_code  text,
    updated_at   bigint not null,
    primary key (org_id, id),
    foreign key (org_id, post_id) references posts (org_id, id) on delete cascade,
    foreign key (org_id, location_id) references locations (org_id, id) on delete cascade
);

create unique index post_targets_by_post on post_targets (org_id, post_id, occurrence, location_id);
create index post_targets_by_location on post_targets (org_id, location_id, post_id);
create index post_targets_by_state on post_targets (org_id, post_id, state, id);
create index post_targets_due on post_targets (org_id, due_at, id) where due_at is not null;

-- Occurrences of posts by their local day, with the number of locations in each state.
create table post_days (
    org_id       text   not null,
    post_id      text   not null,
    occurrence   bigint not null,
    -- Local date and time, such as 2026-12-01 and 2026-12-01T09:00.
    day          text   not null,
    starts_at    text   not null,
    -- Place in its day: the time, and the post. No two are equal.
    place        text   not null,
    queued       bigint not null,
    sending      bigint not null,
    processing   bigint not null,
    live         bigint not null,
    rejected     bigint not null,
    failed       bigint not null,
    expired      bigint not null,
    deleted      bigint not null,
    primary key (org_id, post_id, occurrence),
    foreign key (org_id, post_id) references posts (org_id, id) on delete cascade
);

create index post_days_by_day on post_days (org_id, day, place);

create table post_photos (
    org_id       text   not null references orgs (id) on delete cascade,
    id           text   not null,
    -- Key of its files in the store of pictures.
    key          text   not null,
    width        bigint not null,
    height       bigint not null,
    created_by   text   not null,
    created_at   bigint not null,
    primary key (org_id, id)
);

create unique index post_photos_by_key on post_photos (key);

-- Templates of an organization; those of the program are in its files.
create table post_templates (
    org_id       text   not null references orgs (id) on delete cascade,
    id           text   not null,
    name         text   not null,
    kind         text   not null,
    -- en, fr.
    language     text   not null,
    -- JSON: text, title, button.
    content      text   not null,
    created_by   text   not null,
    created_at   bigint not null,
    primary key (org_id, id)
);

create table post_settings (
    org_id            text    not null references orgs (id) on delete cascade,
    approval_required boolean not null,
    primary key (org_id)
);
