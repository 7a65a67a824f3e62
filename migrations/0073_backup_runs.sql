-- Scheduled backups of the instance and their results. The operator is emailed about a failure at most once a day. Times
-- are Unix milliseconds.

create table backup_runs (
    id           text    not null primary key collate "binary",
    started_at   bigint  not null,
    ended_at     bigint  not null,
    -- Destination of the backup, as in --backup-to.
    folder       text    not null,
    -- Name of the file in the destination; null when the run left none.
    name         text,
    -- A run is verified when its backup was restored into a temporary database and compared. A run that is in progress
    -- has the name that its file will have, so that the next one can verify what a killed process left.
    outcome      text    not null check (outcome in ('running', 'verified', 'failed')),
    error        text,
    size_bytes   bigint  not null,
    row_count    bigint  not null,
    photo_count  bigint  not null,
    table_count  bigint  not null,
    log_count    bigint  not null,
    -- The file expired and was removed.
    removed_at   bigint
);
create index backup_runs_by_start on backup_runs (folder, started_at);

create table operator_notices (
    topic    text    not null primary key,
    sent_at  bigint  not null
);
