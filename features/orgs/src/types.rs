//! Ids of organizations, and roles of their members.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

db::id!(
    /// Id of an organization.
    OrgId
);

db::stored! {
    /// Role of a member in an organization, most powerful first.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    pub enum Role {
        /// Full access, including the removal of the organization.
        Owner = "owner",
        /// Full access, except the removal of the organization.
        Admin = "admin",
        /// Changes locations.
        Manager = "manager",
        /// Answers reviews.
        Responder = "responder",
        /// Has read access.
        Viewer = "viewer",
        /// Customer of an agency: reads what the agency shows.
        Client = "client",
    }
}
