//! Events of commands of the operator.

::events::declare! {
    /// Plan of an organization set by the operator.
    pub(crate) OrganisationPlanSet => audit "organisation.plan_set";
    /// Export of an organization's data imported.
    pub(crate) DataImported => audit "data.imported";
    /// Service token created.
    pub(crate) KeyServiceTokenMade => audit "key.service_token_made";
    /// Contact-form messages read.
    pub(crate) MessagesRead => audit "messages.read";
}
