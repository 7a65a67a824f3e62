-- Organisations, who belongs to them, and the record that somebody completed sign-up. Times are Unix milliseconds.

create table orgs (
    id               text    not null primary key,
    name             text    not null,
    default_country  text,
    trial_ends_at    bigint,
    is_demo          boolean not null default false,
    -- A demo organisation and everything in it is removed after this.
    expires_at       bigint,
    created_at       bigint  not null
);
create index orgs_expiring on orgs (expires_at) where expires_at is not null;

create table user_registrations (
    id                      text    not null primary key,
    user_id                 text    not null references users (id) on delete cascade,
    email                   text    not null,
    first_name              text    not null,
    last_name               text    not null,
    company                 text,
    registration_completed  boolean not null,
    created_at              bigint  not null
);
create unique index user_registrations_user on user_registrations (user_id);

-- The profile ties a user to its organisation and role; `id` is the user's.
create table profiles (
    id          text    not null primary key references users (id) on delete cascade,
    org_id      text    not null references orgs (id) on delete cascade,
    email       text    not null,
    name        text    not null,
    role        text    not null,
    created_at  bigint  not null
);
create index profiles_org on profiles (org_id, id);

-- Answers already given to a POST with an Idempotency-Key, so that a repeat gets the same one. Kept for a day.
create table idempotency_keys (
    org_id        text    not null references orgs (id) on delete cascade,
    key           text    not null,
    request_hash  text    not null,
    status        bigint,
    headers       text,
    body          text,
    created_at    bigint  not null,
    primary key (org_id, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);
