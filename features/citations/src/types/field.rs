//! Fields that are compared, and what a listing shows of them.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Field that is compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = CitationField)]
pub(crate) enum NapField {
    /// Name.
    Name,
    /// Address.
    Address,
    /// Postal code.
    Postcode,
    /// Phone number.
    Phone,
}

/// Values that a listing shows. Empty values are left out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = CitationFound)]
pub(crate) struct Values {
    /// Name.
    #[schema(required)]
    pub(crate) name: Option<String>,
    /// Address, without postal code and city.
    #[schema(required)]
    pub(crate) address: Option<String>,
    /// City.
    #[schema(required)]
    pub(crate) city: Option<String>,
    /// Postal code.
    #[schema(required)]
    pub(crate) postcode: Option<String>,
    /// Phone number.
    #[schema(required)]
    pub(crate) phone: Option<String>,
}

/// Comparison of a field of a listing with the location.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[schema(as = CitationComparison)]
pub(crate) struct FieldComparison {
    /// Field.
    pub(crate) field: NapField,
    /// Value of the location.
    #[schema(required)]
    pub(crate) reference: Option<String>,
    /// Value of the listing.
    #[schema(required)]
    pub(crate) found: Option<String>,
    /// Result.
    pub(crate) state: nap::State,
    /// 0 to 1; null when it was not compared.
    #[schema(required)]
    pub(crate) score: Option<f64>,
    /// Reasons of the result.
    pub(crate) reasons: Vec<nap::Reason>,
}

/// Pasted text.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[schema(as = CitationText)]
pub(crate) struct PastedText {
    /// HTML or visible text of the page of a listing, at most 1,000,000 characters.
    #[schema(max_length = 1_000_000)]
    pub(crate) text: String,
}

db::stored! {
    /// Place in a page where a value was found.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = CitationSource)]
    pub(crate) enum FieldSource {
        /// JSON-LD.
        JsonLd = "json_ld",
        /// Microdata.
        Microdata = "microdata",
        /// A link to a phone number.
        Tel = "tel",
        /// The element for addresses.
        Address = "address",
        /// Visible text.
        Text = "text",
        /// Typed by a person.
        Typed = "typed",
        /// A public register.
        Register = "register",
    }
}

/// Value that was found, and where.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = CitationFoundField)]
pub(crate) struct FoundField {
    /// Field: name, address, city, postcode or phone.
    pub(crate) field: String,
    /// Value.
    pub(crate) value: String,
    /// Place.
    pub(crate) source: FieldSource,
}

/// Values read from a pasted text. Nothing is stored.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = CitationReading)]
pub(crate) struct Reading {
    /// Values that were found.
    pub(crate) found: Values,
    /// Values with their places.
    pub(crate) sources: Vec<FoundField>,
    /// Comparison with the location; empty when nothing was found.
    pub(crate) fields: Vec<FieldComparison>,
    /// Score of the listing, 0 to 100; null when nothing was found.
    #[schema(required)]
    pub(crate) score: Option<f64>,
    /// True when the text is about this business; false when it is not, or when that is uncertain.
    pub(crate) is_same: bool,
}
