//! Sites that forbid lasting copies of their texts.

use url::Url;

/// Names in the domains of these sites, under any country: Foursquare, Tripadvisor, Yelp.
const SITES: [&str; 3] = ["foursquare", "tripadvisor", "yelp"];

/// Returns true when the site of a review, by its address, allows copies of the text in files.
pub(crate) fn allows_copies(address: Option<&str>) -> bool {
    let url = address.and_then(|address| Url::parse(address).ok());
    let host = url.as_ref().and_then(Url::host_str).unwrap_or_default();
    !host.split('.').any(|label| SITES.contains(&label))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_of_yelp_tripadvisor_and_foursquare_are_not_copied() {
        for url in [
            "https://www.yelp.com/biz/atelier?hrid=1",
            "https://fr.yelp.be",
            "https://www.tripadvisor.co.uk/ShowUserReviews-g1-d2-r3.html",
            "https://TRIPADVISOR.fr:443/x",
            "https://user@foursquare.com/v/1",
        ] {
            assert!(!allows_copies(Some(url)), "{url}");
        }
        for url in ["https://www.trustpilot.com/reviews/yelp", "https://example.com/?of=yelp.com", "yelp", ""] {
            assert!(allows_copies(Some(url)), "{url}");
        }
        assert!(allows_copies(None));
    }
}
