-- What an organisation's operator lets it do: its plan, chosen at sign-up and given later. Times are Unix milliseconds.

-- 'starter', 'professional' or 'enterprise': what somebody chose on the public site, and the trial leads to.
alter table orgs add column chosen_plan text;
-- What the operator gave it, and until when; null for no plan, and for one without an end.
alter table orgs add column plan text;
alter table orgs add column plan_ends_at bigint;

-- Locations that Google knows and a plan had no room for.
alter table google_runs add column beyond_plan bigint not null default 0;
