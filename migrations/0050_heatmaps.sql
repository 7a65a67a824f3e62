-- Heatmaps: what is measured (panels), the measurements (scans), the accounts at providers of ranks, and what they cost.

create table heatmap_panels (
    org_id       text   not null,
    id           text   not null,
    location_id  text   not null,
    -- What is measured. These columns never change: other settings are another panel.
    keyword      text   not null,
    -- dataforseo, serpapi.
    provider     text   not null,
    -- desktop, mobile.
    device       text   not null,
    language     text   not null,
    country      text,
    zoom         bigint not null,
    latitude     double precision not null,
    longitude    double precision not null,
    size         bigint not null,
    radius       double precision not null,
    -- km, mi.
    unit         text   not null,
    -- JSON: indexes of the pins that are not asked, row by row from the north-west.
    excluded     text   not null,
    -- Hash of all of these.
    fingerprint  text   not null,
    -- queue, live.
    mode         text   not null,
    is_adaptive  boolean not null,
    -- none, daily, weekly, fortnightly, monthly.
    schedule     text   not null,
    is_paused    boolean not null,
    next_scan_at bigint,
    is_hidden    boolean not null default false,
    created_by   text   not null,
    created_at   bigint not null,
    -- Figures of the newest scan that has some; JSON of its change and of the last values of SoLV.
    latest_scan_id text,
    latest_at    bigint,
    atrp         double precision,
    solv         double precision,
    change       text,
    trend        text   not null default '[]',
    -- For the order by SoLV: -1 without a scan.
    solv_key     double precision not null default -1,
    primary key (org_id, id),
    foreign key (org_id, location_id) references locations (org_id, id) on delete cascade
);

create unique index heatmap_panels_by_fingerprint on heatmap_panels (org_id, fingerprint);
create index heatmap_panels_by_location on heatmap_panels (org_id, location_id, id);
create index heatmap_panels_by_keyword on heatmap_panels (org_id, is_hidden, keyword, id);
create index heatmap_panels_by_solv on heatmap_panels (org_id, is_hidden, solv_key, id);
create index heatmap_panels_due on heatmap_panels (next_scan_at)
    where next_scan_at is not null and not is_paused and not is_hidden;

create table heatmap_scans (
    org_id       text   not null,
    id           text   not null,
    panel_id     text   not null,
    -- queued, asking, complete, partial, empty, canceled, stopped, refused.
    state        text   not null,
    -- Stable code of the reason why it stopped or was refused.
    code         text,
    -- manual, schedule, demo.
    cause        text   not null,
    mode         text   not null,
    is_adaptive  boolean not null,
    -- Price of a pin in millionths of a dollar; null when it is unknown.
    price_micros bigint,
    -- Held back of the monthly cap until the scan ends.
    reserved_micros bigint not null,
    cost_micros  bigint not null,
    -- Pins that the scan asks, with its control pins, and those with an answer so far.
    pins         bigint not null,
    answered     bigint not null,
    -- JSON: indexes of the pins that are asked a second time.
    control      text   not null,
    requested_by text,
    created_at   bigint not null,
    started_at   bigint,
    finished_at  bigint,
    -- Figures of the scan, as JSON, and its answers, deflated and in Base64; null until it ends.
    figures      text,
    change       text,
    answers      text,
    primary key (org_id, id),
    foreign key (org_id, panel_id) references heatmap_panels (org_id, id) on delete cascade
);

create index heatmap_scans_by_panel on heatmap_scans (org_id, panel_id, id);
create index heatmap_scans_by_age on heatmap_scans (created_at) where state in ('queued', 'asking');
create unique index heatmap_scans_open on heatmap_scans (org_id, panel_id) where state in ('queued', 'asking');

-- Questions of scans that have not ended. A row is written before the provider is asked, so that no pin is paid twice.
create table heatmap_questions (
    org_id       text   not null,
    scan_id      text   not null,
    pin          bigint not null,
    -- 0, or 1 for the second reading of a control pin.
    reading      bigint not null,
    -- asking, posted, answered, failed.
    state        text   not null,
    -- Id of the task at the provider.
    task         text,
    -- Stable code of the failure.
    code         text,
    cost_micros  bigint,
    asked_at     bigint not null,
    -- JSON list of the results.
    answer       text,
    primary key (org_id, scan_id, pin, reading),
    foreign key (org_id, scan_id) references heatmap_scans (org_id, id) on delete cascade
);

create table rank_accounts (
    org_id       text   not null references orgs (id) on delete cascade,
    provider     text   not null,
    -- Sealed.
    credentials  text   not null,
    -- Login, or the end of the key, by which members recognize it.
    hint         text   not null,
    checked_at   bigint,
    -- Stable code of the last failure.
    code         text,
    balance_micros bigint,
    added_by     text   not null,
    added_at     bigint not null,
    primary key (org_id, provider)
);

create table rank_budgets (
    org_id       text   not null references orgs (id) on delete cascade,
    -- Maximum per calendar month (UTC), in millionths of a dollar.
    cap_micros   bigint not null,
    primary key (org_id)
);

create table rank_spending (
    org_id       text   not null references orgs (id) on delete cascade,
    -- Calendar month (UTC), such as 2026-11.
    month        text   not null,
    spent_micros bigint not null,
    reserved_micros bigint not null,
    primary key (org_id, month)
);
