-- Webhooks: where an organisation wants to be told of events, what it was told, and how each try went. Times are Unix
-- milliseconds.

create table webhook_endpoints (
    org_id           text     not null references orgs (id) on delete cascade,
    id               text     not null collate "binary",
    url              text     not null,
    description      text     not null,
    is_active        boolean  not null,
    -- Sealed.
    secret           text     not null,
    -- Good besides, until this time: receivers need a while to take over a new one.
    previous_secret  text,
    previous_until   bigint,
    -- Every try since then has failed; null when the last one succeeded.
    failing_since    bigint,
    -- Not asked before this time, for it has just failed.
    resting_until    bigint,
    -- Why it was switched off by itself: 'gone' or 'failing'.
    disabled_reason  text,
    created_at       bigint   not null,
    primary key (org_id, id)
);

-- The events that an endpoint wants.
create table webhook_subscriptions (
    org_id       text  not null,
    event_type   text  not null,
    endpoint_id  text  not null collate "binary",
    primary key (org_id, event_type, endpoint_id),
    foreign key (org_id, endpoint_id) references webhook_endpoints (org_id, id) on delete cascade
);
create index webhook_subscriptions_by_endpoint on webhook_subscriptions (org_id, endpoint_id);

-- What happened, as it is told: every try sends these very bytes.
create table webhook_events (
    org_id      text    not null references orgs (id) on delete cascade,
    id          text    not null collate "binary",
    body        text    not null,
    created_at  bigint  not null,
    primary key (org_id, id)
);
create index webhook_events_by_age on webhook_events (created_at);

-- An event on its way to an endpoint, or there.
create table webhook_deliveries (
    org_id       text    not null,
    endpoint_id  text    not null collate "binary",
    event_id     text    not null collate "binary",
    event_type   text    not null,
    -- 'waiting', 'delivered' or 'failed'
    state        text    not null,
    -- Tries since it was last asked for.
    tries        bigint  not null,
    -- When the next try is due; null when none is.
    next_at      bigint,
    -- The latest try.
    last_attempt text    collate "binary",
    created_at   bigint  not null,
    primary key (org_id, endpoint_id, event_id),
    foreign key (org_id, endpoint_id) references webhook_endpoints (org_id, id) on delete cascade,
    foreign key (org_id, event_id) references webhook_events (org_id, id) on delete cascade
);
create index webhook_deliveries_due on webhook_deliveries (org_id, endpoint_id, next_at) where state = 'waiting';
create index webhook_deliveries_waiting on webhook_deliveries (next_at) where state = 'waiting';
create index webhook_deliveries_by_event on webhook_deliveries (org_id, event_id);

-- One try, and what came back.
create table webhook_attempts (
    org_id       text    not null,
    endpoint_id  text    not null collate "binary",
    event_id     text    not null collate "binary",
    id           text    not null collate "binary",
    at           bigint  not null,
    duration_ms  bigint  not null,
    -- HTTP status; null when nothing answered.
    status       bigint,
    -- Stable code of what went wrong; null when it was taken.
    error        text,
    -- The beginning of what the receiver answered.
    response     text    not null,
    primary key (org_id, endpoint_id, event_id, id),
    foreign key (org_id, endpoint_id, event_id)
        references webhook_deliveries (org_id, endpoint_id, event_id) on delete cascade
);
