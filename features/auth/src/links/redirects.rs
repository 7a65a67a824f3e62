//! Allowed redirect targets of email links. Pure: no clock, no database, no network.

use globset::{Glob, GlobBuilder, GlobSet, GlobSetBuilder};
use url::{Host, Url};

/// The addresses that links may lead to.
pub(crate) struct Redirects {
    site: Url,
    patterns: GlobSet,
}

impl Redirects {
    /// The site itself, and addresses like these patterns, in which `*` stops at dots and slashes and `**` does not.
    ///
    /// # Errors
    /// When the site or a pattern cannot be read.
    pub(crate) fn new(site: &str, patterns: &[String]) -> api::Result<Self> {
        let site = Url::parse(site).map_err(|error| api::Error::internal(format!("site URL {site}: {error}")))?;
        let mut set = GlobSetBuilder::new();
        for pattern in patterns {
            set.add(glob(pattern).map_err(|error| api::Error::internal(format!("redirect pattern: {error}")))?);
        }
        Ok(Self { site, patterns: set.build().map_err(api::Error::internal)? })
    }

    /// Returns the requested address when it is allowed, else the site.
    pub(crate) fn checked(&self, requested: Option<&str>) -> Url {
        requested.and_then(|requested| self.allowed(requested)).unwrap_or_else(|| self.site.clone())
    }

    /// Is this a page of the site itself?
    pub(crate) fn is_own(&self, url: &Url) -> bool {
        is_same_site(url, &self.site)
    }

    fn allowed(&self, requested: &str) -> Option<Url> {
        let url = Url::parse(requested).ok()?;
        if !url.username().is_empty() || url.password().is_some() {
            return None;
        }
        let mut bare = url.clone();
        bare.set_fragment(None);
        let is_allowed = self.is_own(&url) || self.patterns.is_match(bare.as_str());
        is_allowed.then_some(url)
    }
}

/// The separators are those of host names and paths.
fn glob(pattern: &str) -> Result<Glob, globset::Error> {
    GlobBuilder::new(pattern).literal_separator(true).build()
}

/// Same scheme and host, and port; on this machine any port and any of its names, for those who develop.
fn is_same_site(url: &Url, site: &Url) -> bool {
    if !matches!(url.scheme(), "http" | "https") {
        return false;
    }
    if is_loopback(site) && is_loopback(url) {
        return true;
    }
    url.scheme() == site.scheme()
        && url.host() == site.host()
        && url.port_or_known_default() == site.port_or_known_default()
}

fn is_loopback(url: &Url) -> bool {
    match url.host() {
        Some(Host::Domain(name)) => name == "localhost",
        Some(Host::Ipv4(address)) => address.is_loopback(),
        Some(Host::Ipv6(address)) => address.is_loopback(),
        None => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn redirects(site: &str) -> Redirects {
        let patterns = ["https://app.example.com/done", "https://*.shops.example/**"].map(String::from);
        Redirects::new(site, &patterns).unwrap()
    }

    #[test]
    fn links_lead_to_the_site_and_to_allowed_urls() {
        let redirects = redirects("https://vitrine.example");
        for good in [
            "https://vitrine.example/",
            "https://vitrine.example/fr/reset-password?a=b#c",
            "https://vitrine.example:443/dashboard",
            "https://app.example.com/done",
            "https://app.example.com/done#x",
            "https://one.shops.example/a/b",
        ] {
            assert_eq!(redirects.checked(Some(good)).as_str(), Url::parse(good).unwrap().as_str(), "{good}");
        }
    }

    #[test]
    fn nothing_leads_anywhere_else() {
        let redirects = redirects("https://vitrine.example");
        for bad in [
            "",
            "/dashboard",
            "//evil.example",
            "https:evil.example",
            "https://evil.example/",
            "http://vitrine.example/",
            "https://vitrine.example:8443/",
            "https://vitrine.example.evil.example/",
            "https://vitrine.example@evil.example/",
            "https://me:secret@vitrine.example/",
            "https://evil.example/https://vitrine.example/",
            "https://evil.example\\@vitrine.example/",
            "https://vitrine.example%2eevil.example/",
            "https://evilvitrine.example",
            "javascript:alert(1)",
            "javascript://vitrine.example/%0aalert(1)",
            "data:text/html,x",
            "ftp://vitrine.example/",
            "https://app.example.com/done/more",
            "https://app.example.com.evil.example/done",
            "https://shops.example/",
            "http://127.0.0.1/",
            "http://localhost:3000/",
            "https://vitrine.example\t.evil.example/",
            "https://ⓥitrine.evil.example/",
        ] {
            assert_eq!(redirects.checked(Some(bad)).as_str(), "https://vitrine.example/", "{bad:?}");
        }
        assert_eq!(redirects.checked(None).as_str(), "https://vitrine.example/");
    }

    #[test]
    fn a_site_on_this_machine_may_send_to_any_port_of_it() {
        let redirects = redirects("http://localhost:8080");
        for good in ["http://localhost:3000/a", "http://127.0.0.1:5173/", "http://[::1]:9/"] {
            assert_eq!(redirects.checked(Some(good)).as_str(), good);
        }
        assert_eq!(redirects.checked(Some("http://evil.example/")).as_str(), "http://localhost:8080/");
    }
}
