//! API types of the second-factor rule.

use serde::Deserialize;
use utoipa::ToSchema;

/// Second-factor rule of an organization.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[schema(as = SecondFactorRule)]
pub(crate) struct Rule {
    /// True to require a second factor of every user of the organization from now on.
    pub(crate) is_required: bool,
}
