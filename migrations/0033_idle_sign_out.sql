-- After how many minutes without activity an organisation's people are signed out (null: as everywhere), and when
-- somebody last did something in a session.

alter table orgs add column idle_minutes bigint;

alter table sessions add column active_at bigint not null default 0;
update sessions set active_at = refreshed_at;
