-- Addresses that live sites have or had. A former one leads to the new one, and no other organization gets it, also after the
-- organization was deleted: links, QR codes and search results outlive a site.
create table page_slugs (
    slug     text   not null,
    -- Null after the organization was deleted.
    org_id   text   references orgs (id) on delete set null,
    since    bigint not null,
    primary key (slug)
);

create index page_slugs_by_org on page_slugs (org_id, since);

insert into page_slugs (slug, org_id, since)
select s.slug, s.org_id, s.created_at from page_sites s join orgs o on o.id = s.org_id
where s.state = 'live' and not o.is_demo;
