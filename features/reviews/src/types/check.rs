//! Check of a reply before it is sent.

use serde::Serialize;
use utoipa::ToSchema;

/// Result of checking a reply that is not sent yet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct ReplyCheck {
    /// Reasons against the text; empty when there are none.
    pub(crate) reasons: Vec<ReplyReason>,
    /// Rules of the profession, whatever the text is.
    pub(crate) notices: Vec<ReplyNotice>,
}

/// Reason against a reply.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct ReplyReason {
    /// Stable code, such as `personal_data`; new ones may come.
    #[schema(value_type = String)]
    pub(crate) code: reply_guard::Reason,
    /// A reply with this reason is refused; the other reasons are warnings.
    pub(crate) is_blocking: bool,
    /// First sentence that the reason is about; null when it is about the whole text.
    #[schema(required)]
    pub(crate) excerpt: Option<String>,
    /// Neutral reply to use in place of the text, in the language of the review; null when there is none.
    #[schema(required)]
    pub(crate) wording: Option<String>,
}

/// Rule of a profession about replies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum ReplyNotice {
    /// French physicians are bound by medical secrecy, and their Order advises against public replies.
    FrenchMedicalSecrecy,
}
