-- Invitations that a user sent on one day (YYYY-MM-DD), in all organizations together.

alter table profiles add column invited_on text;
alter table profiles add column invited_count bigint not null default 0;
