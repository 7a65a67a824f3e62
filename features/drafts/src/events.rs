//! Events of drafts and automatic replies.

::events::declare! {
    /// Tone, or words and topics that are never drafted, changed.
    pub(crate) DraftingStyleChanged => audit "drafting.style_changed";
    /// Monthly limits of drafts changed.
    pub(crate) DraftingLimitsChanged => audit "drafting.limits_changed";
    /// Drafts for health and legal professions allowed or forbidden by an owner.
    pub(crate) DraftingConfidentialChanged => audit "drafting.confidential_changed";
    /// Key for a language model added or replaced.
    pub(crate) DraftingKeyAdded => audit "drafting.key_added";
    /// Key for a language model removed.
    pub(crate) DraftingKeyRemoved => audit "drafting.key_removed";
    /// Stored prompts and texts of drafts deleted.
    pub(crate) StoredDraftsDeleted => audit "drafting.stored_deleted";
    /// Automatic replies of a location turned on or off, or changed.
    pub(crate) AutomaticRepliesChanged => audit "automatic_replies.changed";
    /// Automatic replies of a location turned off, because a member changed one.
    pub(crate) AutomaticRepliesStopped => audit "automatic_replies.stopped";
}
