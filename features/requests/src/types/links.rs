//! Public links of a location, and its own page.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// State of a link.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = ReviewLinkState)]
pub(crate) enum LinkState {
    /// Pasted and checked.
    Checked,
    /// From the connected Business Profile.
    Connected,
}

/// Public link on the pages of a location.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct ReviewLink {
    /// Source, such as `google`.
    pub(crate) source: String,
    /// Name of the source.
    pub(crate) name: String,
    /// Address.
    pub(crate) url: String,
    /// State.
    pub(crate) state: LinkState,
}

/// Public links of a location, in the order of the page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct ReviewLinks {
    /// Links.
    pub(crate) items: Vec<ReviewLink>,
    /// Sources that may be asked for, in the country of the location.
    pub(crate) sources: Vec<LinkSource>,
}

/// Source that may be asked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = ReviewLinkSource)]
pub(crate) struct LinkSource {
    /// Source, such as `google`.
    pub(crate) source: String,
    /// Name of the source.
    pub(crate) name: String,
    /// Host of its addresses.
    pub(crate) host: String,
}

/// New public link.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub(crate) struct NewReviewLink {
    /// Source, such as `google`.
    pub(crate) source: String,
    /// Address: `https`, on the source's own host, at most 500 characters.
    pub(crate) url: String,
}

/// New public links of a location, in the order of the page.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub(crate) struct NewReviewLinks {
    /// Links, at most 8, one per source.
    #[serde(default)]
    #[schema(required, value_type = Vec<NewReviewLink>)]
    pub(crate) items: Option<Vec<NewReviewLink>>,
}

/// Page of a location, with its QR code.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct ReviewPage {
    /// Address.
    pub(crate) url: String,
    /// QR code as SVG.
    pub(crate) qr_svg: String,
    /// QR code as PNG, in Base64.
    pub(crate) qr_png: String,
}
