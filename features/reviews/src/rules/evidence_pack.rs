//! Texts of an evidence pack: those that may be copied, within its size.

use locations::Details;
use url::Url;

use super::allows_copies;
use crate::types::{Omission, PackBusiness, PackReview, PackText};

/// Maximum number of bytes of all texts of a pack. They are in two of its files, and the pack has at most 20 MB.
pub(crate) const MAX_TEXT_BYTES: usize = 3_000_000;

/// Leaves out the texts of sites that forbid copies, and those beyond `budget` bytes: earlier versions before replies, and
/// these before the texts of reviews.
pub(crate) fn fit(reviews: &mut [PackReview], budget: usize) {
    for review in reviews.iter_mut().filter(|review| !allows_copies(review.url.as_deref())) {
        let forbidden = PackText::LeftOut(Omission::SiteForbids);
        review.text = forbidden.clone();
        for version in &mut review.versions {
            version.text = forbidden.clone();
        }
    }
    let mut left = budget;
    for review in reviews.iter_mut() {
        keep(&mut review.text, &mut left);
    }
    for reply in reviews.iter_mut().filter_map(|review| review.reply.as_mut()) {
        keep(reply, &mut left);
    }
    for version in reviews.iter_mut().flat_map(|review| &mut review.versions) {
        keep(&mut version.text, &mut left);
    }
}

/// Returns the business of a location, with the address that finds its profile on Google Maps.
pub(crate) fn pack_business(details: &Details) -> PackBusiness {
    let code = [details.state.as_deref(), details.postal_code.as_deref()].into_iter().flatten().collect::<Vec<_>>();
    let parts = [
        details.address.as_str(),
        details.address2.as_deref().unwrap_or_default(),
        &details.city,
        &code.join(" "),
        details.country.as_deref().unwrap_or_default(),
    ];
    let address = parts.into_iter().filter(|part| !part.is_empty()).collect::<Vec<_>>().join(", ");
    let query = format!("{}, {address}", details.name);
    let base = "https://www.google.com/maps/search/";
    let maps_url = Url::parse_with_params(base, [("api", "1"), ("query", &query)]);
    PackBusiness {
        name: details.name.clone(),
        address,
        phone: details.phone.clone(),
        website: details.website.clone(),
        maps_url: maps_url.map_or_else(|_| base.to_owned(), String::from),
    }
}

/// Takes the bytes of a text from those that are left, or leaves the text out.
fn keep(text: &mut PackText, left: &mut usize) {
    match left.checked_sub(text.as_str().len()) {
        Some(rest) => *left = rest,
        None => *text = PackText::LeftOut(Omission::PackFull),
    }
}

#[cfg(test)]
pub(crate) mod tests {
    use jiff::Timestamp;

    use super::*;
    use crate::types::{PackVersion, ReviewId, Source, State};

    const AT: Timestamp = Timestamp::constant(1_800_000_000, 0);

    /// Returns a review with an earlier version and a reply.
    pub(crate) fn review(text: &str, earlier: &str) -> PackReview {
        PackReview {
            id: ReviewId::new(AT),
            source: Source::Google,
            source_id: "g1".into(),
            url: Some("https://maps.google.com/r/1".into()),
            author: "=Ann".into(),
            rating: Some(1.0),
            rating_given: None,
            text: PackText::Text(text.into()),
            language: Some("en".into()),
            written_at: AT,
            changed_at: AT,
            seen_at: AT,
            state: State::Edited,
            reply: Some(PackText::Text("Sorry".into())),
            replied_at: Some(AT),
            report_state: None,
            versions: vec![PackVersion {
                event: "edited".into(),
                rating: Some(2.0),
                text: PackText::Text(earlier.into()),
                seen_at: AT,
                noticed_at: AT,
            }],
        }
    }

    #[test]
    fn earlier_versions_are_left_out_first_then_replies_then_texts() {
        let omissions = |budget| {
            let mut reviews = [review("12345", "123"), review("12345", "123")];
            fit(&mut reviews, budget);
            let of = |review: &PackReview| {
                let reply = review.reply.as_ref().and_then(PackText::omission);
                [review.text.omission(), reply, review.versions[0].text.omission()].map(|reason| reason.is_some())
            };
            [of(&reviews[0]), of(&reviews[1])]
        };
        assert_eq!(omissions(26), [[false; 3], [false; 3]]);
        assert_eq!(omissions(25), [[false; 3], [false, false, true]]);
        assert_eq!(omissions(20), [[false, false, true], [false, false, true]]);
        assert_eq!(omissions(15), [[false, false, true], [false, true, true]]);
        assert_eq!(omissions(0), [[true; 3], [true; 3]]);
    }

    #[test]
    fn the_business_has_its_address_in_one_line_and_a_search_on_the_map() {
        let details = Details {
            name: "Café & Co".into(),
            address: "1 Main St".into(),
            city: "Springfield".into(),
            state: Some("IL".into()),
            postal_code: Some("62701".into()),
            country: Some("US".into()),
            ..Details::default()
        };
        let business = pack_business(&details);
        assert_eq!(business.address, "1 Main St, Springfield, IL 62701, US");
        let query = "Caf%C3%A9+%26+Co%2C+1+Main+St%2C+Springfield%2C+IL+62701%2C+US";
        assert_eq!(business.maps_url, format!("https://www.google.com/maps/search/?api=1&query={query}"));
    }

    #[test]
    fn texts_of_sites_that_forbid_copies_are_left_out_with_their_versions() {
        let mut reviews = [PackReview { url: Some("https://www.yelp.com/biz/x".into()), ..review("Bad", "Worse") }];
        fit(&mut reviews, MAX_TEXT_BYTES);
        assert_eq!(reviews[0].text.omission(), Some(Omission::SiteForbids));
        assert_eq!(reviews[0].versions[0].text.omission(), Some(Omission::SiteForbids));
        assert_eq!(reviews[0].reply, Some(PackText::Text("Sorry".into())));
    }
}
