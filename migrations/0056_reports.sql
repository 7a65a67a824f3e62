-- Reports: figures of a period, frozen when they are made; the schedules that send them; the links that show them.

create table reports (
    org_id       text   not null references orgs (id) on delete cascade,
    id           text   not null,
    title        text   not null,
    -- Folded title, for the search.
    title_key    text   not null,
    -- executive, technical, client.
    template     text   not null,
    -- making, ready, failed.
    state        text   not null,
    -- Stable code of the reason why it failed.
    code         text,
    is_released  boolean not null,
    language     text   not null,
    -- previous, year, none.
    compare      text   not null,
    -- Dates, such as 2026-11-01, both inclusive.
    period_from  text   not null,
    period_to    text   not null,
    -- Choice of the locations: all, label, ids.
    choice       text   not null,
    label_id     text,
    location_count bigint not null,
    -- JSON: names of the first locations.
    names        text   not null,
    -- JSON: sections in their order, each on or off.
    sections     text   not null,
    -- Sealed.
    note         text,
    -- Sealed, deflated JSON; null until it is made.
    snapshot     text,
    data_until   text,
    pages        bigint,
    schedule_id  text,
    -- Time at which the schedule was due.
    due_at       bigint,
    created_by   text,
    created_at   bigint not null,
    made_at      bigint,
    released_at  bigint,
    primary key (org_id, id)
);

create index reports_by_org on reports (org_id, id);
create index reports_by_age on reports (created_at) where state = 'making';

-- Locations of each report. Rows outlive their location: a member who did not see all of them does not see the report.
create table report_locations (
    org_id       text   not null,
    report_id    text   not null,
    location_id  text   not null,
    primary key (org_id, report_id, location_id),
    foreign key (org_id, report_id) references reports (org_id, id) on delete cascade
);

create index report_locations_by_location on report_locations (org_id, location_id, report_id);

-- Texts of reviews that a report quotes. They go with the review; the figures of the report stay.
create table report_texts (
    org_id       text   not null,
    report_id    text   not null,
    review_id    text   not null,
    location_id  text   not null,
    -- Sealed JSON: author, text and reply.
    text         text   not null,
    is_hidden    boolean not null default false,
    primary key (org_id, report_id, review_id),
    foreign key (org_id, report_id) references reports (org_id, id) on delete cascade,
    foreign key (org_id, review_id) references reviews (org_id, id) on delete cascade
);

create index report_texts_by_location on report_texts (org_id, location_id);
create index report_texts_by_review on report_texts (org_id, review_id);

create table report_schedules (
    org_id       text   not null references orgs (id) on delete cascade,
    id           text   not null,
    name         text   not null,
    template     text   not null,
    choice       text   not null,
    label_id     text,
    -- JSON: ids of the locations of choice ids.
    location_ids text   not null,
    -- last_week, last_month, last_30_days.
    period       text   not null,
    compare      text   not null,
    language     text   not null,
    sections     text   not null,
    -- Sealed.
    note         text,
    -- day, week, month.
    every        text   not null,
    -- 1 (Monday) to 7.
    weekday      bigint,
    -- 1 to 31; 31 is the last day of every month.
    month_day    bigint,
    -- Time of the day, such as 08:00.
    at_time      text   not null,
    -- IANA name.
    zone         text   not null,
    subject      text,
    -- Sealed.
    message      text,
    -- Sealed.
    reply_to     text,
    waits        boolean not null,
    releases     boolean not null,
    is_paused    boolean not null,
    next_run_at  bigint,
    created_by   text   not null,
    created_at   bigint not null,
    primary key (org_id, id)
);

create index report_schedules_due on report_schedules (next_run_at) where next_run_at is not null and not is_paused;

create table report_recipients (
    org_id       text   not null,
    schedule_id  text   not null,
    position     bigint not null,
    -- Sealed.
    address      text   not null,
    -- Keyed hash of the address.
    address_hash text   not null,
    language     text   not null,
    -- SHA-256 of the last part of the address by which the recipient stops the emails, and that part, sealed.
    token_hash   text   not null,
    token        text   not null,
    stopped_at   bigint,
    primary key (org_id, schedule_id, address_hash),
    foreign key (org_id, schedule_id) references report_schedules (org_id, id) on delete cascade
);

create unique index report_recipients_by_token on report_recipients (token_hash);

-- Runs of schedules: one per schedule and due time.
create table report_runs (
    org_id       text   not null,
    schedule_id  text   not null,
    due_at       bigint not null,
    -- making, waiting, sent, late, empty, failed.
    state        text   not null,
    code         text,
    report_id    text,
    ran_at       bigint not null,
    -- Time after which stale figures are sent all the same.
    fresh_by     bigint,
    primary key (org_id, schedule_id, due_at),
    foreign key (org_id, schedule_id) references report_schedules (org_id, id) on delete cascade
);

create index report_runs_open on report_runs (ran_at) where state in ('making', 'waiting');
create index report_runs_by_report on report_runs (org_id, report_id) where report_id is not null;

-- Emails with reports: one per run and recipient.
create table report_sends (
    org_id       text   not null,
    schedule_id  text   not null,
    due_at       bigint not null,
    address_hash text   not null,
    -- Sealed.
    address      text   not null,
    report_id    text   not null,
    -- sent, attached PDF or link only; stopped, when the recipient had stopped the emails.
    state        text   not null,
    sent_at      bigint not null,
    primary key (org_id, schedule_id, due_at, address_hash),
    foreign key (org_id, schedule_id) references report_schedules (org_id, id) on delete cascade
);

create index report_sends_by_time on report_sends (org_id, sent_at);

-- Links that show something without signing in.
create table shares (
    org_id       text   not null references orgs (id) on delete cascade,
    id           text   not null,
    -- report.
    kind         text   not null,
    object_id    text   not null,
    -- SHA-256 of the last part of the address, which is stored nowhere.
    token_hash   text   not null,
    -- Argon2id.
    password_hash text,
    may_download boolean not null,
    expires_at   bigint not null,
    opened       bigint not null,
    last_opened_at bigint,
    created_by   text,
    created_at   bigint not null,
    primary key (org_id, id)
);

create unique index shares_by_token on shares (token_hash);
create index shares_by_object on shares (org_id, object_id, id);
create index shares_by_expiry on shares (expires_at);
