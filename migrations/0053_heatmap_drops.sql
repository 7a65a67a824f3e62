-- Drops of rank that are more than noise, for "Today" and the filter of the list: time of the newest scan if it shows one.

alter table heatmap_panels add column dropped_at bigint;

create index heatmap_panels_dropped on heatmap_panels (org_id, dropped_at) where dropped_at is not null;
