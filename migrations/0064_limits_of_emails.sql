-- Limits of the emails that members write, and what they must outlive: schedules, contacts, and requests.

create index feedback_messages_by_time on feedback_messages (org_id, sent_at);

-- Keyed hash of the email address, by which the feedback of a person without a contact is found.
alter table feedback add column email_hash text;

create index feedback_by_email on feedback (org_id, email_hash) where email_hash is not null;
create index feedback_by_age on feedback (updated_at);

-- Emails with reports that were sent lately, whatever became of their schedule. They count against the daily limit.
create table report_mails (
    org_id       text   not null references orgs (id) on delete cascade,
    schedule_id  text   not null,
    due_at       bigint not null,
    address_hash text   not null,
    sent_at      bigint not null,
    primary key (org_id, schedule_id, due_at, address_hash)
);

create index report_mails_by_time on report_mails (org_id, sent_at);
create index report_mails_by_age on report_mails (sent_at);

-- People who do not want reports of an organization, by the keyed hash of their address. Rows outlive schedules.
create table report_stops (
    org_id       text   not null references orgs (id) on delete cascade,
    address_hash text   not null,
    stopped_at   bigint not null,
    primary key (org_id, address_hash)
);

insert into report_mails (org_id, schedule_id, due_at, address_hash, sent_at)
select org_id, schedule_id, due_at, address_hash, sent_at from report_sends where state = 'sent';

insert into report_stops (org_id, address_hash, stopped_at)
select org_id, address_hash, min(stopped_at) from report_recipients where stopped_at is not null
group by org_id, address_hash;
