-- Crises of locations: bad reviews that pile up, with the work on them.

create table review_crises (
    org_id       text   not null,
    id           text   not null collate "binary",
    location_id  text   not null,
    -- low_ratings, new_authors.
    reason       text   not null,
    -- Reviews of one and two stars in the 24 hours before the crisis began, and those of them without a text by new authors.
    low          bigint not null,
    new_authors  bigint not null,
    -- Of the counts of 24 hours in the 90 days before: the mean, the standard deviation, and the number that is exceeded.
    mean         double precision not null,
    deviation    double precision not null,
    threshold    double precision not null,
    -- Reviews since this time belong to the crisis.
    since        bigint not null,
    began_at     bigint not null,
    led_by      text   references users (id) on delete set null,
    ended_at     bigint,
    ended_by     text,
    -- Sealed.
    report       text,
    primary key (org_id, id),
    foreign key (org_id, location_id) references locations (org_id, id) on delete cascade
);
create unique index review_crises_open on review_crises (org_id, location_id) where ended_at is null;
create index review_crises_of_location on review_crises (org_id, location_id, began_at);

-- Time line of a crisis.
create table review_crisis_entries (
    org_id      text   not null,
    id          text   not null collate "binary",
    crisis_id   text   not null,
    -- began, lead, note, ended.
    kind        text   not null,
    written_at  bigint not null,
    -- Null for entries of the program.
    written_by  text,
    -- Lead that the entry names.
    led_by     text   references users (id) on delete set null,
    -- Sealed; of notes.
    text        text,
    primary key (org_id, id),
    foreign key (org_id, crisis_id) references review_crises (org_id, id) on delete cascade
);
create index review_crisis_entries_of_crisis on review_crisis_entries (org_id, crisis_id, id);
