-- Replies that wait for the approval of another member, and when an organization asks for it.

create table reply_requests (
    org_id      text   not null,
    id          text   not null,
    review_id   text   not null,
    -- waiting, sent_back, approved, withdrawn.
    state       text   not null,
    -- Grows with each change, so that a member approves only the text that they have read.
    version     bigint not null,
    -- Sealed; null once the request is approved or withdrawn.
    text        text,
    -- Sealed: reason for which it was sent back.
    comment     text,
    asked_by    text   not null,
    asked_at    bigint not null,
    decided_by  text,
    decided_at  bigint,
    primary key (org_id, id),
    foreign key (org_id, review_id) references reviews (org_id, id) on delete cascade
);

create unique index reply_requests_open on reply_requests (org_id, review_id) where state in ('waiting', 'sent_back');
create index reply_requests_of_review on reply_requests (org_id, review_id);

-- State of the open request of a review; null without one.
alter table reviews add column request_state text;
create index reviews_by_request on reviews (org_id, request_state, id) where request_state is not null;

create table reply_settings (
    org_id      text   not null references orgs (id) on delete cascade,
    -- auto, on, off.
    approval    text   not null,
    primary key (org_id)
);
