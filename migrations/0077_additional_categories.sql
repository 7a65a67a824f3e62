-- Categories beside the primary one, at most nine: a JSON list of names; null for none.
alter table locations add column additional_categories text;
