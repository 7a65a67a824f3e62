-- What users are told, kept for 90 days, and the kinds each does not want. Times are Unix milliseconds.

create table notifications (
    org_id      text    not null references orgs (id) on delete cascade,
    user_id     text    not null references users (id) on delete cascade,
    id          text    not null collate "binary",
    kind        text    not null,
    -- What the text of the kind is filled in with, as JSON.
    params      text    not null,
    -- Where it leads in the dashboard.
    link        text    not null,
    created_at  bigint  not null,
    read_at     bigint,
    primary key (org_id, user_id, id)
);
create index notifications_unread on notifications (org_id, user_id, id) where read_at is null;
create index notifications_by_age on notifications (created_at);

-- Every kind is on unless it is here.
create table notifications_off (
    org_id   text  not null references orgs (id) on delete cascade,
    user_id  text  not null references users (id) on delete cascade,
    kind     text  not null,
    primary key (org_id, user_id, kind)
);
