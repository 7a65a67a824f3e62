//! Results of comparisons.

use serde::{Deserialize, Serialize, Serializer};
use unicode_normalization::UnicodeNormalization;
use utoipa::ToSchema;

/// Result of the comparison of one field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = FieldState)]
pub enum State {
    /// Equal after trimming and Unicode normalization.
    Match,
    /// Equal content in another form.
    Formatting,
    /// The listing says less and contradicts nothing.
    Incomplete,
    /// The listing says something else that is recognizably the same.
    Variant,
    /// Another value, or an unreadable one.
    Mismatch,
    /// The reference has no value, or hides it.
    Unknown,
}

/// Reason of the result. Its words for people belong to the catalogs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = FieldReason)]
pub enum Reason {
    /// Equal.
    Equal,
    /// Another form of the same content.
    Spelling,
    /// The reference has no value.
    NoReference,
    /// The reference hides its address, because it serves an area.
    Hidden,
    /// The listing has no value.
    Missing,
    /// Another value.
    Different,
    /// The value cannot be read.
    Invalid,
    /// A typing error.
    Typo,

    /// Another legal form of the company.
    LegalForm,
    /// The name in the other language.
    Translated,
    /// Words added to the name.
    DescriptorAdded,
    /// Words missing in the name.
    Shortened,
    /// The name of another trade.
    TradeChanged,
    /// Other generic words.
    DescriptorChanged,
    /// Names that share their distinctive part.
    Partly,

    /// The house number is missing.
    NumberMissing,
    /// A house number that the reference does not have.
    NumberAdded,
    /// One house number is in the range of the other.
    NumberRange,
    /// Another house number.
    Number,
    /// Another house number nearby, perhaps a typing error.
    NumberNear,
    /// The suffix of the house number is missing.
    SuffixMissing,
    /// A suffix of the house number that the reference does not have.
    SuffixAdded,
    /// Another suffix of the house number.
    Suffix,
    /// The type of the street is missing.
    TypeMissing,
    /// A type of street that the reference does not have.
    TypeAdded,
    /// Another type of street.
    Type,
    /// The direction is missing.
    DirectionMissing,
    /// A direction that the reference does not have.
    DirectionAdded,
    /// Another direction.
    Direction,
    /// The unit is missing.
    UnitMissing,
    /// A unit that the reference does not have.
    UnitAdded,
    /// Some units are equal.
    UnitPartly,
    /// Another unit.
    Unit,
    /// Another street.
    Street,
    /// A typing error in the name of the street.
    StreetTypo,
    /// One name of the street is part of the other.
    StreetShort,
    /// Other lines of the address agree.
    Lines,

    /// Another addition to the ZIP code.
    Zip4,
    /// Only the first part of the postal code.
    Part,
    /// Another postal code of the same forward sortation area in Canada.
    SameFsa,
    /// A business code (CEDEX) of the same department in France.
    Cedex,
    /// Another postal code of the same sector in the United Kingdom.
    SameSector,

    /// Another phone number of the location.
    OtherNumber,
    /// Several phone numbers, one of which is equal.
    Several,
    /// The extension is missing.
    ExtensionMissing,
    /// An extension that the reference does not have.
    ExtensionAdded,
    /// Another extension.
    Extension,
}

/// Score of a comparison in tenths; serialized as a number between 0 and 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Points(u8);

impl Points {
    pub(crate) const NONE: Self = Self(0);
    pub(crate) const FULL: Self = Self(10);

    pub(crate) const fn tenths(tenths: u8) -> Self {
        Self(tenths)
    }

    /// Returns the score between 0 and 1.
    pub fn value(self) -> f64 {
        f64::from(self.0) / 10.0
    }
}

impl Serialize for Points {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_f64(self.value())
    }
}

/// Comparison of one field.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Comparison {
    /// Result.
    pub state: State,
    /// Score; `None` when the field is not compared.
    pub score: Option<Points>,
    /// Reason of the result.
    pub reason: Reason,
}

impl Comparison {
    pub(crate) const EQUAL: Self = Self::of(State::Match, Points::FULL, Reason::Equal);
    pub(crate) const SPELLING: Self = Self::of(State::Formatting, Points::FULL, Reason::Spelling);
    pub(crate) const MISSING: Self = Self::of(State::Incomplete, Points::NONE, Reason::Missing);
    pub(crate) const HIDDEN: Self = Self { state: State::Unknown, score: None, reason: Reason::Hidden };
    pub(crate) const NO_REFERENCE: Self = Self { state: State::Unknown, score: None, reason: Reason::NoReference };

    const fn of(state: State, score: Points, reason: Reason) -> Self {
        Self { state, score: Some(score), reason }
    }

    pub(crate) const fn incomplete(tenths: u8, reason: Reason) -> Self {
        Self::of(State::Incomplete, Points::tenths(tenths), reason)
    }

    pub(crate) const fn variant(tenths: u8, reason: Reason) -> Self {
        Self::of(State::Variant, Points::tenths(tenths), reason)
    }

    pub(crate) const fn mismatch(reason: Reason) -> Self {
        Self::of(State::Mismatch, Points::NONE, reason)
    }

    /// Returns true for a score of at least this many tenths.
    pub(crate) fn is_at_least(self, tenths: u8) -> bool {
        self.score.is_some_and(|score| score >= Points::tenths(tenths))
    }
}

/// Compares what needs no rule of a field: absent values and equal ones. `None` leaves the pair to the rules.
pub(crate) fn compare_presence(reference: &str, listing: &str) -> Option<Comparison> {
    let (reference, listing) = (reference.trim(), listing.trim());
    if reference.is_empty() {
        Some(Comparison::NO_REFERENCE)
    } else if listing.is_empty() {
        Some(Comparison::MISSING)
    } else {
        reference.nfc().eq(listing.nfc()).then_some(Comparison::EQUAL)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn absent_and_equal_values_need_no_rule() {
        for (reference, listing, expected) in [
            ("", "", Some(Comparison::NO_REFERENCE)),
            (" ", "a", Some(Comparison::NO_REFERENCE)),
            ("a", "\n", Some(Comparison::MISSING)),
            (" Café", "Cafe\u{301} ", Some(Comparison::EQUAL)),
            ("a", "A", None),
        ] {
            assert_eq!(compare_presence(reference, listing), expected, "{reference:?} {listing:?}");
        }
    }

    #[test]
    fn a_score_is_serialized_as_a_number() {
        let json = serde_json::to_string(&Comparison::variant(9, Reason::SameFsa)).unwrap();
        assert_eq!(json, r#"{"state":"variant","score":0.9,"reason":"same_fsa"}"#);
    }
}
