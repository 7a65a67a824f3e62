//! Likelihood that two places are one.

use serde::Serialize;
use utoipa::ToSchema;

use super::{
    address::Addresses,
    name::{self, Names},
    place::{ComparableLocation, NEAR_METERS},
};

/// Minimum score of a listed pair.
const MIN_SCORE: i64 = 60;
/// Distance in meters beyond which two places are hardly one, regardless of their addresses.
const FAR_METERS: f64 = 1_000.0;

/// Reason why two locations may be one place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = DuplicateReason)]
pub enum Reason {
    /// Both have the same phone number, which few others have.
    SamePhone,
    /// Both have the same name.
    SameName,
    /// Both have similar names.
    SimilarName,
    /// Both have the same address, regardless of its format.
    SameAddress,
    /// Both are within a few steps of each other.
    Near,
}

/// Likelihood that two places are one, and its reasons.
#[derive(Clone, Debug, PartialEq)]
pub struct Likeness {
    /// Score, 60 to 100.
    pub score: i64,
    /// Reasons.
    pub reasons: Vec<Reason>,
    /// Distance in meters; `None` unless both have coordinates that a user entered.
    pub metres: Option<i64>,
}

/// Compares two places; `None` when they are hardly one. A common phone number, which many places share, does not
/// count.
pub fn compare(a: &ComparableLocation, b: &ComparableLocation, is_common_phone: bool) -> Option<Likeness> {
    let is_same_phone = a.phone != 0 && a.phone == b.phone && !is_common_phone;
    let metres = a.metres(b);
    let is_near = metres.is_some_and(|metres| metres <= NEAR_METERS);
    let addresses = a.address.compare(&b.address);
    if addresses == Addresses::Different && !(is_same_phone && is_near)
        || addresses == Addresses::Unsure && !is_same_phone && !is_near && !is_in_one_area(a, b)
    {
        return None;
    }
    let is_far = metres.is_some_and(|metres| metres > FAR_METERS);
    if is_far && (addresses != Addresses::Same || a.address.house.is_empty()) {
        return None;
    }
    let is_numbered_apart = a.number != 0 && b.number != 0 && a.number != b.number;
    if is_numbered_apart && !is_same_phone && !(name::is_telling(&a.name) && name::is_telling(&b.name)) {
        return None;
    }
    let names = name::compare(&a.name, &b.name);
    let score = match (addresses, names) {
        (Addresses::Same, Names::Same) => 92,
        (Addresses::Same, Names::Similar) => 84,
        (Addresses::Same, Names::Other) if is_same_phone => 66,
        (Addresses::Unsure, Names::Same) if is_same_phone => 84,
        (Addresses::Unsure, Names::Same) if is_near => 78,
        (Addresses::Unsure, Names::Same) => 70,
        (Addresses::Unsure, Names::Similar) if is_same_phone => 74,
        (Addresses::Unsure, Names::Similar) if is_near => 66,
        (Addresses::Unsure, Names::Other) if is_same_phone && is_near => 62,
        (Addresses::Different, Names::Same) => 74,
        (Addresses::Different, Names::Similar) => 66,
        _ => return None,
    };
    let more = |is: bool, points: i64| if is { points } else { 0 };
    let score = score + more(is_same_phone && addresses == Addresses::Same, 5) + more(is_near, 3)
        - more(is_far, 25)
        - more(is_numbered_apart, 6);
    let conditions = [
        (is_same_phone, Reason::SamePhone),
        (names == Names::Same, Reason::SameName),
        (names == Names::Similar, Reason::SimilarName),
        (addresses == Addresses::Same, Reason::SameAddress),
        (is_near, Reason::Near),
    ];
    (score >= MIN_SCORE).then(|| Likeness {
        score: score.min(100),
        reasons: conditions.into_iter().filter_map(|(is, reason)| is.then_some(reason)).collect(),
        metres: metres.map(|metres| metres.round() as i64),
    })
}

fn is_in_one_area(a: &ComparableLocation, b: &ComparableLocation) -> bool {
    let has_streets = !a.address.is_blank() && !b.address.is_blank();
    has_streets && !a.address.postal_code.is_empty() && a.address.postal_code == b.address.postal_code
}
