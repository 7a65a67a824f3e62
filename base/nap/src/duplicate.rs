//! Sameness of a listing and the business of a location, and duplicates among listings.

use serde::Serialize;

use crate::listing::Fields;
use crate::types::{Points, Reason};

/// Answer to the question whether a listing is about this business.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Sameness {
    /// It is.
    Yes,
    /// A user has to decide.
    Maybe,
    /// It is not.
    No,
}

/// Answers whether a listing is about this business:
///
/// - yes: name ≥ 0.5 and (near or phone ≥ 0.8), or near with address ≥ 0.7 and phone ≥ 0.8;
/// - maybe: name ≥ 0.8 and (equal postal code without a contradicting house number, or a house number nearby), or
///   phone ≥ 0.8, or equal address.
///
/// Near is address ≥ 0.5, or ≥ 0.3 with postal code ≥ 0.5 or name ≥ 0.8. When the postal codes contradict, it is
/// address ≥ 0.9 for another reason than `lines` and `unit_added`.
pub fn same_business(fields: &Fields) -> Sameness {
    let Fields { name, address, postcode, phone, has_other_number } = fields;
    let is_near = if postcode.reason == Reason::Different {
        address.is_at_least(9) && !matches!(address.reason, Reason::Lines | Reason::UnitAdded)
    } else {
        address.is_at_least(5) || address.is_at_least(3) && (postcode.is_at_least(5) || name.is_at_least(8))
    };
    let has_phone = phone.is_at_least(8);
    let is_in_area = postcode.score == Some(Points::FULL) && !has_other_number || address.reason == Reason::NumberNear;
    if name.is_at_least(5) && (is_near || has_phone) || is_near && address.is_at_least(7) && has_phone {
        Sameness::Yes
    } else if name.is_at_least(8) && is_in_area || has_phone || address.score == Some(Points::FULL) {
        Sameness::Maybe
    } else {
        Sameness::No
    }
}

/// Returns true when two listings of one directory may be duplicates: at least two of name, address and phone number
/// are equal or nearly equal (0.9).
pub fn are_duplicates(fields: &Fields) -> bool {
    [fields.name, fields.address, fields.phone].iter().filter(|field| field.is_at_least(9)).count() >= 2
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::listing::{Business, compare_listing};

    const CAFE: Business = Business {
        name: "Northwind Coffee",
        address: "1200 N Main St",
        city: "Denver",
        postcode: "80202",
        phone: "303-893-6000",
        other_phones: &[],
        country: "US",
        hides_address: false,
    };

    fn same(listing: Business) -> Sameness {
        same_business(&compare_listing(&CAFE, &listing))
    }

    #[test]
    fn near_and_named_alike_is_the_business() {
        let listing = Business { phone: "", ..CAFE };
        assert_eq!(same(listing), Sameness::Yes);
        assert_eq!(same(Business { address: "Main St", ..listing }), Sameness::Yes);
        assert_eq!(
            same(Business { name: "Northwind Books and Toys", address: "Main St", postcode: "", ..listing }),
            Sameness::No
        );
        assert_eq!(same(Business { name: "Other", phone: CAFE.phone, ..listing }), Sameness::Yes);
        assert_eq!(
            same(Business { address: "77 Lake Ave", postcode: "", phone: CAFE.phone, ..listing }),
            Sameness::Yes
        );
    }

    #[test]
    fn contradicting_postal_codes_ask_for_an_equal_address() {
        let listing = Business { phone: "", postcode: "80301", ..CAFE };
        assert_eq!(same(listing), Sameness::Yes);
        assert_eq!(same(Business { address: "1200 N Main St #4", ..listing }), Sameness::No);
        assert_eq!(same(Business { address: "1200 Main St", ..listing }), Sameness::No);
    }

    #[test]
    fn a_user_decides_about_one_strong_sign() {
        let listing = Business { phone: "", ..CAFE };
        assert_eq!(same(Business { address: "", ..listing }), Sameness::Maybe);
        assert_eq!(same(Business { address: "1202 N Main St", postcode: "", ..listing }), Sameness::Maybe);
        assert_eq!(same(Business { address: "1900 N Main St", ..listing }), Sameness::No);
        assert_eq!(same(Business { name: "Other", ..listing }), Sameness::Maybe);
        assert_eq!(
            same(Business { name: "Other", address: "9 Oak St", phone: CAFE.phone, ..listing }),
            Sameness::Maybe
        );
    }

    #[test]
    fn duplicates_share_two_of_three_fields() {
        let duplicates = |listing| are_duplicates(&compare_listing(&CAFE, &listing));
        assert!(duplicates(Business { phone: "", ..CAFE }));
        assert!(!duplicates(Business { phone: "", address: "9 Oak St", ..CAFE }));
    }
}
