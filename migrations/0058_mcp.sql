-- Scopes of API tokens, and what organizations decide about assistants (Model Context Protocol).

-- Words of read, write, publish and spend, divided by spaces. Null: a token of an earlier release, which says read or write
-- in scope.
alter table api_tokens add column scopes text;

update api_tokens set scopes = 'read' where scope = 'read';
-- Such a token could publish, and start nothing that costs money.
update api_tokens set scopes = 'read write publish' where scope = 'write';

-- Organizations that decided whether assistants may connect; the others have the default of their profession.
create table assistant_settings (
    org_id      text    not null references orgs (id) on delete cascade,
    is_on       boolean not null,
    changed_at  bigint  not null,
    primary key (org_id)
);
