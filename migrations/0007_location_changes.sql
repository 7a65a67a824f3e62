-- The latest writes that changed a single location, by the version of `location_totals` that they made: whoever keeps
-- what was read at an earlier version reads only these again. A version that is missing here changed many at once.

create table location_changes (
    org_id       text    not null references orgs (id) on delete cascade,
    version      bigint  not null,
    location_id  text    not null collate "binary",
    primary key (org_id, version)
);
