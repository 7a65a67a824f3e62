-- Whether a location is open, as its Business Profile says: open, temporarily_closed, permanently_closed.
alter table locations add column open_status text not null default 'open';

create index locations_closed on locations (org_id, open_status) where open_status <> 'open' and deleted_at is null;
create index locations_by_region on locations (org_id, country, state) where deleted_at is null;

-- Time since when a person is asked to check a listing again, and when members were reminded of it.
alter table citation_listings add column check_due_at bigint;
alter table citation_listings add column reminded_at bigint;

create index citation_listings_by_hand on citation_listings (org_id, check_due_at)
    where check_due_at is not null and not is_hidden;

-- Number of locations that keep special hours of their own in a bulk edit.
alter table bulk_edits add column kept_hours bigint not null default 0;
