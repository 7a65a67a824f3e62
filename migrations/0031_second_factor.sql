-- Whether only those may work in an organisation who have proved a second factor.

alter table orgs add column requires_second_factor boolean not null default false;
