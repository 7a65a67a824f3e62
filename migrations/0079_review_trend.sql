-- The order by age also serves the counts by month and source: all that they read is in the index, with the column of its
-- condition, which SQLite would look up otherwise.
drop index reviews_oldest;
create index reviews_oldest on reviews (org_id, written_at, rating_key, id, source, location_id, state, is_hidden)
    where not is_hidden;
