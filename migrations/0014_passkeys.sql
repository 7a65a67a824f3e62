-- Passkeys (WebAuthn): keys of a user's devices, which prove who they are. Times are Unix milliseconds.

create table passkeys (
    id             text    not null primary key,
    user_id        text    not null references users (id) on delete cascade,
    -- The device's name for the key, and its public half (COSE); both base64url.
    credential_id  text    not null,
    public_key     text    not null,
    -- How often it has signed, as the device counts: a copy of a key counts differently. 0 from devices that do not.
    sign_count     bigint  not null,
    -- A JSON list: how the device can be reached, for the browser.
    transports     text    not null,
    friendly_name  text    not null,
    last_used_at   bigint,
    created_at     bigint  not null
);
create unique index passkeys_credential on passkeys (credential_id);
create index passkeys_user on passkeys (user_id, id);

-- What a device was asked to sign, once and within minutes: to add a passkey of a user, or, without one, to sign in.
create table passkey_challenges (
    id              text    not null primary key,
    user_id         text    references users (id) on delete cascade,
    challenge_hash  text    not null,
    created_at      bigint  not null
);
create index passkey_challenges_age on passkey_challenges (created_at);
