-- How often somebody has tried to sign in or made a mail go out, where several processes count together: on PostgreSQL.
-- The one process of a SQLite file counts in its memory; the table is there so that statements are checked against it.

create table auth_limits (
    name        text    not null primary key collate "binary",
    free_at     bigint  not null,
    is_counted  boolean not null
);
