-- Substring search on PostgreSQL: trigrams of the folded text, an organisation at a time. (On SQLite the program keeps
-- the folded text of an organisation in memory instead.)

create extension if not exists pg_trgm;
create extension if not exists btree_gin;
create index locations_by_search on locations using gin (org_id, search_key gin_trgm_ops) where deleted_at is null;
