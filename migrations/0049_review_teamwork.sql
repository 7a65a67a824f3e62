-- Teamwork on reviews: the member to whom a review is assigned, its due time and work state, internal notes, and the first
-- answer to each review.

-- Work state: done with is_done, waiting with is_waiting, else open. Never both.
alter table reviews add column is_waiting boolean not null default false;
-- Id of the member to whom the review is assigned.
alter table reviews add column assigned_to text references users (id) on delete set null;
alter table reviews add column due_at bigint;
-- Grows with each change of assignment, due time or work state, so that a member changes only what they have read.
alter table reviews add column work_version bigint not null default 0;
-- Time and author of the first reply; the author is null for a reply written at the source.
alter table reviews add column answered_at bigint;
alter table reviews add column answered_by text;

update reviews set answered_at = replied_at, answered_by = replied_by where is_answered;
-- A reply ends the work. Changed and returned reviews wait for another look.
update reviews set is_done = true where is_answered and state = 'shown';

create index reviews_by_assignee on reviews (assigned_to, org_id, due_at, id) where assigned_to is not null;

create table review_notes (
    org_id      text   not null,
    id          text   not null collate "binary",
    review_id   text   not null,
    written_by  text   not null,
    written_at  bigint not null,
    edited_at   bigint,
    -- Sealed.
    text        text   not null,
    -- JSON: ids of the mentioned members.
    mentions    text   not null,
    primary key (org_id, id),
    foreign key (org_id, review_id) references reviews (org_id, id) on delete cascade
);
create index review_notes_of_review on review_notes (org_id, review_id, id);
