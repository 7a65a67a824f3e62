-- Google Business Profile: who is connected, which accounts and locations Google has, what is being brought in line with
-- it, and what is different there. Times are Unix milliseconds; structured values are JSON.

-- A Google user who let us act for them. Tokens are sealed; access tokens are never stored.
create table google_connections (
    org_id         text    not null references orgs (id) on delete cascade,
    id             text    not null collate "binary",
    -- Google's name for the user, which never changes.
    subject        text    not null,
    email          text    not null,
    -- 'connected', or 'reconnect_needed' once Google refused the token for good.
    state          text    not null,
    refresh_token  text,
    -- Who connected it. No reference: it stays when they go.
    user_id        text    not null,
    created_at     bigint  not null,
    updated_at     bigint  not null,
    primary key (org_id, id)
);
create unique index google_connections_by_subject on google_connections (org_id, subject);
create index google_connections_by_org on google_connections (org_id, email);

-- Somebody is at Google's consent page. Good once, in the browser that began it, while its session lasts.
create table google_flows (
    state_hash    text    not null primary key,
    org_id        text    not null references orgs (id) on delete cascade,
    user_id       text    not null,
    session_id    text    not null references sessions (id) on delete cascade,
    browser_hash  text    not null,
    -- The sealed verifier of PKCE.
    secret        text    not null,
    created_at    bigint  not null
);
create index google_flows_by_age on google_flows (created_at);
create index google_flows_by_session on google_flows (session_id);

-- The Business Profile accounts that a connection may see; one that two connections see belongs to the one that listed
-- it last.
create table google_accounts (
    org_id         text    not null,
    id             text    not null collate "binary",
    connection_id  text    not null collate "binary",
    -- Google's number of it.
    account_id     text    not null collate "binary",
    account_name   text    not null,
    -- PERSONAL or ORGANIZATION
    account_type   text    not null,
    role           text,
    -- When its locations are brought in line by themselves; null until some were imported.
    next_sync_at   bigint,
    listed_at      bigint  not null,
    primary key (org_id, id),
    foreign key (org_id, connection_id) references google_connections (org_id, id) on delete cascade
);
create unique index google_accounts_by_account on google_accounts (org_id, account_id);
create index google_accounts_by_connection on google_accounts (org_id, connection_id);
create index google_accounts_due on google_accounts (next_sync_at) where next_sync_at is not null;

-- Which location is which at Google, and what Google said about it last. The key is what keeps anything from being
-- imported twice.
create table google_locations (
    org_id              text    not null,
    google_id           text    not null collate "binary",
    location_id         text    not null collate "binary",
    account_id          text    not null collate "binary",
    -- The profile as Google had it last: what both sides are compared with.
    seen                text    not null,
    place_id            text,
    maps_uri            text,
    review_uri          text,
    has_pending_edits   boolean not null default false,
    error_code          text,
    -- The runs that saw it in a list, and that read its reviews and figures.
    listed_run          text,
    detailed_run        text,
    -- Daily figures are known for these days (2026-11-20).
    stats_from          text,
    stats_until         text,
    created_at          bigint  not null,
    primary key (org_id, google_id),
    foreign key (org_id, location_id) references locations (org_id, id) on delete cascade
);
create unique index google_locations_by_location on google_locations (org_id, location_id);
create index google_locations_by_account on google_locations (org_id, account_id, google_id);
create index google_locations_by_google_id on google_locations (google_id);

-- An import or a sync: how far it is, and what came of it. The position is written with the rows of each page.
create table google_runs (
    org_id       text    not null references orgs (id) on delete cascade,
    id           text    not null collate "binary",
    -- 'import' or 'sync'
    kind         text    not null,
    -- 'account', 'one', 'selected', 'all' or 'scheduled'
    scope        text    not null,
    state        text    not null,
    -- A JSON list of account numbers to go through; empty when locations were named.
    accounts     text    not null,
    -- 'list', then 'details'.
    phase        text    not null,
    -- Which account, or which part of the locations named.
    at           bigint  not null default 0,
    page_token   text,
    -- How many of the current account were seen; taken back when its list begins anew.
    in_account   bigint  not null default 0,
    total        bigint,
    done         bigint  not null default 0,
    created      bigint  not null default 0,
    updated      bigint  not null default 0,
    unchanged    bigint  not null default 0,
    failed       bigint  not null default 0,
    -- Those that await a decision, for a location that is there may be the same.
    waiting      bigint  not null default 0,
    details_done bigint  not null default 0,
    details_at   text,
    -- How many days of figures to fetch; what is missing, when null.
    days         bigint,
    error_code   text,
    user_id      text,
    job_id       text,
    created_at   bigint  not null,
    updated_at   bigint  not null,
    finished_at  bigint,
    primary key (org_id, id)
);
create index google_runs_active on google_runs (org_id, id) where state in ('queued', 'running');
create index google_runs_by_age on google_runs (created_at);

create table google_run_locations (
    org_id     text    not null,
    run_id     text    not null collate "binary",
    part       bigint  not null,
    google_ids text    not null,
    primary key (org_id, run_id, part),
    foreign key (org_id, run_id) references google_runs (org_id, id) on delete cascade
);

-- Locations at Google that may be one that is there already: somebody decides.
create table google_candidates (
    org_id       text    not null,
    google_id    text    not null collate "binary",
    account_id   text    not null,
    location_id  text    not null collate "binary",
    -- 'store_code' or 'name_address'
    reason       text    not null,
    -- What Google says of it.
    found        text    not null,
    -- 'open' or 'skipped'; gone once it was merged or added.
    state        text    not null,
    created_at   bigint  not null,
    primary key (org_id, google_id),
    foreign key (org_id, location_id) references locations (org_id, id) on delete cascade
);
create index google_candidates_by_location on google_candidates (org_id, location_id);

-- What changed at Google without us.
create table google_changes (
    org_id       text    not null,
    id           text    not null collate "binary",
    location_id  text    not null collate "binary",
    google_id    text    not null collate "binary",
    field        text    not null,
    old_value    text    not null,
    new_value    text    not null,
    -- 'profile': somebody changed the profile; 'google': Google shows something else than the profile says.
    source       text    not null,
    -- 'open', 'accepted' or 'restored'
    state        text    not null,
    found_at     bigint  not null,
    decided_at   bigint,
    decided_by   text,
    primary key (org_id, id),
    foreign key (org_id, location_id) references locations (org_id, id) on delete cascade
);
create unique index google_changes_open on google_changes (org_id, google_id, field, source) where state = 'open';
create index google_changes_by_location on google_changes (org_id, location_id, id);

-- Fields that somebody had written to Google: on their way, waiting at Google, or refused.
create table google_edits (
    org_id       text    not null,
    google_id    text    not null collate "binary",
    field        text    not null,
    -- 'queued', 'pending' or 'refused'
    state        text    not null,
    -- Why it was refused: a stable code, and what Google said.
    code         text,
    detail       text,
    user_id      text,
    created_at   bigint  not null,
    updated_at   bigint  not null,
    primary key (org_id, google_id, field),
    foreign key (org_id, google_id) references google_locations (org_id, google_id) on delete cascade
);

-- Notices of Google that were taken in: each is acted upon once.
create table google_messages (
    message_id   text    not null primary key,
    received_at  bigint  not null
);
create index google_messages_by_age on google_messages (received_at);

-- From when on the next request to each of Google's services may be made (Unix microseconds): what keeps all processes
-- together below Google's quotas.
create table google_pace (
    name     text    not null primary key,
    free_at  bigint  not null
);
