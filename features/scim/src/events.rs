//! Events of provisioning.

::events::declare! {
    /// Token of an identity provider created.
    pub(crate) ScimTokenCreated => audit "scim.token_created";
    /// Token of an identity provider revoked.
    pub(crate) ScimTokenRevoked => audit "scim.token_revoked";
    /// Person created by the identity provider.
    pub(crate) ScimUserCreated => audit "scim.user_created";
    /// Details of a person changed by the identity provider.
    pub(crate) ScimUserChanged => audit "scim.user_changed";
    /// Access of a person restored by the identity provider.
    pub(crate) ScimUserActivated => audit "scim.user_activated";
    /// Access of a person ended by the identity provider.
    pub(crate) ScimUserDeactivated => audit "scim.user_deactivated";
    /// Person deleted by the identity provider.
    pub(crate) ScimUserDeleted => audit "scim.user_deleted";
    /// Group created by the identity provider.
    pub(crate) ScimGroupCreated => audit "scim.group_created";
    /// Name or members of a group changed by the identity provider.
    pub(crate) ScimGroupChanged => audit "scim.group_changed";
    /// Group deleted by the identity provider.
    pub(crate) ScimGroupDeleted => audit "scim.group_deleted";
}
