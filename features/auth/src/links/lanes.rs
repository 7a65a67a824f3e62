//! Lanes of emails: a link that only one browser or page can use must not replace a link that works everywhere.
//!
//! At most one email of a kind goes to an address per minute, regardless of the caller, and a new link replaces the
//! previous one. If a stranger could choose the use of that link (with a code challenge that only the stranger can
//! meet, or a page that ignores the session), the owner of the address would never get a working link. So links are
//! limited and replaced per lane.

use url::Url;

use crate::{links::kind::Kind, links::redirects::Redirects};

/// Pages of the web app that take a session from a link, in English and in French.
const PAGES: [&str; 4] = ["/confirm", "/fr/confirm", "/reset-password", "/fr/reset-password"];

/// Use of a link, apart from its kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lane {
    /// Carries a session to any page but the web app's own.
    Elsewhere,
    /// Carries a session to a page of the web app.
    Page(&'static str),
    /// Carries a code that only the browser that asked can exchange (PKCE).
    Code,
}

impl Lane {
    /// Returns the lane of a link that leads to `redirect_to`.
    pub(crate) fn of(redirects: &Redirects, redirect_to: &str, has_challenge: bool) -> Self {
        if has_challenge {
            return Self::Code;
        }
        let page = Url::parse(redirect_to).ok().filter(|url| redirects.is_own(url));
        let page = page.and_then(|url| PAGES.into_iter().find(|page| *page == url.path()));
        page.map_or(Self::Elsewhere, Self::Page)
    }

    /// Name under which tokens of a kind in this lane are stored.
    pub(crate) fn name(self, kind: Kind) -> String {
        let kind = kind.as_str();
        match self {
            Self::Elsewhere => kind.to_owned(),
            Self::Page(page) => format!("{kind} {page}"),
            Self::Code => format!("{kind} code"),
        }
    }

    /// All names of a kind.
    pub(crate) fn names(kind: Kind) -> Vec<String> {
        let pages = PAGES.into_iter().map(Self::Page);
        [Self::Elsewhere, Self::Code].into_iter().chain(pages).map(|lane| lane.name(kind)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_pages_of_the_web_app_and_code_challenges_have_lanes_of_their_own() {
        let redirects = Redirects::new("https://vitrine.example", &["https://app.example/**".into()]).unwrap();
        for (redirect_to, has_challenge, expected) in [
            ("https://vitrine.example/confirm", false, Lane::Page("/confirm")),
            ("https://vitrine.example/fr/reset-password?next=%2Fdashboard#x", false, Lane::Page("/fr/reset-password")),
            ("https://vitrine.example/confirm", true, Lane::Code),
            ("https://vitrine.example/", false, Lane::Elsewhere),
            ("https://vitrine.example/confirm/more", false, Lane::Elsewhere),
            ("https://app.example/confirm", false, Lane::Elsewhere),
            ("", false, Lane::Elsewhere),
        ] {
            assert_eq!(Lane::of(&redirects, redirect_to, has_challenge), expected, "{redirect_to}");
        }
    }

    #[test]
    fn no_two_lanes_of_any_kinds_share_a_name() {
        let kinds = [Kind::Confirmation, Kind::Invitation, Kind::Recovery, Kind::MagicLink, Kind::Reauthentication];
        let names: Vec<_> = kinds.into_iter().flat_map(Lane::names).collect();
        let different: std::collections::BTreeSet<_> = names.iter().collect();
        assert_eq!((names.len(), different.len()), (30, 30));
    }
}
