-- Versions of the reviews of an organization, for indexes in memory: each write of reviews raises the version and notes which
-- reviews it wrote, so that every process updates its index with those alone.

create table review_index_versions (
    org_id   text   primary key references orgs (id) on delete cascade,
    version  bigint not null,
    -- Version after which all changes are noted; an index of an earlier version is built again.
    oldest   bigint not null
);

create table review_index_changes (
    org_id     text   not null references orgs (id) on delete cascade,
    version    bigint not null,
    review_id  text   not null,
    primary key (org_id, version, review_id)
);
