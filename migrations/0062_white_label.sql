-- Brands of agencies: the look of reports, of their emails and links, and of the client portal.

create table brands (
    org_id           text    not null references orgs (id) on delete cascade,
    id               text    not null,
    name             text    not null,
    is_default       boolean not null,
    -- #rrggbb; readable in charts on white.
    primary_color    text    not null,
    accent_color     text    not null,
    -- sans, serif, system.
    typeface         text    not null,
    -- Names of the logos in the store are made of 128 random bits.
    logo_key         text collate "binary",
    dark_logo_key    text collate "binary",
    sender_name      text,
    -- Address for replies; used once its owner confirmed it.
    reply_to         text,
    reply_confirmed  boolean not null,
    -- SHA-256 of the last part of the address that confirms it.
    reply_proof      text,
    footer           text    not null,
    hides_vitrine    boolean not null,
    created_at       bigint  not null,
    updated_at       bigint  not null,
    primary key (org_id, id)
);

create unique index brands_default on brands (org_id) where is_default;
create unique index brands_by_proof on brands (reply_proof) where reply_proof is not null;
create unique index brands_by_logo on brands (logo_key) where logo_key is not null;
create unique index brands_by_dark_logo on brands (dark_logo_key) where dark_logo_key is not null;

-- Clients that a brand was chosen for; the others have the default one of their agency.
create table client_brands (
    -- Agency.
    org_id    text not null,
    client_id text not null references orgs (id) on delete cascade,
    brand_id  text not null,
    primary key (org_id, client_id),
    foreign key (org_id, brand_id) references brands (org_id, id) on delete cascade
);

-- People who sign in to the client portal with a mailed link. They have no account and see released reports only.
create table portal_people (
    org_id       text    not null references orgs (id) on delete cascade,
    id           text    not null,
    name         text    not null,
    -- Lower case.
    email        text    not null,
    language     text    not null,
    -- {"locations": [ids], "labels": [ids]}: what the person is limited to. Null for one who sees all locations.
    limits       text,
    is_paused    boolean not null,
    last_seen_at bigint,
    created_at   bigint  not null,
    primary key (org_id, id)
);

create unique index portal_people_by_org on portal_people (org_id, email);
create index portal_people_by_email on portal_people (email);

-- Links to sign in, mailed some minutes ago.
create table portal_links (
    id           text    not null primary key,
    email        text    not null,
    -- Organization whose domain was visited; null for the address of the instance.
    domain_org   text,
    -- SHA-256 of the last part of the address, of the code, and of the cookie of the browser that asked.
    token_hash   text    not null,
    code_hash    text    not null,
    browser_hash text    not null,
    attempts     bigint  not null,
    expires_at   bigint  not null
);

create unique index portal_links_by_token on portal_links (token_hash);
create index portal_links_by_browser on portal_links (browser_hash);
create index portal_links_by_expiry on portal_links (expires_at);

-- Sessions of the portal.
create table portal_sessions (
    -- SHA-256 of the cookie.
    token_hash   text    not null primary key,
    email        text    not null,
    domain_org   text,
    seen_at      bigint  not null,
    expires_at   bigint  not null
);

create index portal_sessions_by_email on portal_sessions (email);
create index portal_sessions_by_expiry on portal_sessions (expires_at);
