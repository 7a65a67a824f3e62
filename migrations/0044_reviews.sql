-- Reviews of locations from any source, with the reply of the business, their earlier versions, and the totals that are
-- kept with each write so that no request counts reviews.

create table reviews (
    org_id         text    not null references orgs (id) on delete cascade,
    id             text    not null collate "binary",
    location_id    text    not null,
    source         text    not null,
    -- The source's own id; for a review entered by hand, ours.
    external_id    text    not null,
    -- Way in: api, manual.
    origin         text    not null,
    -- Stars times ten, 10 to 50; null for a review without a rating.
    rating         bigint,
    text           text    not null,
    language       text,
    author         text    not null,
    url            text,
    written_at     bigint  not null,
    changed_at     bigint  not null,
    seen_at        bigint  not null,
    -- shown, edited, gone, returned.
    state          text    not null,
    -- Time of the first complete reading of the source that did not have the review.
    missing_since  bigint,
    reply          text,
    replied_at     bigint,
    -- queued, sent, pending, rejected, failed, removing, recorded; null without a reply.
    reply_state    text,
    -- Stable code of a refusal or failure.
    reply_code     text,
    replied_by     text,
    is_answered    boolean not null,
    is_done        boolean not null,
    -- The location is deleted.
    is_hidden      boolean not null,
    -- Sort keys: the rating (0 without), its negative, and the negative of written_at, so that every order is ascending.
    rating_key     bigint  not null,
    best_key       bigint  not null,
    age_key        bigint  not null,
    primary key (org_id, id),
    foreign key (org_id, location_id) references locations (org_id, id) on delete cascade
);

create unique index reviews_by_source on reviews (org_id, location_id, source, external_id);
create index reviews_newest on reviews (org_id, age_key, rating_key, id) where not is_hidden;
create index reviews_oldest on reviews (org_id, written_at, rating_key, id) where not is_hidden;
create index reviews_lowest on reviews (org_id, rating_key, age_key, id) where not is_hidden;
create index reviews_highest on reviews (org_id, best_key, age_key, id) where not is_hidden;
create index reviews_waiting on reviews (org_id, written_at, rating_key, id) where not is_hidden and not is_answered;
create index reviews_of_location on reviews (org_id, location_id, age_key, rating_key, id) where not is_hidden;

create table review_versions (
    org_id       text   not null,
    review_id    text   not null,
    number       bigint not null,
    -- What happened to the review when this version ended: edited, gone, returned.
    event        text   not null,
    rating       bigint,
    text         text   not null,
    -- When the version was seen last, and when the change was noticed.
    seen_at      bigint not null,
    noticed_at   bigint not null,
    primary key (org_id, review_id, number),
    foreign key (org_id, review_id) references reviews (org_id, id) on delete cascade
);

-- Totals of each location and source, of reviews that are shown there.
create table review_totals (
    org_id         text   not null references orgs (id) on delete cascade,
    location_id    text   not null,
    source         text   not null,
    reviews        bigint not null,
    answered       bigint not null,
    rating_sum     bigint not null,
    stars_1        bigint not null,
    stars_2        bigint not null,
    stars_3        bigint not null,
    stars_4        bigint not null,
    stars_5        bigint not null,
    is_hidden      boolean not null,
    -- The source's own words about its total, and when they were read.
    source_rating  double precision,
    source_reviews bigint,
    source_read_at bigint,
    -- Last complete reading of the source.
    swept_at       bigint,
    primary key (org_id, location_id, source),
    foreign key (org_id, location_id) references locations (org_id, id) on delete cascade
);

create table reply_templates (
    org_id      text   not null references orgs (id) on delete cascade,
    id          text   not null,
    name        text   not null,
    language    text   not null,
    -- Fewest and most stars for which it is offered, 1 to 5.
    min_stars   bigint not null,
    max_stars   bigint not null,
    text        text   not null,
    updated_at  bigint not null,
    primary key (org_id, id)
);
