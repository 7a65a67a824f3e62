-- Roles that organizations define, and the provisioning of their members (SCIM 2.0).

create table custom_roles (
    org_id          text    not null references orgs (id) on delete cascade,
    id              text    not null,
    name            text    not null,
    -- Folded name: unique among the roles that are not deleted.
    name_key        text    not null,
    -- Names of permissions with spaces between them.
    permissions     text    not null,
    -- Whether clients have all of the permissions: members with it reach no clients of an agency.
    is_for_clients  boolean not null,
    -- Whether clients of the agency can give the role to their members.
    is_offered      boolean not null,
    created_at      bigint  not null,
    updated_at      bigint  not null,
    -- A deleted role stays, so that rules which name it lead to its successor.
    deleted_at      bigint,
    successor_role  text,
    successor_id    text,
    primary key (org_id, id)
);

create unique index custom_roles_by_name on custom_roles (org_id, name_key) where deleted_at is null;

-- Custom role; `role` is then `custom`.
alter table memberships add column role_id text;
alter table invitations add column role_id text;
alter table sso_connections add column default_role_id text;

create index memberships_by_custom_role on memberships (role_id) where role_id is not null;
create index invitations_by_custom_role on invitations (role_id) where role_id is not null;

-- Tokens of identity providers that provision members. Each is good for SCIM only.
create table scim_tokens (
    org_id        text   not null references orgs (id) on delete cascade,
    id            text   not null,
    -- First characters, for the list.
    prefix        text   not null,
    token_hash    text   not null,
    created_by    text   not null,
    created_at    bigint not null,
    last_used_at  bigint,
    primary key (org_id, id)
);

create unique index scim_tokens_by_hash on scim_tokens (token_hash);

-- People of the provider.
create table scim_people (
    org_id        text    not null references orgs (id) on delete cascade,
    id            text    not null,
    -- Account; null for a person who was invited, or waits for a role.
    user_id       text    references users (id) on delete cascade,
    -- Folded userName.
    name_key      text    not null,
    external_id   text,
    -- Attributes as JSON.
    document      text    not null,
    is_active     boolean not null,
    -- Position of a member who was deactivated.
    held_role     text,
    held_role_id  text,
    held_limits   text,
    version       bigint  not null,
    created_at    bigint  not null,
    updated_at    bigint  not null,
    primary key (org_id, id)
);

create unique index scim_people_by_name on scim_people (org_id, name_key);
create unique index scim_people_by_user on scim_people (org_id, user_id) where user_id is not null;
create index scim_people_by_external_id on scim_people (org_id, external_id) where external_id is not null;
create index scim_people_by_time on scim_people (org_id, created_at, id);
create index scim_people_of_user on scim_people (user_id) where user_id is not null;

-- Groups of the provider; rules of single sign-on give them roles.
create table scim_groups (
    org_id        text   not null references orgs (id) on delete cascade,
    id            text   not null,
    display_name  text   not null,
    name_key      text   not null,
    external_id   text,
    version       bigint not null,
    created_at    bigint not null,
    updated_at    bigint not null,
    primary key (org_id, id)
);

create unique index scim_groups_by_name on scim_groups (org_id, name_key);

create table scim_group_members (
    org_id     text   not null references orgs (id) on delete cascade,
    group_id   text   not null,
    person_id  text   not null,
    added_at   bigint not null,
    primary key (org_id, group_id, person_id),
    foreign key (org_id, group_id) references scim_groups (org_id, id) on delete cascade,
    foreign key (org_id, person_id) references scim_people (org_id, id) on delete cascade
);

create index scim_group_members_by_person on scim_group_members (org_id, person_id);
