//! Private feedback, and the answers to it.

use jiff::Timestamp;
use locations::LocationId;
use orgs::UserId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{ContactId, FeedbackId, Language, MessageId, RequestId};

db::stored! {
    /// State of private feedback.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    pub(crate) enum FeedbackState {
        /// Needs attention.
        Open = "open",
        /// Answered; waits for the person.
        Waiting = "waiting",
        /// Done.
        Done = "done",
    }
}

/// Private feedback in the database. Name, email address and text are sealed.
#[derive(Clone, Debug)]
pub(crate) struct FeedbackRow {
    pub(crate) id: FeedbackId,
    pub(crate) location_id: LocationId,
    pub(crate) request_id: Option<RequestId>,
    pub(crate) contact_id: Option<ContactId>,
    pub(crate) name: Option<String>,
    pub(crate) email: Option<String>,
    /// Keyed hash of the email address.
    pub(crate) email_hash: Option<String>,
    pub(crate) text: String,
    pub(crate) score: Option<i64>,
    pub(crate) wants_reply: bool,
    pub(crate) language: Language,
    pub(crate) state: FeedbackState,
    pub(crate) assignee: Option<UserId>,
    pub(crate) created_at: Timestamp,
    pub(crate) updated_at: Timestamp,
}

/// Answer in the database. The text is sealed.
#[derive(Clone, Debug)]
pub(crate) struct MessageRow {
    pub(crate) id: MessageId,
    pub(crate) text: String,
    pub(crate) sent_by: UserId,
    pub(crate) sent_at: Timestamp,
}

/// Member who works on feedback.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = FeedbackMember)]
pub(crate) struct Member {
    /// Id of the user.
    #[schema(value_type = String)]
    pub(crate) id: UserId,
    /// Name; null for a former member.
    #[schema(required)]
    pub(crate) name: Option<String>,
}

/// Answer to private feedback, sent by email.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub(crate) struct FeedbackMessage {
    /// Id of the answer.
    pub(crate) id: MessageId,
    /// Text.
    pub(crate) text: String,
    /// Member who wrote it.
    pub(crate) author: Member,
    /// Time at which it was sent.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) sent_at: Timestamp,
}

/// Private feedback.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub(crate) struct Feedback {
    /// Id of the feedback.
    pub(crate) id: FeedbackId,
    /// Location that it is about.
    #[schema(value_type = String)]
    pub(crate) location_id: LocationId,
    /// Name of the location.
    pub(crate) location_name: String,
    /// Request that it answers; null for the page of the location.
    #[schema(required)]
    pub(crate) request_id: Option<RequestId>,
    /// Contact; null for an unknown person.
    #[schema(required)]
    pub(crate) contact_id: Option<ContactId>,
    /// Name that the person gave.
    #[schema(required)]
    pub(crate) name: Option<String>,
    /// Email address for the answer.
    #[schema(required)]
    pub(crate) email: Option<String>,
    /// Score, 0 to 10; null without one.
    #[schema(required)]
    pub(crate) score: Option<i64>,
    /// Text.
    pub(crate) text: String,
    /// True when the person wants an answer.
    pub(crate) wants_reply: bool,
    /// Language of the page.
    pub(crate) language: Language,
    /// State.
    pub(crate) state: FeedbackState,
    /// Member who works on it.
    #[schema(required)]
    pub(crate) assignee: Option<Member>,
    /// Time at which it arrived.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) created_at: Timestamp,
    /// Answers, the oldest first. In lists, empty.
    pub(crate) messages: Vec<FeedbackMessage>,
}

/// Change of private feedback. A field that is left out stays.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(default)]
pub(crate) struct FeedbackPatch {
    /// State.
    pub(crate) state: Option<FeedbackState>,
    /// Id of the member who works on it; an empty text for no member.
    pub(crate) assignee: Option<String>,
}

/// New answer.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[schema(as = NewFeedbackMessage)]
pub(crate) struct NewMessage {
    /// Text, at most 4,000 characters.
    pub(crate) text: String,
}
