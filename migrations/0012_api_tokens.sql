-- Personal API tokens: what a program sends instead of signing in. Of a token only its SHA-256 is kept. Times are Unix
-- milliseconds.

create table api_tokens (
    org_id        text    not null references orgs (id) on delete cascade,
    user_id       text    not null references users (id) on delete cascade,
    id            text    not null collate "binary",
    name          text    not null,
    scope         text    not null,
    -- Its first characters, by which its user knows it again.
    prefix        text    not null,
    token_hash    text    not null collate "binary",
    created_at    bigint  not null,
    expires_at    bigint,
    last_used_at  bigint,
    primary key (org_id, user_id, id)
);
-- A request brings the token alone.
create unique index api_tokens_hash on api_tokens (token_hash);
