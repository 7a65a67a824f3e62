-- What an organisation takes with it, as a file, and organisations that somebody wants removed. Times are Unix milliseconds.

create table data_exports (
    org_id       text    not null references orgs (id) on delete cascade,
    id           text    not null collate "binary",
    -- Who asked for it. No reference: it stays when they go.
    user_id      text    not null,
    -- 'queued', 'ready' or 'failed'
    state        text    not null,
    -- What its name in the store is made of: 128 random bits.
    key          text    not null collate "binary",
    bytes        bigint,
    created_at   bigint  not null,
    finished_at  bigint,
    expires_at   bigint  not null,
    primary key (org_id, id)
);
create index data_exports_by_end on data_exports (expires_at);

-- When the organisation is removed with everything in it, who wanted that and when, and when its people were told again;
-- null unless somebody did. Until then it can only be read.
alter table orgs add column removal_at bigint;
alter table orgs add column removal_asked_at bigint;
alter table orgs add column removal_asked_by text;
alter table orgs add column removal_reminded_at bigint;
create index orgs_leaving on orgs (removal_at) where removal_at is not null;
