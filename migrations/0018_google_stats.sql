-- What people did on a location's Business Profile each day, besides viewing it.

alter table location_stats_daily add column calls bigint not null default 0;
alter table location_stats_daily add column website_clicks bigint not null default 0;
alter table location_stats_daily add column directions bigint not null default 0;
