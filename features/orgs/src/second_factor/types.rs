//! What is told of the second factor of an organization's people.

use serde::Deserialize;
use utoipa::ToSchema;

/// Whether the organization lets only those in who have proved a second factor.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[schema(as = SecondFactorRule)]
pub(crate) struct Rule {
    /// True to require it from now on, of everybody who belongs there.
    pub(crate) is_required: bool,
}
