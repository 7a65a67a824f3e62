//! Check of public review links.

use url::{Host, Url};

use super::sources::{self, Ask, Source};
use crate::types::LinkSource;

/// Maximum length of an address.
const MAX_LENGTH: usize = 500;
/// Hosts of a site besides its own domain.
const MORE_HOSTS: [(&str, &str); 3] = [("google", "g.page"), ("google", "maps.app.goo.gl"), ("facebook", "fb.com")];
/// Sites of which only the form of a review is accepted, by the beginning of its path.
const PATHS: [(&str, &[&str]); 2] = [("tripadvisor", &["/UserReview"]), ("trustpilot", &["/evaluate/"])];
/// Sites that may be added by hand although they are no place to ask on, or that need no link.
const NO_LINK: [&str; 1] = ["first_party"];

/// Reason why a link is refused.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Refusal {
    /// The site is not known.
    UnknownSource,
    /// The site does not allow businesses to ask.
    MayNotAsk,
    /// The address is not valid, or not `https`.
    InvalidUrl,
    /// The address is of another host.
    OtherHost,
}

impl Refusal {
    /// Returns true when the site itself is refused.
    pub(crate) fn is_about_source(self) -> bool {
        matches!(self, Self::UnknownSource | Self::MayNotAsk)
    }

    /// Returns the stable code and an English description.
    pub(crate) fn words(self) -> (&'static str, &'static str) {
        match self {
            Self::UnknownSource => ("unknown", "This site isn’t known."),
            Self::MayNotAsk => ("may_not_ask", "This site doesn’t allow businesses to ask for reviews."),
            Self::InvalidUrl => ("invalid_url", "Use the https address of the page where customers write a review."),
            Self::OtherHost => ("other_host", "This address isn’t on the site’s own host."),
        }
    }
}

/// Returns the address of a link in its usual form.
///
/// # Errors
/// The reason why it is refused.
pub(crate) fn check(source: &str, url: &str) -> Result<String, Refusal> {
    let source = sources::find(source).ok_or(Refusal::UnknownSource)?;
    if !may_ask(source) {
        return Err(Refusal::MayNotAsk);
    }
    if url.len() > MAX_LENGTH || url.chars().any(|c| c.is_control() || c.is_whitespace() || c == '\\') {
        return Err(Refusal::InvalidUrl);
    }
    let parsed = Url::parse(url).map_err(|_| Refusal::InvalidUrl)?;
    let has_user = !parsed.username().is_empty() || parsed.password().is_some() || authority(url).contains('@');
    let is_plain =
        parsed.scheme() == "https" && parsed.port().is_none() && !has_user && parsed.as_str().len() <= MAX_LENGTH;
    let Some(Host::Domain(host)) = parsed.host().filter(|_| is_plain) else { return Err(Refusal::InvalidUrl) };
    if !is_host_of(source, host) {
        return Err(Refusal::OtherHost);
    }
    let path = PATHS.iter().find(|(id, _)| *id == source.id);
    if path.is_some_and(|(_, starts)| !starts.iter().any(|start| parsed.path().starts_with(start))) {
        return Err(Refusal::InvalidUrl);
    }
    Ok(parsed.to_string())
}

/// Returns the text between `//` and the next slash.
fn authority(url: &str) -> &str {
    let after = url.split_once("//").map_or("", |(_, after)| after);
    after.split(['/', '?', '#']).next().unwrap_or_default()
}

/// Returns the sites that may be asked for in a country.
pub(crate) fn offered(country: Option<&str>) -> Vec<LinkSource> {
    let offered = sources::sources().iter().filter(|source| may_ask(source) && source.is_in(country));
    let link = |source: &Source| LinkSource {
        source: source.id.clone(),
        name: source.name.clone(),
        host: source.domain.split('/').next().unwrap_or_default().to_owned(),
    };
    offered.map(link).collect()
}

fn may_ask(source: &Source) -> bool {
    source.ask == Ask::Yes && !source.domain.is_empty() && !NO_LINK.contains(&source.id.as_str())
}

/// Returns true when a host is the site's own: its domain, a part of it, or the same name in another country.
fn is_host_of(source: &Source, host: &str) -> bool {
    let domain = source.domain.split('/').next().unwrap_or_default();
    let is_below =
        |domain: &str| host == domain || host.strip_suffix(domain).is_some_and(|prefix| prefix.ends_with('.'));
    is_below(domain)
        || MORE_HOSTS.iter().any(|(id, more)| *id == source.id && host == *more)
        || national(&source.id).iter().any(|domain| is_below(domain))
}

/// Returns the domains of a site in single countries.
fn national(source: &str) -> &'static [&'static str] {
    match source {
        "google" => &["google.fr", "google.ca", "google.co.uk"],
        "tripadvisor" => &["tripadvisor.fr", "tripadvisor.ca", "tripadvisor.co.uk"],
        "houzz" => &["houzz.fr", "houzz.co.uk"],
        "nextdoor" => &["nextdoor.fr", "nextdoor.co.uk"],
        "indeed" => &["indeed.fr", "indeed.ca", "indeed.co.uk"],
        "glassdoor" => &["glassdoor.fr", "glassdoor.ca", "glassdoor.co.uk"],
        _ => &[],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_on_the_sites_own_host_by_https() {
        for (source, url) in [
            ("google", "https://search.google.com/local/writereview?placeid=ChIJ1234"),
            ("google", "https://g.page/r/CabcDEF/review"),
            ("google", "https://www.google.fr/maps/place/?q=place_id:abc"),
            ("tripadvisor", "https://www.tripadvisor.com/UserReviewEdit-g187147-d188151-Chez_Nous.html"),
            ("tripadvisor", "https://www.tripadvisor.fr/UserReviewEdit-g187147-d188151"),
            ("trustpilot", "https://fr.trustpilot.com/evaluate/example.com"),
            ("facebook", "https://www.facebook.com/cheznous/reviews"),
            ("pagesjaunes", "https://www.pagesjaunes.fr/contribution/pro/12345"),
        ] {
            assert_eq!(check(source, url).as_deref(), Ok(url), "{source}");
        }
    }

    #[test]
    fn every_other_link_is_refused_with_the_reason() {
        use Refusal::{InvalidUrl, MayNotAsk, OtherHost, UnknownSource};
        let long = format!("https://g.page/r/{}", "a".repeat(500));
        for (source, url, refusal) in [
            ("yelp", "https://www.yelp.com/writeareview/biz/abc", MayNotAsk),
            ("booking", "https://www.booking.com/hotel/fr/x.html", MayNotAsk),
            ("doctolib", "https://www.doctolib.fr/x", MayNotAsk),
            ("first_party", "https://example.com/", MayNotAsk),
            ("nowhere", "https://example.com/", UnknownSource),
            ("google", "http://search.google.com/local/writereview?placeid=x", InvalidUrl),
            ("google", "https://user@search.google.com/local", InvalidUrl),
            ("google", "https://@search.google.com/local", InvalidUrl),
            ("google", "https://search.google.com:8443/local", InvalidUrl),
            ("google", "https://search.google.com\\@evil.example/", InvalidUrl),
            ("google", "https://search.google.com.evil.example/", OtherHost),
            ("google", "https://evilgoogle.com/", OtherHost),
            ("google", "https://bit.ly/abc", OtherHost),
            ("google", "https://[::1]/", InvalidUrl),
            ("google", "https://127.0.0.1/", InvalidUrl),
            ("google", "javascript:alert(1)", InvalidUrl),
            ("google", "//google.com/x", InvalidUrl),
            ("google", "https://google.com/\u{0}", InvalidUrl),
            ("google", &long, InvalidUrl),
            ("google", "", InvalidUrl),
            ("tripadvisor", "https://www.tripadvisor.com/Restaurant_Review-g1-d2", InvalidUrl),
            ("trustpilot", "https://www.trustpilot.com/review/example.com", InvalidUrl),
        ] {
            assert_eq!(check(source, url), Err(refusal), "{source} {url}");
        }
    }

    #[test]
    fn only_sites_that_allow_it_are_offered() {
        let french: Vec<String> = offered(Some("FR")).into_iter().map(|source| source.source).collect();
        assert!(french.contains(&"google".into()) && french.contains(&"pagesjaunes".into()));
        for not_offered in ["yelp", "booking", "first_party", "doctolib", "bbb", "bing"] {
            assert!(!french.contains(&not_offered.into()), "{not_offered}");
        }
    }
}
