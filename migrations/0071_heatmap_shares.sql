-- Heatmaps that links show: each as it was when it was shared. The kind of the link is heatmap, its object the scan.

create table shared_heatmaps (
    org_id       text   not null,
    share_id     text   not null,
    scan_id      text   not null,
    -- en, fr.
    language     text   not null,
    -- Grid, figures, businesses and brand, deflated and sealed. It has no coordinates.
    snapshot     text   not null,
    primary key (org_id, share_id),
    foreign key (org_id, share_id) references shares (org_id, id) on delete cascade,
    foreign key (org_id, scan_id) references heatmap_scans (org_id, id) on delete cascade
);

create index shared_heatmaps_by_scan on shared_heatmaps (org_id, scan_id);
