//! Ids of organizations, and roles of their members.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

db::id!(
    /// Id of an organization.
    OrgId
);

/// Role of a member in an organization, most powerful first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Role {
    /// Full access, including the removal of the organization.
    Owner,
    /// Full access, except the removal of the organization.
    Admin,
    /// Changes locations.
    Manager,
    /// Answers reviews.
    Responder,
    /// Has read access.
    Viewer,
    /// Customer of an agency: reads what the agency shows.
    Client,
}

impl db::Column for Role {
    fn read(row: &db::Row, at: usize) -> db::Result<Self> {
        let text = String::read(row, at)?;
        Self::of(&text).ok_or_else(|| db::Error::Unreadable(format!("the role {text}")))
    }
}
