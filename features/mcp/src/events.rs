//! Events of assistants.

::events::declare! {
    /// An assistant called a tool.
    pub(crate) AssistantCalled => audit "assistant.called";
    /// A user connected an assistant.
    pub(crate) AssistantConnected => audit "assistant.connected";
    /// The connection of an assistant ended.
    pub(crate) AssistantDisconnected => audit "assistant.disconnected";
    /// Assistants were allowed or forbidden in the organization.
    pub(crate) AssistantsChanged => audit "assistant.changed";
}
