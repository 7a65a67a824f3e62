-- Saved views of more than one list, and views that all members see.

-- locations, reviews.
alter table saved_views add column screen text not null default 'locations';
alter table saved_views add column is_shared boolean not null default false;
create index saved_views_shared on saved_views (org_id, screen, id) where is_shared;
