//! Comparison of a listing with a location.

use serde::Serialize;

use crate::address::{AddressComparison, compare};
use crate::name::compare_names;
use crate::phone::compare_phones;
use crate::postcode::compare_postcodes;
use crate::types::Comparison;

/// Weights of the fields, in the order of `Fields::all`.
const WEIGHTS: [f64; 4] = [30.0, 30.0, 10.0, 30.0];

/// Location as its owner wants it, or listing as a directory shows it. Absent values are empty.
#[derive(Clone, Copy, Debug, Default)]
pub struct Business<'a> {
    /// Name.
    pub name: &'a str,
    /// Lines of the street.
    pub address: &'a str,
    /// City.
    pub city: &'a str,
    /// Postal code.
    pub postcode: &'a str,
    /// Phone number.
    pub phone: &'a str,
    /// Further phone numbers of a location.
    pub other_phones: &'a [&'a str],
    /// Country of a location, ISO alpha-2.
    pub country: &'a str,
    /// True for a location that serves an area and hides its address.
    pub hides_address: bool,
}

/// Comparisons of the fields of a listing.
#[derive(Clone, Copy, Debug, Serialize)]
pub struct Fields {
    /// Name.
    pub name: Comparison,
    /// Address.
    pub address: Comparison,
    /// Postal code.
    pub postcode: Comparison,
    /// Phone number.
    pub phone: Comparison,
    /// True when the addresses have house numbers and none agrees.
    #[serde(skip)]
    pub(crate) has_other_number: bool,
}

impl Fields {
    /// Returns the score of the listing, 0 to 100 with one decimal: the mean of the scores of the fields, weighted name
    /// 30, address 30, postal code 10, phone 30. Fields without a score do not count; `None` when no field has one.
    pub fn score(&self) -> Option<f64> {
        let scored =
            || self.all().into_iter().zip(WEIGHTS).filter_map(|(field, weight)| Some((field.score?.value(), weight)));
        let total: f64 = scored().map(|(_, weight)| weight).sum();
        let points: f64 = scored().map(|(score, weight)| score * weight).sum();
        (total > 0.0).then(|| one_decimal(100.0 * points / total))
    }

    fn all(&self) -> [Comparison; 4] {
        [self.name, self.address, self.postcode, self.phone]
    }
}

/// Compares the fields of a listing with those of a location.
pub fn compare_listing(reference: &Business, listing: &Business) -> Fields {
    let cities = [reference.city, listing.city];
    let AddressComparison { comparison: address, has_other_number } = if reference.hides_address {
        AddressComparison { comparison: Comparison::HIDDEN, has_other_number: false }
    } else {
        compare(reference.address, listing.address, reference.country, &cities)
    };
    Fields {
        name: compare_names(reference.name, listing.name, &cities),
        address,
        postcode: if reference.hides_address {
            Comparison::HIDDEN
        } else {
            compare_postcodes(reference.postcode, listing.postcode, reference.country)
        },
        phone: compare_phones(reference.phone, listing.phone, reference.country, reference.other_phones),
        has_other_number,
    }
}

/// Rounds to one decimal.
pub(crate) fn one_decimal(number: f64) -> f64 {
    (number * 10.0).round() / 10.0
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_listing_without_comparable_fields_has_no_score() {
        let nothing = Business::default();
        assert_eq!(compare_listing(&nothing, &Business { name: "A", ..nothing }).score(), None);
    }

    #[test]
    fn the_weight_of_a_field_without_a_score_falls_away() {
        let reference = Business { name: "Roy", phone: "212-736-5000", country: "US", ..Business::default() };
        let listing = Business { name: "Roy", address: "12 Elm St", ..Business::default() };
        assert_eq!(compare_listing(&reference, &listing).score(), Some(50.0));
    }
}
