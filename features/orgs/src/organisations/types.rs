//! What is shown and told of organizations.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::{OrgId, Role};

/// An organization that the caller may work in.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub(crate) struct Workplace {
    /// Its id.
    #[schema(value_type = String)]
    pub(crate) id: OrgId,
    /// Its name.
    pub(crate) name: String,
    /// What the caller is there.
    pub(crate) role: Role,
    /// The agency that looks after it; null for an organization of its own.
    #[schema(required, value_type = Option<String>)]
    pub(crate) agency_id: Option<OrgId>,
    /// Whether the caller works there now.
    pub(crate) is_current: bool,
}

/// All of them.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub(crate) struct Workplaces {
    /// By name.
    pub(crate) items: Vec<Workplace>,
}

/// An organization to be opened.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub(crate) struct NewOrganisation {
    /// Its name, 1 to 200 characters.
    #[schema(min_length = 1, max_length = 200)]
    pub(crate) name: String,
    /// True for a client of the organization that the caller works in, which looks after it then.
    #[serde(default)]
    pub(crate) is_client: bool,
}

/// What shall change about an organization; what is absent stays.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub(crate) struct OrganisationChange {
    /// Its name, 1 to 200 characters.
    #[serde(default)]
    #[schema(min_length = 1, max_length = 200)]
    pub(crate) name: Option<String>,
    /// The country of a location that names none (ISO 3166-1, two letters); an empty text for none.
    #[serde(default)]
    pub(crate) default_country: Option<String>,
    /// The language of those who have chosen none, and of invitations: `en` or `fr`; an empty text for none.
    #[serde(default)]
    pub(crate) default_language: Option<String>,
    /// Its color, like `#12355b`; an empty text for Vitrine's.
    #[serde(default)]
    pub(crate) brand_colour: Option<String>,
}
