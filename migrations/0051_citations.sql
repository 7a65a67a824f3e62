-- Citations: what directories show of each location, the evidence for it, and the tasks that correct it.

-- Directories that an organization added, and its changes of the directories of the program's list.
create table citation_directories (
    org_id       text   not null references orgs (id) on delete cascade,
    id           text   not null,
    is_own       boolean not null,
    -- 1 to 5; null keeps the tier of the list.
    tier         bigint,
    is_hidden    boolean not null,
    -- JSON of its fields; null for a directory of the list.
    details      text,
    changed_by   text   not null,
    changed_at   bigint not null,
    primary key (org_id, id)
);

create table citation_listings (
    org_id       text   not null,
    id           text   not null,
    location_id  text   not null,
    directory_id text   not null,
    -- True for a further listing of the location in the same directory.
    is_duplicate boolean not null,
    -- unchecked, correct, wrong, unsure, missing, blocked, not_applicable.
    state        text   not null,
    -- 0 to 100.
    score        double precision,
    url          text,
    -- Id of the business in a public register, such as a SIRET.
    source_id    text,
    -- What the listing shows: JSON of name, address, city, postcode and phone.
    found        text   not null,
    -- Comparison of each field, as JSON.
    fields       text   not null,
    -- Hash of the location's own data that it was compared with.
    fingerprint  text   not null,
    -- same, other, reported, removed.
    decision     text,
    -- automatic, register, manual, paste, import.
    method       text,
    checked_at   bigint,
    -- Failed checks in a row since this time.
    failing_since bigint,
    next_check_at bigint,
    is_hidden    boolean not null default false,
    primary key (org_id, id),
    foreign key (org_id, location_id) references locations (org_id, id) on delete cascade
);

create unique index citation_listings_main on citation_listings (org_id, location_id, directory_id) where not is_duplicate;
create index citation_listings_by_location on citation_listings (org_id, location_id, directory_id);
create index citation_listings_by_state on citation_listings (org_id, state, location_id) where not is_hidden;
create index citation_listings_due on citation_listings (next_check_at) where next_check_at is not null and not is_hidden;

-- Each check of a listing: kept for 13 months.
create table citation_evidence (
    org_id       text   not null,
    id           text   not null,
    location_id  text   not null,
    directory_id text   not null,
    at           bigint not null,
    method       text   not null,
    state        text   not null,
    score        double precision,
    url          text,
    final_url    text,
    http_status  bigint,
    sha256       text,
    -- JSON list of the extracted fields, each with its source.
    fields       text   not null,
    -- JSON list of what changed since the check before.
    changes      text   not null,
    actor_id     text,
    primary key (org_id, id),
    foreign key (org_id, location_id) references locations (org_id, id) on delete cascade
);

create index citation_evidence_by_listing on citation_evidence (org_id, location_id, directory_id, id);
create index citation_evidence_by_age on citation_evidence (at);

create table citation_tasks (
    org_id       text   not null,
    id           text   not null,
    location_id  text   not null,
    directory_id text   not null,
    -- create, fix, remove.
    kind         text   not null,
    -- to_do, submitted, awaiting_email, awaiting_phone, awaiting_post, awaiting_document, live, needs_fix, rejected,
    -- not_applicable, paused.
    state        text   not null,
    reason       text,
    -- JSON list of the fields to correct.
    fields       text   not null,
    assignee_id  text,
    note         text,
    due_at       bigint,
    reminded_at  bigint,
    -- Order on the board: registers, aggregators, tier 1, then by tier.
    rank         bigint not null,
    created_at   bigint not null,
    updated_at   bigint not null,
    is_hidden    boolean not null default false,
    primary key (org_id, id),
    foreign key (org_id, location_id) references locations (org_id, id) on delete cascade
);

create unique index citation_tasks_by_listing on citation_tasks (org_id, location_id, directory_id);
create index citation_tasks_by_rank on citation_tasks (org_id, is_hidden, rank, id);
create index citation_tasks_due on citation_tasks (due_at) where due_at is not null and not is_hidden;

create table citation_task_steps (
    org_id       text   not null,
    id           text   not null,
    task_id      text   not null,
    at           bigint not null,
    -- Null for a step of the program.
    actor_id     text,
    state        text   not null,
    reason       text,
    primary key (org_id, id),
    foreign key (org_id, task_id) references citation_tasks (org_id, id) on delete cascade
);

create index citation_task_steps_by_task on citation_task_steps (org_id, task_id, id);

create table citation_audits (
    org_id       text   not null references orgs (id) on delete cascade,
    id           text   not null,
    -- queued, running, complete, failed.
    state        text   not null,
    -- JSON list of ids of locations; null for all.
    locations    text,
    -- JSON list of ids of directories; null for all that apply.
    directories  text,
    -- Last location that is done.
    position     text   not null,
    total        bigint not null,
    done         bigint not null,
    -- JSON: number of listings by state that the run has checked.
    counts       text   not null,
    started_by   text,
    created_at   bigint not null,
    finished_at  bigint,
    primary key (org_id, id)
);

create index citation_audits_by_org on citation_audits (org_id, id);
create unique index citation_audits_open on citation_audits (org_id) where state in ('queued', 'running');

-- Figures of each location, for the order and the totals of the matrix.
create table citation_scores (
    org_id       text   not null,
    location_id  text   not null,
    score        double precision,
    accuracy     double precision,
    coverage     double precision,
    checked      double precision,
    found        bigint not null,
    wrong        bigint not null,
    missing      bigint not null,
    is_hidden    boolean not null default false,
    primary key (org_id, location_id),
    foreign key (org_id, location_id) references locations (org_id, id) on delete cascade
);

-- Hosts that pages are read from: their robots rules, kept for 30 days, and the time of the next request.
create table citation_hosts (
    host         text   not null,
    -- rules, none (4xx), forbidden (5xx or no answer).
    robots       text   not null,
    rules        text   not null,
    fetched_at   bigint not null,
    next_at      bigint not null,
    primary key (host)
);

-- Writes of locations that were looked at: a location whose own data changed is checked again.
create table citation_marks (
    org_id       text   not null references orgs (id) on delete cascade,
    -- Version of the locations.
    version      bigint not null,
    primary key (org_id)
);
