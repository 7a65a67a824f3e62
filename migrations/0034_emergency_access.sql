-- Members who may do everything for some hours in an emergency, once they say why (HIPAA 164.312(a)(2)(ii)).

alter table memberships add column may_use_emergency_access boolean not null default false;
-- The latest emergency access of this membership; over once its time is, and with the membership.
alter table memberships add column emergency_access_id text collate "binary";

create table emergency_accesses (
    org_id    text    not null references orgs (id) on delete cascade,
    id        text    not null collate "binary",
    -- Who had it, and who ended it before its time. No references: it stays when they go.
    user_id   text    not null,
    reason    text    not null,
    begun_at  bigint  not null,
    ends_at   bigint  not null,
    ended_by  text,
    primary key (org_id, id)
);
