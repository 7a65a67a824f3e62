-- Sign-ups whose email address is not confirmed yet. None of them is a user: an address may have several, each with its
-- own password, and an address that has an account gets one like any other, so that nothing tells the two apart. The
-- first confirmed one becomes the user, with its id. Times are Unix milliseconds.
create table sign_ups (
    id             text    not null primary key,
    -- Empty for a telephone number.
    email          text    not null,
    phone          text,
    password_hash  text,
    user_metadata  text    not null,
    -- Network that the request came from: two sign-ups of one address from two networks are not one person's.
    ip             text    not null,
    -- What the link of its email proves: 'confirmation' or 'recovery'.
    kind           text    not null,
    -- Null until an email goes out. The code is sealed, because so short a text hides behind no hash.
    token_hash     text,
    code           text,
    flow_id        text,
    tries          bigint  not null default 0,
    -- Wrong codes typed in a row for this address, also of sign-ups before this one.
    wrong_codes    bigint  not null default 0,
    sent_at        bigint,
    created_at     bigint  not null
);
create unique index sign_ups_token on sign_ups (token_hash) where token_hash is not null;
create index sign_ups_email on sign_ups (email, created_at);
create index sign_ups_phone on sign_ups (phone) where phone is not null;
create index sign_ups_age on sign_ups (created_at);

-- A token may wait for its proof without an email of its own: another one went to its address a moment before.
alter table one_time_tokens add column is_sent boolean not null default true;
