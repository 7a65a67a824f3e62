//! Ids of organizations.

db::id!(
    /// Id of an organization.
    OrgId
);
