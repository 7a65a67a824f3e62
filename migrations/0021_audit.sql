-- Who did what, when and from where: rows are added, sealed once into the chain of their organisation, and removed by age.
-- Nothing of a sealed row changes, except that what is personal about it can be forgotten. Times are Unix milliseconds.

create table audit_entries (
    -- No reference: the log of what belongs to no organisation is called 'instance'.
    org_id       text    not null collate "binary",
    id           text    not null collate "binary",
    at           bigint  not null,
    action       text    not null,
    -- What comes before the point of the action.
    area         text    not null,
    actor        text    not null check (actor in ('user', 'token', 'job', 'operator', 'nobody')),
    -- Who, or for whom a token or a job acts.
    user_id      text,
    token_id     text,
    object_kind  text,
    object_id    text,
    object_name  text,
    -- [{"field", "before", "after"}]
    changes      text    not null,
    -- Figures and words that belong to the action.
    facts        text    not null,
    -- What is personal, and forgotten with the person: the chain covers only a salted digest of it.
    ip           text,
    user_agent   text,
    person       text,
    salt         text,
    personal     text,
    -- The place in the chain, from 1 without gaps, and the signature over this row and the one before; null until sealed.
    seq          bigint,
    hash         text,
    primary key (org_id, id)
);
create unique index audit_entries_chain on audit_entries (org_id, seq) where seq is not null;
create index audit_entries_unsealed on audit_entries (org_id, id) where seq is null;
create index audit_entries_by_user on audit_entries (org_id, user_id, id);
create index audit_entries_by_object on audit_entries (org_id, object_id, id);
create index audit_entries_by_person on audit_entries (person) where person is not null;

-- Where each chain ends, and what stands for its pruned beginning; signed, so that neither can be cut off unseen.
create table audit_chains (
    org_id          text    not null primary key collate "binary",
    count           bigint  not null,
    hash            text    not null,
    pruned          bigint  not null,
    pruned_hash     text    not null,
    signature       text    not null,
    -- What the latest check of the whole chain found: until which row all is well, and what is wrong after it.
    verified_at     bigint,
    verified_count  bigint,
    flaw            text
);

-- What happened to accounts was kept apart until now.
insert into audit_entries (org_id, id, at, action, area, actor, user_id, changes, facts, ip, user_agent)
select 'instance', id, created_at, action, area, actor, user_id, '[]', detail, ip, user_agent
from (
    select id, created_at, user_id, detail, ip, user_agent,
        case when user_id is null then 'nobody' else 'user' end as actor,
        case action
            when 'signed_in' then 'session.created'
            when 'sign_in_failed' then 'session.refused'
            when 'session_ended' then 'session.ended'
            when 'refresh_token_reused' then 'session.stolen'
            when 'password_changed' then 'account.password_changed'
            when 'email_changed' then 'account.email_changed'
            when 'user_signed_up' then 'account.created'
            when 'sign_up_repeated' then 'account.created_again'
            when 'user_deleted' then 'account.removed'
            when 'identity_unlinked' then 'account.identity_removed'
            when 'factor_added' then 'factor.added'
            when 'factor_removed' then 'factor.removed'
            when 'recovery_codes_made' then 'factor.recovery_codes_made'
            when 'recovery_code_used' then 'factor.recovery_code_used'
            when 'passkey_added' then 'passkey.added'
            when 'passkey_removed' then 'passkey.removed'
            when 'passkey_copied' then 'passkey.copied'
            else 'account.' || action
        end as action,
        case
            when action in ('signed_in', 'sign_in_failed', 'session_ended', 'refresh_token_reused') then 'session'
            when action like 'factor_%' or action like 'recovery_%' then 'factor'
            when action like 'passkey_%' then 'passkey'
            else 'account'
        end as area
    from auth_events
) as kept;
drop table auth_events;
