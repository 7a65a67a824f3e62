//! Businesses as an answer lists them.

use simulated_world::Dice;

use super::{
    Ask, Market,
    candidate::{Candidate, Source},
    keyword::Keyword,
    names,
    noise::Noise,
};
use crate::keys::dice;

/// Alphabet of place ids.
const ALPHABET: &[u8] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
/// Signs of a place id behind "ChIJ".
const ID_LENGTH: usize = 23;

/// Business in an answer.
#[derive(Clone, Debug, PartialEq)]
pub struct RankedListing {
    /// Name.
    pub title: String,
    /// Place id on Maps; 1 in 100 is missing.
    pub place_id: Option<String>,
    /// Number of the business on Maps, in decimals.
    pub cid: String,
    /// Id of the business's feature on the map, which ends with the number in hexadecimals.
    pub feature_id: String,
    /// Latitude.
    pub lat: f64,
    /// Longitude.
    pub lng: f64,
    /// Average rating.
    pub rating: Option<f64>,
    /// Number of reviews.
    pub reviews: i64,
    /// Name of the category.
    pub category: String,
}

/// Returns a candidate as an answer lists it.
pub(super) fn listed(
    market: &Market,
    keyword: &Keyword,
    candidate: &Candidate,
    ask: &Ask,
    noise: &Noise,
) -> RankedListing {
    let is_french = ask.language.get(..2).is_some_and(|language| language.eq_ignore_ascii_case("fr"));
    let all = match candidate.source {
        Source::Rival => rival(keyword, candidate, is_french),
        Source::Given(index) => given(market, keyword, index, is_french),
    };
    RankedListing { place_id: all.place_id.filter(|_| !noise.lacks_id(candidate.key)), ..all }
}

fn rival(keyword: &Keyword, candidate: &Candidate, is_french: bool) -> RankedListing {
    let mut dice = dice(candidate.key, "listing");
    let (place_id, cid, feature_id) = ids(&mut dice);
    // Few businesses have many reviews.
    let reviews = (3.0 * (6.0 * dice.part()).exp()) as i64 - 3;
    let rating = (32 + dice.below(10) + dice.below(10)) as f64 / 10.0;
    let category = keyword.category(is_french);
    RankedListing {
        title: names::name(&mut dice, &category, keyword.is_food(), is_french),
        place_id: Some(place_id),
        cid,
        feature_id,
        lat: rounded(candidate.point.lat),
        lng: rounded(candidate.point.lng),
        rating: (reviews > 0).then_some(rating),
        reviews,
        category,
    }
}

fn given(market: &Market, keyword: &Keyword, index: usize, is_french: bool) -> RankedListing {
    let business = &market.businesses[index];
    let (generated, cid, feature_id) = ids(&mut dice(business.key(), "listing"));
    RankedListing {
        title: business.name.clone(),
        place_id: business.place_id.clone().or(Some(generated)),
        cid,
        feature_id,
        lat: rounded(business.lat),
        lng: rounded(business.lng),
        rating: business.rating,
        reviews: business.reviews,
        category: business.category.clone().unwrap_or_else(|| keyword.category(is_french)),
    }
}

/// Draws a place id, the number of a business and the id of its feature.
fn ids(dice: &mut Dice) -> (String, String, String) {
    let signs: String = (0..ID_LENGTH).map(|_| char::from(*dice.pick(ALPHABET))).collect();
    let (feature, cid) = (dice.bits(), dice.bits());
    (format!("ChIJ{signs}"), cid.to_string(), format!("0x{feature:x}:0x{cid:x}"))
}

fn rounded(degrees: f64) -> f64 {
    (degrees * 1e7).round() / 1e7
}
