-- Background work: waiting, running, done and failed jobs. Times are Unix milliseconds.

create table jobs (
    id              text    not null primary key collate "binary",
    -- Whose it is; no reference, for the queue knows no feature and a removed organisation's last jobs must still run.
    org_id          text,
    kind            text    not null,
    payload         text    not null,
    -- At most one job of a kind and key waits, and at most one runs.
    key             text,
    -- Which turn of a schedule it is: each is taken once, by whichever process comes first.
    slot            bigint,
    state           text    not null check (state in ('queued', 'running', 'done', 'failed')),
    run_at          bigint  not null,
    -- Who runs it (a fresh id for each time it is taken), and until when nobody else may.
    lease           text,
    lease_until     bigint,
    attempts        bigint  not null default 0,
    max_attempts    bigint  not null,
    progress_done   bigint  not null default 0,
    progress_total  bigint,
    error           text,
    created_at      bigint  not null,
    finished_at     bigint
);
create index jobs_due on jobs (run_at, id) where state = 'queued';
create index jobs_leased on jobs (lease_until) where state = 'running';
create unique index jobs_waiting_key on jobs (kind, key) where state = 'queued' and key is not null;
create unique index jobs_running_key on jobs (kind, key) where state = 'running' and key is not null;
create unique index jobs_slot on jobs (kind, slot) where slot is not null;
create index jobs_finished on jobs (state, finished_at) where finished_at is not null;
create index jobs_org on jobs (org_id, id) where org_id is not null;
