-- Billing: what an organization has bought, as Stripe says, and the calls to Stripe that change it.

create table org_billing (
    org_id            text    not null references orgs (id) on delete cascade,
    -- Ids at Stripe.
    customer_id       text,
    subscription_id   text,
    -- Checkout that was opened last.
    session_id        text,
    -- starter, professional, enterprise.
    plan              text,
    -- everything, profile.
    list              text,
    -- month, year.
    every             text,
    -- usd, eur.
    currency          text,
    -- As Stripe says: trialing, active, past_due, unpaid, paused, canceled, incomplete.
    status            text,
    extra_locations   bigint  not null default 0,
    custom_reporting  boolean not null default false,
    premium_support   boolean not null default false,
    period_end        bigint,
    trial_end         bigint,
    cancel_at         bigint,
    past_due_since    bigint,
    -- Emails about the failed payment that were sent.
    reminders         bigint  not null default 0,
    -- Time at which Stripe was asked last.
    read_at           bigint,
    version           bigint  not null default 1,
    primary key (org_id)
);

create unique index org_billing_by_customer on org_billing (customer_id) where customer_id is not null;
create unique index org_billing_by_subscription on org_billing (subscription_id) where subscription_id is not null;
create index org_billing_past_due on org_billing (past_due_since) where past_due_since is not null;

-- Calls to Stripe that cost money, stored with their idempotency key before they are made.
create table billing_steps (
    org_id       text   not null references orgs (id) on delete cascade,
    id           text   not null,
    -- checkout, change, cancel, resume.
    kind         text   not null,
    -- Path and form of the call.
    path         text   not null,
    form         text   not null,
    -- pending, done, refused.
    state        text   not null,
    created_at   bigint not null,
    primary key (org_id, id)
);

create unique index billing_steps_open on billing_steps (org_id) where state = 'pending';

-- Events of Stripe that arrived. The state is read from Stripe, so their contents are not stored.
create table stripe_events (
    id           text   not null,
    type         text   not null,
    object_id    text,
    customer_id  text,
    received_at  bigint not null,
    primary key (id)
);

create index stripe_events_by_age on stripe_events (received_at);

-- Choice made on the public site, beside the plan.
alter table orgs add column chosen_list text;
alter table orgs add column chosen_every text;
