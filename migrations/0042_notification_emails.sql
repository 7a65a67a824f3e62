-- Emails about notifications. Times are Unix milliseconds.

-- Choices of users; a kind without a row has its default.
create table notification_choices (
    org_id    text  not null references orgs (id) on delete cascade,
    user_id   text  not null references users (id) on delete cascade,
    kind      text  not null,
    -- at_once, daily, weekly or off.
    delivery  text  not null,
    primary key (org_id, user_id, kind)
);

-- Notifications that wait for their email. A row is removed in the transaction that queues the email.
create table notification_emails (
    org_id      text    not null references orgs (id) on delete cascade,
    user_id     text    not null references users (id) on delete cascade,
    id          text    not null collate "binary",
    kind        text    not null,
    params      text    not null,
    link        text    not null,
    -- at_once, daily or weekly.
    delivery    text    not null,
    created_at  bigint  not null,
    due_at      bigint  not null,
    primary key (org_id, user_id, id)
);
create index notification_emails_by_age on notification_emails (created_at);
