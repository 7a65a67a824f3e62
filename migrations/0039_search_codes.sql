-- The search looks at postal codes and store codes too: a fourth line of search_key, folded as far as SQL folds. The next
-- write of a location writes it as rules/keys.rs does.
update locations set search_key = search_key || '
' || trim(
    lower(replace(coalesce(postal_code, ''), '-', ' '))
    || case when postal_code like '% %' then ' ' || lower(replace(postal_code, ' ', '')) else '' end
    || ' ' || lower(replace(replace(coalesce(external_id, ''), '-', ' '), '_', ' '))
);

-- The list of what was deleted lately and can be restored.
create index locations_deleted_by_org on locations (org_id, deleted_at, id) where deleted_at is not null;
