-- Reports of reviews that break a rule of their site, to that site.

create table review_reports (
    org_id       text   not null,
    id           text   not null collate "binary",
    review_id    text   not null,
    -- Rule of the site that the review breaks.
    rule         text   not null,
    -- open, removed, kept, no_answer.
    state        text   not null,
    reported_at  bigint not null,
    reported_by  text   not null,
    -- The user is null where the review was gone from its site.
    closed_at    bigint,
    closed_by    text,
    primary key (org_id, id),
    foreign key (org_id, review_id) references reviews (org_id, id) on delete cascade
);
create index review_reports_of_review on review_reports (org_id, review_id, id);
create unique index review_reports_open on review_reports (org_id, review_id) where state = 'open';

-- State of the latest report of the review, for the list.
alter table reviews add column report_state text;
