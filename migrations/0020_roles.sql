-- Members who are limited to some locations, and how many people an organisation invites a day.

-- {"locations": [ids], "labels": [ids]}: what somebody is limited to. Null for who sees all locations.
alter table memberships add column limits text;
alter table invitations add column limits text;

-- The day of the last invitation (UTC, YYYY-MM-DD), and how many were mailed on it.
alter table orgs add column invited_on text;
alter table orgs add column invited_count bigint not null default 0;
