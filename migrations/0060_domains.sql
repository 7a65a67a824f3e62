-- Domains of organizations: claimed, proven by a TXT record, and checked again and again.

create table domains (
    org_id        text   not null references orgs (id) on delete cascade,
    id            text   not null,
    -- What it serves: pages, portal; sso serves nothing and proves who owns the addresses of a sign-in.
    kind          text   not null,
    -- Lower case, punycode, without a dot at the end.
    name          text   not null collate "binary",
    -- waiting_txt, waiting_dns, active, failing, released.
    state         text   not null,
    -- Time of the last change of state.
    state_at      bigint not null,
    -- Text of the TXT record that proves control.
    proof         text   not null,
    -- JSON: what the last check found.
    found         text   not null,
    checked_at    bigint,
    -- Null when it is not checked any more.
    next_check_at bigint,
    -- Begin of the checks every minute.
    watched_at    bigint not null,
    -- Time at which a proven claim takes the domain from the organization that has it.
    takes_over_at bigint,
    created_at    bigint not null,
    primary key (org_id, id)
);

create unique index domains_by_org on domains (org_id, name, kind);
-- A host name serves one thing of one organization; a sign-in has its own claims.
create unique index domains_serving on domains (name) where state in ('active', 'failing') and kind <> 'sso';
create unique index domains_claimed on domains (name) where state in ('active', 'failing') and kind = 'sso';
create index domains_due on domains (next_check_at) where next_check_at is not null;
