//! Events of the portal.

::events::declare! {
    /// Person added to the client portal.
    pub(crate) PortalPersonAdded => audit "portal_person.added";
    /// Person of the client portal changed.
    pub(crate) PortalPersonChanged => audit "portal_person.changed";
    /// Person removed from the client portal.
    pub(crate) PortalPersonRemoved => audit "portal_person.removed";
    /// Person signed in to the client portal.
    pub(crate) PortalPersonSignedIn => audit "portal_person.signed_in";
}
