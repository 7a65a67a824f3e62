//! Locations that a post goes to.

use locations::{LabelId, LocationId};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// Maximum number of locations chosen by their ids.
const MAX_LOCATIONS: usize = 10_000;

/// Locations of a post.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Audience {
    /// Locations by their ids.
    Locations(Vec<LocationId>),
    /// Locations with a label.
    Label(LabelId),
    /// All locations.
    All,
}

/// Locations of a post: exactly one of the fields.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
#[schema(as = PostAudience)]
pub(crate) struct AudienceChoice {
    /// Locations by their ids, at most 10,000.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Vec<String>>)]
    pub(crate) location_ids: Option<Vec<LocationId>>,
    /// Locations with this label. Each occurrence goes to those that have it then.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<String>)]
    pub(crate) label: Option<LabelId>,
    /// True for all locations.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) all: Option<bool>,
}

impl AudienceChoice {
    /// Returns the choice of these locations.
    pub(crate) fn locations(ids: Vec<LocationId>) -> Self {
        Self { location_ids: Some(ids), ..Self::default() }
    }

    /// Returns the audience; `None` unless exactly one valid choice is made.
    pub(crate) fn audience(&self) -> Option<Audience> {
        match (&self.location_ids, &self.label, self.all) {
            (Some(ids), None, None) if (1..=MAX_LOCATIONS).contains(&ids.len()) => {
                Some(Audience::Locations(ids.clone()))
            }
            (None, Some(label), None) => Some(Audience::Label(label.clone())),
            (None, None, Some(true)) => Some(Audience::All),
            _ => None,
        }
    }
}
