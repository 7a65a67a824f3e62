-- Locations that are the same place twice: what somebody said are two, and what was merged.
-- Times are Unix milliseconds; structured values are JSON.

-- Pairs that are two places after all. The first id is the smaller one.
create table duplicate_dismissals (
    org_id     text    not null,
    first_id   text    not null collate "binary",
    second_id  text    not null collate "binary",
    -- Who said so. No reference: it holds when they go.
    user_id    text    not null,
    at         bigint  not null,
    primary key (org_id, first_id, second_id),
    foreign key (org_id, first_id) references locations (org_id, id) on delete cascade,
    foreign key (org_id, second_id) references locations (org_id, id) on delete cascade
);
create index duplicate_dismissals_by_second on duplicate_dismissals (org_id, second_id);

-- What is needed to take a merge back.
create table merges (
    org_id           text    not null references orgs (id) on delete cascade,
    id               text    not null collate "binary",
    kept_id          text    not null,
    removed_id       text    not null,
    -- The version that the removed location had once it was deleted.
    removed_version  bigint  not null,
    -- Which fields were taken from the removed location, and what was known of the kept one before and after.
    taken            text    not null,
    before           text    not null,
    after            text    not null,
    user_id          text    not null,
    created_at       bigint  not null,
    undone_at        bigint,
    primary key (org_id, id)
);
create index merges_by_age on merges (created_at);
