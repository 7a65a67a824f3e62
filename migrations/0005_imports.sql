-- Files of locations being imported: the file itself in pieces (so that any process can read it), what was found wrong
-- with its rows, and what must be known to undo an import. Times are Unix milliseconds; structured values are JSON.

create table imports (
    org_id      text    not null references orgs (id) on delete cascade,
    id          text    not null collate "binary",
    filename    text    not null,
    state       text    not null,
    -- What was detected; null while the file is still arriving.
    found       text,
    format      text,
    mapping     text,
    options     text,
    -- Counts the dry runs; rows of earlier ones do not count.
    check_no    bigint  not null default 0,
    checked     text,
    job_id      text,
    outcome     text,
    error       text,
    undo_until  bigint,
    created_at  bigint  not null,
    updated_at  bigint  not null,
    primary key (org_id, id)
);
create index imports_by_age on imports (updated_at);

create table import_pieces (
    org_id     text    not null,
    import_id  text    not null collate "binary",
    part       bigint  not null,
    bytes      bytea   not null,
    primary key (org_id, import_id, part),
    foreign key (org_id, import_id) references imports (org_id, id) on delete cascade
);

-- Rows that will not simply be created, and why; a row with several problems has several parts.
create table import_rows (
    org_id             text    not null,
    import_id          text    not null collate "binary",
    check_no           bigint  not null,
    outcome            text    not null collate "binary",
    line               bigint  not null,
    part               bigint  not null,
    field              text,
    column_name        text,
    code               text    not null,
    value              text,
    message            text    not null,
    params             text,
    location_id        text,
    duplicate_of_line  bigint,
    primary key (org_id, import_id, check_no, outcome, line, part),
    foreign key (org_id, import_id) references imports (org_id, id) on delete cascade
);

-- Locations that an import changed, as they were before. Changed again since, they are left alone by an undo.
create table import_updates (
    org_id       text    not null,
    import_id    text    not null collate "binary",
    location_id  text    not null collate "binary",
    version      bigint  not null,
    before       text    not null,
    primary key (org_id, import_id, location_id),
    foreign key (org_id, import_id) references imports (org_id, id) on delete cascade
);
