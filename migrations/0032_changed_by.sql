-- What an import, a bulk edit or a sync changed is found by its id, without looking at every location there is.

create index location_history_by_cause on location_history (org_id, source_id, location_id) where source_id is not null;
create index locations_by_import on locations (org_id, import_id, id) where import_id is not null and deleted_at is null;
