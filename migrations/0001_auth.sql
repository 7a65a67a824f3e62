-- Who may sign in: users, and the sessions and signing keys behind their tokens. Times are Unix milliseconds.

create table users (
    id                  text    not null primary key,
    email               text    not null,
    password_hash       text,
    email_confirmed_at  bigint,
    last_sign_in_at     bigint,
    user_metadata       text    not null default '{}',
    app_metadata        text    not null default '{}',
    is_anonymous        boolean not null default false,
    banned_until        bigint,
    created_at          bigint  not null,
    updated_at          bigint  not null
);
create unique index users_email on users (email) where email <> '';

-- One row a signed-in device; deleting it ends every token of it at once. `refresh_counter` and `refresh_key` make and
-- check refresh tokens (contract: one counter a session, no table of tokens).
create table sessions (
    id                  text    not null primary key,
    user_id             text    not null references users (id) on delete cascade,
    aal                 text    not null default 'aal1',
    amr                 text    not null,
    refresh_counter     bigint  not null default 0,
    refresh_key         text    not null,
    refreshed_at        bigint  not null,
    user_agent          text,
    ip                  text,
    created_at          bigint  not null
);
create index sessions_user on sessions (user_id);

-- Keys that sign access tokens. The index allows one that signs now, so that processes starting at once agree on it.
create table signing_keys (
    id                  text    not null primary key,
    private_key         text    not null,
    public_jwk          text    not null,
    is_current          boolean not null,
    created_at          bigint  not null
);
create unique index signing_keys_current on signing_keys (is_current) where is_current;
