-- Requests for reviews: contacts with their consents, campaigns, the requests themselves, private feedback.

create table contacts (
    org_id        text   not null references orgs (id) on delete cascade,
    id            text   not null,
    -- Sealed.
    name          text   not null,
    email         text,
    phone         text,
    -- Keyed hashes of the email address and of the phone number, by which a contact is found.
    email_hash    text,
    phone_hash    text,
    -- en, fr.
    language      text   not null,
    -- Date, such as 2026-11-26.
    last_visit    text,
    last_asked_at bigint,
    created_at    bigint not null,
    updated_at    bigint not null,
    -- Number of the write in its organization, from which an index in memory is updated.
    change        bigint not null,
    primary key (org_id, id)
);

create unique index contacts_by_email on contacts (org_id, email_hash) where email_hash is not null;
create index contacts_by_phone on contacts (org_id, phone_hash) where phone_hash is not null;
create index contacts_by_change on contacts (org_id, change);

create table contact_locations (
    org_id      text not null,
    contact_id  text not null,
    location_id text not null,
    primary key (org_id, contact_id, location_id),
    foreign key (org_id, contact_id) references contacts (org_id, id) on delete cascade,
    foreign key (org_id, location_id) references locations (org_id, id) on delete cascade
);

create index contact_locations_by_location on contact_locations (org_id, location_id, contact_id);

create table contact_tags (
    org_id      text not null,
    contact_id  text not null,
    tag         text not null,
    primary key (org_id, contact_id, tag),
    foreign key (org_id, contact_id) references contacts (org_id, id) on delete cascade
);

create index contact_tags_by_tag on contact_tags (org_id, tag, contact_id);

create table contact_consents (
    org_id      text   not null,
    contact_id  text   not null,
    -- email, sms.
    channel     text   not null,
    -- granted, implied, withdrawn. No row: none.
    state       text   not null,
    -- Origin of the consent, such as web form.
    source      text   not null,
    -- Sealed: the sentence that the person agreed to, or the reference of the document.
    proof       text,
    given_at    bigint not null,
    expires_at  bigint,
    primary key (org_id, contact_id, channel),
    foreign key (org_id, contact_id) references contacts (org_id, id) on delete cascade
);

-- People who do not want to be asked, by the keyed hash of their address. Rows outlive their contact.
create table contact_stops (
    org_id      text   not null references orgs (id) on delete cascade,
    hash        text   not null,
    -- link, mail, member.
    cause       text   not null,
    stopped_at  bigint not null,
    primary key (org_id, hash)
);

-- Last request to an address, by its keyed hash, so that nobody is asked again because the contact was deleted.
create table contact_asks (
    org_id      text   not null references orgs (id) on delete cascade,
    hash        text   not null,
    asked_at    bigint not null,
    primary key (org_id, hash)
);

create index contact_asks_by_age on contact_asks (asked_at);

create table contact_versions (
    org_id      text   not null references orgs (id) on delete cascade,
    version     bigint not null,
    primary key (org_id)
);

create table request_settings (
    org_id         text   not null references orgs (id) on delete cascade,
    -- True when nobody may be asked.
    is_off         boolean not null,
    -- True when locations of forbidden professions may be asked for.
    is_unrestricted boolean not null,
    period_days    bigint not null,
    sender_name    text,
    postal_address text,
    daily_cap      bigint not null,
    -- Hours in which messages may be sent, at the recipient.
    first_hour     bigint not null,
    last_hour      bigint not null,
    primary key (org_id)
);

-- Public addresses: of the page of a location, and of the proof of fairness of an organization.
create table request_pages (
    -- Last part of the address.
    slug        text   not null,
    org_id      text   not null references orgs (id) on delete cascade,
    -- Null for the proof.
    location_id text,
    created_at  bigint not null,
    primary key (slug),
    foreign key (org_id, location_id) references locations (org_id, id) on delete cascade
);

create unique index request_pages_by_location on request_pages (org_id, location_id) where location_id is not null;
create unique index request_pages_by_org on request_pages (org_id) where location_id is null;

create table review_links (
    org_id      text   not null,
    location_id text   not null,
    source      text   not null,
    url         text   not null,
    position    bigint not null,
    checked_at  bigint not null,
    primary key (org_id, location_id, source),
    foreign key (org_id, location_id) references locations (org_id, id) on delete cascade
);

create table request_campaigns (
    org_id       text   not null references orgs (id) on delete cascade,
    id           text   not null,
    name         text   not null,
    -- scheduled, running, paused, done, canceled.
    state        text   not null,
    -- email.
    channel      text   not null,
    -- JSON: ids of the locations.
    location_ids text   not null,
    -- JSON: the chosen contacts, tags, or all.
    audience     text   not null,
    -- JSON: subject and body by language.
    wording      text   not null,
    reminder_after_days bigint,
    starts_at    bigint not null,
    daily_cap    bigint not null,
    -- JSON: number of contacts that are left out, by reason.
    left_out     text   not null,
    recipients   bigint not null,
    created_by   text   not null,
    created_at   bigint not null,
    ended_at     bigint,
    primary key (org_id, id)
);

create table review_requests (
    org_id       text   not null references orgs (id) on delete cascade,
    id           text   not null,
    campaign_id  text,
    -- Null after the contact was forgotten.
    contact_id   text,
    location_id  text   not null,
    -- Keyed hash of the address, by which its owner can still say stop after the contact was forgotten.
    address_hash text,
    -- SHA-256 of the last part of the address of its page, and that part, sealed.
    token_hash   text   not null,
    token        text   not null,
    channel      text   not null,
    language     text   not null,
    -- waiting, sent, opened, clicked, feedback, opted_out, failed, skipped, canceled.
    state        text   not null,
    -- Stable code of the reason why it was not sent.
    reason       text,
    -- Time of the next message; null when none follows.
    due_at       bigint,
    sent_at      bigint,
    reminded_at  bigint,
    opened_at    bigint,
    clicked_at   bigint,
    feedback_at  bigint,
    created_by   text   not null,
    created_at   bigint not null,
    primary key (org_id, id),
    foreign key (org_id, location_id) references locations (org_id, id) on delete cascade,
    foreign key (org_id, campaign_id) references request_campaigns (org_id, id) on delete cascade
);

create unique index review_requests_by_token on review_requests (token_hash);
create index review_requests_by_campaign on review_requests (org_id, campaign_id, state, id);
create index review_requests_by_contact on review_requests (org_id, contact_id);
create index review_requests_by_location on review_requests (org_id, location_id, id);
create index review_requests_due on review_requests (due_at) where due_at is not null;
create index review_requests_sent on review_requests (org_id, sent_at) where sent_at is not null;
create index review_requests_reminded on review_requests (org_id, reminded_at) where reminded_at is not null;

-- Number of requests of a campaign by state, location and language.
create table request_counts (
    org_id       text   not null,
    campaign_id  text   not null,
    location_id  text   not null,
    language     text   not null,
    state        text   not null,
    number       bigint not null,
    primary key (org_id, campaign_id, location_id, language, state),
    foreign key (org_id, campaign_id) references request_campaigns (org_id, id) on delete cascade
);

create table feedback (
    org_id       text   not null references orgs (id) on delete cascade,
    id           text   not null,
    location_id  text   not null,
    request_id   text,
    contact_id   text,
    -- Sealed: name, email address and text.
    name         text,
    email        text,
    text         text   not null,
    score        bigint,
    wants_reply  boolean not null,
    language     text   not null,
    -- open, waiting, done.
    state        text   not null,
    assigned_to  text   references users (id) on delete set null,
    created_at   bigint not null,
    updated_at   bigint not null,
    primary key (org_id, id),
    foreign key (org_id, location_id) references locations (org_id, id) on delete cascade
);

create index feedback_by_state on feedback (org_id, state, id);
create index feedback_by_location on feedback (org_id, location_id, id);
create index feedback_by_contact on feedback (org_id, contact_id);
create index feedback_by_assignee on feedback (org_id, assigned_to) where assigned_to is not null;

create table feedback_messages (
    org_id       text   not null,
    id           text   not null,
    feedback_id  text   not null,
    -- Sealed.
    text         text   not null,
    sent_by      text   not null,
    sent_at      bigint not null,
    primary key (org_id, id),
    foreign key (org_id, feedback_id) references feedback (org_id, id) on delete cascade
);

create index feedback_messages_by_feedback on feedback_messages (org_id, feedback_id, id);

-- Pages that were shown, by month and group of scores, with the hash of their public links.
create table request_views (
    org_id       text   not null,
    -- Calendar month (UTC), such as 2026-11.
    month        text   not null,
    location_id  text   not null,
    -- none, low, middle, high.
    score_group  text   not null,
    links_hash   text   not null,
    -- Number of links on the page, and number of links that the location had.
    shown        bigint not null,
    expected     bigint not null,
    pages        bigint not null,
    primary key (org_id, month, location_id, score_group, links_hash, shown, expected),
    foreign key (org_id, location_id) references locations (org_id, id) on delete cascade
);
