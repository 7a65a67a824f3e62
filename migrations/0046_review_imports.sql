-- Imports of reviews beside those of locations, and their reviews.

-- Kind of the rows: locations, reviews.
alter table imports add column kind text not null default 'locations';

alter table reviews add column import_id text;
-- Rating as a source with another scale than five stars gave it: `8/10`.
alter table reviews add column rating_given text;
create index reviews_of_import on reviews (org_id, import_id, id) where import_id is not null;
