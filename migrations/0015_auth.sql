-- More ways to prove who one is than a password: links and codes by mail, Google, second factors. What proves
-- something is kept as a hash, or sealed where it must be read again. Times are Unix milliseconds.

-- Keys are sealed from here on. Those kept in the clear are replaced, so everybody signs in once more.
delete from sessions;
delete from signing_keys;
-- A new key is known to every process a while before it signs; an old one is good until the last of its tokens expires.
alter table signing_keys add column signs_from bigint not null default 0;
alter table signing_keys add column good_until bigint;

alter table users add column phone text;
alter table users add column phone_confirmed_at bigint;
alter table users add column role text;
alter table users add column invited_at bigint;
alter table users add column confirmation_sent_at bigint;
alter table users add column recovery_sent_at bigint;
alter table users add column new_email text;
alter table users add column email_change_sent_at bigint;
alter table users add column reauthentication_sent_at bigint;
alter table users add column deleted_at bigint;
create unique index users_phone on users (phone) where phone is not null;

-- The factor that raised a session to two; where and with what it was last used.
alter table sessions add column factor_id text;
alter table sessions add column last_ip text;
create index sessions_refreshed on sessions (refreshed_at);
create index sessions_created on sessions (created_at);

create table identities (
    id               text    not null primary key,
    user_id          text    not null references users (id) on delete cascade,
    provider         text    not null,
    -- The provider's name for the user; for e-mail the user's id.
    provider_id      text    not null,
    identity_data    text    not null,
    last_sign_in_at  bigint,
    created_at       bigint  not null,
    updated_at       bigint  not null
);
create unique index identities_provider on identities (provider, provider_id);
create index identities_user on identities (user_id);
insert into identities (id, user_id, provider, provider_id, identity_data, last_sign_in_at, created_at, updated_at)
    select id, id, 'email', id,
        '{"sub":"' || id || '","email":"' || email || '","email_verified":true,"phone_verified":false}',
        last_sign_in_at, created_at, updated_at
    from users where email <> '';

-- A sign-in that is under way elsewhere: in a mail, or at a provider. It ends with a code that its beginner exchanges.
create table flows (
    id              text    not null primary key,
    user_id         text    references users (id) on delete cascade,
    method          text    not null,
    provider        text,
    challenge       text,
    challenge_kind  text,
    redirect_to     text    not null,
    -- The user to whom an identity is to be linked.
    linking_user    text    references users (id) on delete cascade,
    -- Sealed: what was sent to the provider to know its answer by; later the tokens it gave.
    secret          text,
    code_hash       text,
    created_at      bigint  not null,
    returned_at     bigint
);
create unique index flows_code on flows (code_hash) where code_hash is not null;
create index flows_age on flows (created_at);

-- What a mail proves: that its reader reads an address. One of a kind for each user.
create table one_time_tokens (
    user_id     text    not null references users (id) on delete cascade,
    kind        text    not null,
    -- Of what the link says; the code that can be typed instead is sealed, for so short a text hides behind no hash.
    token_hash  text    not null,
    code        text    not null,
    email       text    not null,
    flow_id     text,
    -- Wrong codes typed so far; after some the code is void, but the link is not.
    tries       bigint  not null default 0,
    created_at  bigint  not null,
    primary key (user_id, kind)
);
create unique index one_time_tokens_hash on one_time_tokens (token_hash);
create index one_time_tokens_email on one_time_tokens (email, kind);

create table mfa_factors (
    id                  text    not null primary key,
    user_id             text    not null references users (id) on delete cascade,
    kind                text    not null,
    friendly_name       text    not null,
    status              text    not null,
    phone               text,
    -- Sealed.
    secret              text,
    -- The time step of the last code that was accepted: none is accepted twice.
    last_step           bigint  not null default 0,
    last_challenged_at  bigint,
    created_at          bigint  not null,
    updated_at          bigint  not null
);
create index mfa_factors_user on mfa_factors (user_id, id);
create unique index mfa_factors_name on mfa_factors (user_id, friendly_name) where friendly_name <> '';

create table mfa_challenges (
    id           text    not null primary key,
    factor_id    text    not null references mfa_factors (id) on delete cascade,
    ip           text    not null,
    tries        bigint  not null default 0,
    verified_at  bigint,
    created_at   bigint  not null
);
create index mfa_challenges_factor on mfa_challenges (factor_id);
create index mfa_challenges_age on mfa_challenges (created_at);

-- For those who lose their second factor: each is good once.
create table recovery_codes (
    user_id    text    not null references users (id) on delete cascade,
    code_hash  text    not null,
    used_at    bigint,
    primary key (user_id, code_hash)
);

-- What happened to accounts: who, from where, what. Never a secret.
create table auth_events (
    id          text    not null primary key,
    user_id     text,
    action      text    not null,
    ip          text,
    user_agent  text,
    detail      text    not null,
    created_at  bigint  not null
);
create index auth_events_user on auth_events (user_id, id);
create index auth_events_age on auth_events (created_at);
