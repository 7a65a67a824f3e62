//! SQL of sites and pages.

mod addresses;
mod counts;
mod pages;
mod sites;
mod versions;

pub(crate) use addresses::{
    Address, add_address, address_at, addresses_below, addresses_of, addresses_of_org, make_current,
};
pub(crate) use counts::{CountRow, add_counts, counts_by_day, totals_of};
pub(crate) use pages::{
    PageRow, PrintRow, changed_pages, content_of, find_page, live_ids, page_rows, page_rows_of, print_rows,
    print_rows_of, put_draft, put_prints, put_published, set_state, touch_pages,
};
pub(crate) use sites::{
    SiteRow, add_site, add_slug, count_slugs, is_slug_taken, lock_site, put_site, raise_version, set_followed, site,
    site_by_slug, unfollowed,
};
pub(crate) use versions::{VersionRow, add_version, find_version, prune_versions, versions_of};
