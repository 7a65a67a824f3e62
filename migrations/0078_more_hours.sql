-- Hours of parts of the business, such as its kitchen or its delivery: a JSON list of types with their periods; null for
-- none.
alter table locations add column more_hours text;
