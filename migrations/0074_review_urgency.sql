-- Order of reviews by urgency: reviews that wait for a reply first, the lowest ratings and the longest waiting of them first.

-- Group: 0 for one and two stars, 1 for three stars or no rating, 2 for four and five stars, 3 for reviews that do not wait.
alter table reviews add column urgency_key bigint not null default 3;
-- written_at in the groups that wait, its negative in the last one.
alter table reviews add column urgency_time bigint not null default 0;

update reviews set
    urgency_key = case when is_answered or is_done or state = 'gone' then 3
                       when rating_key > 34 then 2
                       when rating_key > 24 or rating_key = 0 then 1
                       else 0 end,
    urgency_time = case when is_answered or is_done or state = 'gone' then -written_at else written_at end;

create index reviews_urgency on reviews (org_id, urgency_key, urgency_time, id) where not is_hidden;
