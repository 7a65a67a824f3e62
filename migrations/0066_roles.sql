-- Roles that organizations define.

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
