-- Google tells of a day some days later. The days of which figures are known therefore end before yesterday; that Google
-- was asked today (2026-11-20) is kept apart.

alter table google_locations add column stats_read text;
