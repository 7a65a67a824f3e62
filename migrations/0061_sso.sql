-- Single sign-on by OpenID Connect. Each organization has at most one provider.

create table sso_connections (
    org_id                text    not null references orgs (id) on delete cascade,
    id                    text    not null,
    -- entra, google, okta, keycloak, auth0, other.
    provider              text    not null,
    issuer                text    not null,
    client_id             text    not null,
    -- Sealed. Null: a public client.
    client_secret         text,
    -- Scopes besides openid, email and profile, with spaces between them.
    scopes                text    not null,
    -- Name of the claim with the groups; null when groups are not used.
    groups_claim          text,
    -- Rules of groups in their order.
    rules                 text    not null,
    -- Role of people whom no rule matches; null: they are refused.
    default_role          text,
    -- Whether people without a membership get one when they first sign in.
    adds_members          boolean not null,
    -- Whether RS384, RS512, PS384 and PS512 are accepted.
    has_more_algorithms   boolean not null,
    -- Address for signing out, where discovery names none.
    end_session_endpoint  text,
    -- off, optional, enforced.
    mode                  text    not null,
    -- Report of the last test.
    test_report           text,
    tested_at             bigint,
    tested_by             text,
    has_passed            boolean not null default false,
    created_at            bigint  not null,
    version               bigint  not null,
    primary key (org_id)
);

create unique index sso_connections_by_id on sso_connections (id);

-- Sign-ins that are under way at a provider.
create table sso_requests (
    org_id         text    not null references orgs (id) on delete cascade,
    state_hash     text    not null,
    connection_id  text    not null,
    issuer         text    not null,
    -- Sealed: nonce and code verifier.
    secret         text    not null,
    -- sign_in, test.
    purpose        text    not null,
    -- Sign-in of the program that waits for it.
    flow_id        text,
    -- User who began a test.
    user_id        text,
    return_to      text    not null,
    cookie_hash    text    not null,
    has_max_age    boolean not null,
    created_at     bigint  not null,
    primary key (org_id, state_hash)
);

create unique index sso_requests_by_state on sso_requests (state_hash);
create index sso_requests_by_age on sso_requests (created_at);

-- Accounts that people of a provider have here.
create table sso_identities (
    org_id           text   not null references orgs (id) on delete cascade,
    id               text   not null,
    connection_id    text   not null,
    issuer           text   not null,
    subject          text   not null,
    user_id          text   not null references users (id) on delete cascade,
    -- Groups that the provider named last, and when.
    groups           text,
    groups_at        bigint,
    last_sign_in_at  bigint not null,
    created_at       bigint not null,
    primary key (org_id, id)
);

create unique index sso_identities_by_subject on sso_identities (connection_id, issuer, subject);
create index sso_identities_by_user on sso_identities (user_id);

-- Sign-ins by a provider, each of one session.
create table sso_sign_ins (
    org_id       text   not null references orgs (id) on delete cascade,
    id           text   not null,
    identity_id  text   not null,
    -- Session at the provider.
    sid          text,
    -- Sealed, for signing out there.
    id_token     text   not null,
    created_at   bigint not null,
    primary key (org_id, id)
);

create index sso_sign_ins_by_identity on sso_sign_ins (identity_id);

-- Logout tokens that were used.
create table sso_logouts (
    org_id      text   not null references orgs (id) on delete cascade,
    jti_hash    text   not null,
    expires_at  bigint not null,
    primary key (org_id, jti_hash)
);

-- Owners who may sign in with a passkey where single sign-on is enforced.
create table sso_break_glass (
    org_id   text not null references orgs (id) on delete cascade,
    user_id  text not null references users (id) on delete cascade,
    primary key (org_id, user_id)
);

-- Sessions that single sign-on began reach one organization only, and its clients.
alter table sessions add column only_org text;
alter table sessions add column sso_sign_in text;
alter table flows add column only_org text;
alter table flows add column sso_sign_in text;

create index sessions_by_sso_sign_in on sessions (sso_sign_in) where sso_sign_in is not null;
