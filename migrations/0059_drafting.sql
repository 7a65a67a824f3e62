-- Drafts by language models: settings and keys of organizations, drafts of the last 30 days, and automatic replies.

create table drafting_settings (
    org_id       text   not null references orgs (id) on delete cascade,
    -- friendly, neutral, formal.
    tone         text   not null,
    -- JSON: words and topics that are never drafted.
    avoid        text   not null,
    -- Drafts for locations with a duty of confidentiality, which an owner allows.
    is_confidential_allowed boolean not null,
    -- Maximum cost per month, and maximum number of drafts.
    cap_micros   bigint not null,
    max_drafts   bigint not null,
    primary key (org_id)
);

create table drafting_keys (
    org_id       text   not null references orgs (id) on delete cascade,
    -- openai, anthropic.
    kind         text   not null,
    model        text   not null,
    -- Sealed.
    api_key      text   not null,
    hint         text   not null,
    checked_at   bigint,
    code         text,
    added_by     text   not null,
    added_at     bigint not null,
    primary key (org_id)
);

create table drafting_months (
    org_id       text   not null references orgs (id) on delete cascade,
    -- Such as 2026-11.
    month        text   not null,
    drafts       bigint not null,
    spent_micros bigint not null,
    primary key (org_id, month)
);

create table drafts (
    org_id       text   not null references orgs (id) on delete cascade,
    id           text   not null,
    -- reply, post.
    kind         text   not null,
    review_id    text,
    location_id  text,
    -- Null for an automatic reply.
    created_by   text,
    created_at   bigint not null,
    -- openai, anthropic, template.
    maker        text   not null,
    model        text,
    prompt_version bigint not null,
    -- Sealed.
    prompt       text,
    body         text,
    tokens_in    bigint,
    tokens_out   bigint,
    cost_micros  bigint,
    -- Reasons against the draft, or the code of a failure, with commas between them.
    problems     text   not null,
    primary key (org_id, id)
);

create index drafts_by_age on drafts (created_at);

create table automatic_reply_settings (
    org_id       text   not null references orgs (id) on delete cascade,
    location_id  text   not null,
    is_on        boolean not null,
    min_stars    bigint not null,
    min_hours    bigint not null,
    max_hours    bigint not null,
    -- Reviews from then on are answered.
    since        bigint not null,
    -- edited: a member changed an automatic reply. Null while it was turned off by hand, or is on.
    stopped      text,
    changed_by   text,
    changed_at   bigint not null,
    primary key (org_id, location_id)
);

create index automatic_replies_on on automatic_reply_settings (org_id, location_id) where is_on;

create table automatic_replies (
    org_id       text   not null references orgs (id) on delete cascade,
    review_id    text   not null,
    location_id  text   not null,
    -- waiting, sent, skipped.
    state        text   not null,
    -- Why it was skipped.
    reason       text,
    due_at       bigint not null,
    created_at   bigint not null,
    decided_at   bigint,
    maker        text,
    -- Hash of the text that was sent.
    text_hash    text,
    primary key (org_id, review_id)
);

create index automatic_replies_due on automatic_replies (due_at) where state = 'waiting';
create index automatic_replies_by_location on automatic_replies (org_id, location_id, created_at);
