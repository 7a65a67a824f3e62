-- How an organisation looks to those who work in it; null for Vitrine's look.

-- The language of those who have chosen none: en or fr.
alter table orgs add column default_language text;
-- #rrggbb, as it was chosen; what is shown of it is made readable first.
alter table orgs add column brand_colour text;
-- What the names of its logo in the store are made of, 128 random bits, and its pixels; all three or none.
alter table orgs add column logo_key text collate "binary";
alter table orgs add column logo_width bigint;
alter table orgs add column logo_height bigint;
create unique index orgs_by_logo on orgs (logo_key) where logo_key is not null;
