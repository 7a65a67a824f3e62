-- What visitors of the public site send: subscriptions to the newsletter, each confirmed by mail, and messages.
-- No organisation owns them: they are the operator's. Times are Unix milliseconds.

create table newsletter_subscriptions (
    id            text    not null primary key collate "binary",
    -- In small letters: one subscription for each address.
    email         text    not null collate "binary",
    language      text    not null check (language in ('en', 'fr')),
    state         text    not null check (state in ('requested', 'confirmed', 'ended')),
    requested_at  bigint  not null,
    -- When the last letter that asks for confirmation was written: an address gets few of them, whoever asks.
    letter_at     bigint,
    confirmed_at  bigint,
    ended_at      bigint
);
create unique index newsletter_subscriptions_email on newsletter_subscriptions (email);
create index newsletter_subscriptions_state on newsletter_subscriptions (state, requested_at);

-- The proof of consent: what was agreed to and when, and when it was taken back. Only ever added to.
create table newsletter_consents (
    subscription_id  text    not null references newsletter_subscriptions (id) on delete cascade,
    id               text    not null collate "binary",
    event            text    not null check (event in ('requested', 'confirmed', 'withdrawn')),
    -- The edition and language of the sentence beside the form.
    text_version     text    not null,
    language         text    not null,
    created_at       bigint  not null,
    primary key (subscription_id, id)
);

create table contact_messages (
    id          text    not null primary key collate "binary",
    -- Digest of the form and what it says: the same form sent twice is one message.
    form_hash   text    not null collate "binary",
    name        text    not null,
    email       text    not null collate "binary",
    company     text,
    phone       text,
    subject     text    not null,
    message     text    not null,
    budget      text,
    timeline    text,
    language    text    not null,
    -- Why it looks like a program's: kept, but not mailed on.
    suspicion   text,
    created_at  bigint  not null
);
create unique index contact_messages_form on contact_messages (form_hash);
create index contact_messages_email on contact_messages (email, created_at);
create index contact_messages_age on contact_messages (created_at);
