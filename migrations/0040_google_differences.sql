-- The list filters by locations whose edits are not published. `differing` has a bit for each field in which a location
-- and its profile differ, null until they are compared.
alter table google_locations add column differing bigint;
create index google_locations_differing on google_locations (org_id, google_id) where differing <> 0;
create index google_locations_uncompared on google_locations (org_id, google_id) where differing is null;

-- The version of the organization's locations up to which they were compared with their profiles.
create table google_comparisons (
    org_id  text   not null primary key references orgs (id) on delete cascade,
    version bigint not null
);
