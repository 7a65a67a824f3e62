//! Events of assistants.

::events::declare! {
    /// An assistant called a tool.
    pub(crate) AssistantCalled => audit "assistant.called";
    /// Assistants were allowed or forbidden in the organization.
    pub(crate) AssistantsChanged => audit "assistant.changed";
}
