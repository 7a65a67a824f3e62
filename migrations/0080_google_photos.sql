-- Photos of locations that were published to their Business Profiles. A row stays when the photo is deleted here, so that
-- the one at Google can still be told from those of others. Times are Unix milliseconds.

create table google_photos (
    org_id       text    not null,
    google_id    text    not null collate "binary",
    photo_id     text    not null collate "binary",
    -- Category at Google, in lower case: 'cover', 'logo', 'interior' …
    category     text    not null,
    -- 'queued', 'sending', 'live', 'refused', 'deleting', or 'deleted' when it was deleted at Google.
    state        text    not null,
    -- Address from which Google fetches the picture. Google returns it with the photo, so it tells whether a request
    -- without an answer had its effect.
    source_url   text    not null,
    -- Id at Google; null until Google has accepted the photo.
    media_id     text    collate "binary",
    -- Why Google refused it: a stable code, and what Google said.
    code         text,
    detail       text,
    created_at   bigint  not null,
    updated_at   bigint  not null,
    primary key (org_id, google_id, photo_id),
    foreign key (org_id, google_id) references google_locations (org_id, google_id) on delete cascade
);
