-- Several people in an organisation, several organisations for a person, and organisations that an agency looks after.
-- Times are Unix milliseconds.

-- Who belongs to which organisation, and as what. `profiles.org_id` is the one of them that somebody works in now.
create table memberships (
    org_id      text    not null references orgs (id) on delete cascade,
    user_id     text    not null references users (id) on delete cascade,
    role        text    not null,
    created_at  bigint  not null,
    primary key (org_id, user_id)
);
create index memberships_user on memberships (user_id, org_id);

insert into memberships (org_id, user_id, role, created_at) select org_id, id, role, created_at from profiles;
alter table profiles drop column role;

-- The agency that looks after this organisation: who belongs to the agency may work in it, in the same role.
alter table orgs add column agency_id text references orgs (id) on delete set null;
create index orgs_of_agency on orgs (agency_id, id) where agency_id is not null;

-- Of the link in the letter only the SHA-256 is kept.
create table invitations (
    org_id      text    not null references orgs (id) on delete cascade,
    id          text    not null collate "binary",
    email       text    not null,
    role        text    not null,
    language    text    not null,
    token_hash  text    not null,
    invited_by  text    not null references users (id) on delete cascade,
    created_at  bigint  not null,
    expires_at  bigint  not null,
    primary key (org_id, id)
);
create unique index invitations_token on invitations (token_hash);
-- A second invitation of the same address replaces the first.
create unique index invitations_email on invitations (org_id, email);
