//! Addresses of a site: on the organization's own domain, or below an address of this instance.

use api::App;
use domains::{DomainKind, Domains};
use orgs::OrgId;

use crate::board::Board;

/// Addresses of a site, as a request sees them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SiteUrls {
    /// Beginning of absolute addresses: in canonical links, in sitemaps, and in what the API shows.
    pub(crate) base: String,
    /// Beginning of links: `/p/{site}`, or nothing on the own domain.
    pub(crate) root: String,
    /// Beginning of absolute addresses of pictures.
    pub(crate) origin: String,
    /// True below `/p/{site}` when the site has a domain of its own, which search engines are to show.
    pub(crate) is_twin: bool,
}

impl SiteUrls {
    /// Returns the addresses of a site below this instance.
    pub(crate) fn below(app: &App, domains: &Domains, board: &Board) -> Self {
        let slug = board.row.as_ref().map_or("preview", |row| row.slug.as_str());
        let domain = domains.address(app, &board.org, DomainKind::Pages);
        let is_twin = domain.is_some();
        let base = domain.unwrap_or_else(|| below(app, slug));
        Self { base, root: format!("/p/{slug}"), origin: app.site.url.clone(), is_twin }
    }

    /// Returns the addresses of a site on a domain of its organization.
    pub(crate) fn on_domain(app: &App, domains: &Domains, board: &Board) -> Self {
        let base = domains.address(app, &board.org, DomainKind::Pages);
        let base = base.unwrap_or_else(|| app.site.url.clone());
        Self { origin: base.clone(), base, root: String::new(), is_twin: false }
    }
}

/// Returns the address of a site: on its own domain if it has one.
pub(crate) fn base_url(app: &App, domains: &Domains, org: &OrgId, slug: &str) -> String {
    domains.address(app, org, DomainKind::Pages).unwrap_or_else(|| below(app, slug))
}

/// Returns the address of a site below this instance.
pub(crate) fn below(app: &App, slug: &str) -> String {
    format!("{}/p/{slug}", app.site.url)
}
