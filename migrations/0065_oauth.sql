-- Assistants that users connect by OAuth 2.1, without copying a token.

-- Address of the server that an access token is for, which is refused elsewhere. Null: a personal token.
alter table api_tokens add column audience text;

-- Authorization codes. They stay for a day, so that a second use of a code is noticed.
create table assistant_codes (
    org_id        text    not null references orgs (id) on delete cascade,
    user_id       text    not null references users (id) on delete cascade,
    code_hash     text    not null collate "binary",
    client_id     text    not null,
    client_name   text    not null,
    client_host   text    not null,
    redirect_uri  text    not null,
    scopes        text    not null,
    -- Code challenge (PKCE, S256).
    challenge     text    not null,
    created_at    bigint  not null,
    expires_at    bigint  not null,
    -- Access token that the code was exchanged for.
    token_id      text    collate "binary",
    primary key (org_id, user_id, code_hash)
);
create unique index assistant_codes_hash on assistant_codes (code_hash);

-- Connected assistants. Each has one access token, a row of api_tokens that is renewed in place.
create table assistant_connections (
    org_id        text    not null references orgs (id) on delete cascade,
    user_id       text    not null references users (id) on delete cascade,
    token_id      text    not null collate "binary",
    client_id     text    not null,
    client_name   text    not null,
    client_host   text    not null,
    connected_at  bigint  not null,
    refreshed_at  bigint  not null,
    -- Time at which the latest refresh token expires.
    expires_at    bigint  not null,
    primary key (org_id, user_id, token_id),
    foreign key (org_id, user_id, token_id) references api_tokens (org_id, user_id, id) on delete cascade
);

-- Refresh tokens. A used one stays until it would have expired, so that a second use ends its connection.
create table assistant_refresh_tokens (
    org_id        text    not null references orgs (id) on delete cascade,
    user_id       text    not null references users (id) on delete cascade,
    token_id      text    not null collate "binary",
    refresh_hash  text    not null collate "binary",
    expires_at    bigint  not null,
    used_at       bigint,
    primary key (org_id, user_id, token_id, refresh_hash),
    foreign key (org_id, user_id, token_id) references api_tokens (org_id, user_id, id) on delete cascade
);
create unique index assistant_refresh_tokens_hash on assistant_refresh_tokens (refresh_hash);
