//! API types of organizations.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{OrgId, Role};

/// Organization the caller has access to.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub(crate) struct Workplace {
    /// Id of the organization.
    #[schema(value_type = String)]
    pub(crate) id: OrgId,
    /// Name of the organization.
    pub(crate) name: String,
    /// Role of the caller.
    pub(crate) role: Role,
    /// Agency that manages the organization; null for an independent organization.
    #[schema(required, value_type = Option<String>)]
    pub(crate) agency_id: Option<OrgId>,
    /// True for the organization the caller works in.
    pub(crate) is_current: bool,
}

/// Organizations the caller has access to.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub(crate) struct Workplaces {
    /// Organizations, sorted by name.
    pub(crate) items: Vec<Workplace>,
}

/// New organization.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub(crate) struct NewOrganisation {
    /// Name of the organization, 1 to 200 characters.
    #[schema(min_length = 1, max_length = 200)]
    pub(crate) name: String,
    /// True for a client of the caller's current organization, which becomes its agency.
    #[serde(default)]
    pub(crate) is_client: bool,
}

/// Change of an organization. Absent fields stay unchanged.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub(crate) struct OrganisationChange {
    /// Name of the organization, 1 to 200 characters.
    #[serde(default)]
    #[schema(min_length = 1, max_length = 200)]
    pub(crate) name: Option<String>,
    /// Country of locations without one (ISO 3166-1, two letters); an empty text for none.
    #[serde(default)]
    pub(crate) default_country: Option<String>,
    /// Language of invitations, and of users who have chosen none: `en` or `fr`; an empty text for none.
    #[serde(default)]
    pub(crate) default_language: Option<String>,
    /// Brand color, like `#12355b`; an empty text for Vitrine's default.
    #[serde(default)]
    pub(crate) brand_colour: Option<String>,
}
