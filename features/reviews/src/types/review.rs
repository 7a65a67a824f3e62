//! One review with its reply.

use jiff::Timestamp;
use locations::LocationId;
use orgs::UserId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{Assignment, ReportState, RequestState, ReviewMember, Sentiment, TopicMention, TopicSet, WorkState};

db::id!(
    /// Id of a review.
    #[derive(ToSchema)]
    #[schema(value_type = String)]
    ReviewId
);

db::stored! {
    /// Site that a review was written on.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = ReviewSource)]
    pub enum Source {
        /// Google Business Profile.
        Google = "google",
        /// Facebook Page.
        Facebook = "facebook",
        /// Trustpilot.
        Trustpilot = "trustpilot",
        /// Another site, or a review on paper.
        Other = "other",
    }
}

db::stored! {
    /// Way in which a review came.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = ReviewOrigin)]
    pub enum Origin {
        /// Read from the source.
        Source = "source",
        /// Entered by a member or a program.
        Manual = "manual",
        /// Imported from a file.
        Import = "import",
    }
}

db::stored! {
    /// Presence of a review at its source.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = ReviewState)]
    pub enum State {
        /// Shown as it was first seen.
        Shown = "shown",
        /// Changed by its author.
        Edited = "edited",
        /// No longer there.
        Gone = "gone",
        /// Was gone, and is there again.
        Returned = "returned",
    }
}

db::stored! {
    /// Progress of a reply.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    pub enum ReplyState {
        /// Waits to be sent.
        Queued = "queued",
        /// The source has it and shows it.
        Sent = "sent",
        /// The source has it and checks it.
        Pending = "pending",
        /// The source refuses to show it.
        Rejected = "rejected",
        /// It could not be sent.
        Failed = "failed",
        /// Waits to be removed at the source.
        Removing = "removing",
        /// Noted here; the source has no interface for replies.
        Recorded = "recorded",
    }
}

/// Review of a location.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct Review {
    /// Id of the review.
    pub id: ReviewId,
    /// Location that it is about.
    pub location_id: LocationId,
    /// Site that it was written on.
    pub source: Source,
    /// Way in which it came.
    pub origin: Origin,
    /// 1 to 5 stars; null without a rating.
    #[schema(required)]
    pub rating: Option<f64>,
    /// Rating on the scale of its source, when that is not five stars: `8/10`.
    #[schema(required)]
    pub rating_given: Option<String>,
    /// Text of the author; empty for a rating alone.
    pub text: String,
    /// Language of the text, `en` or `fr`; null when it is another one or unknown.
    #[schema(required)]
    pub language: Option<String>,
    /// Sentiment of the text; null without a text, and in another language than English and French.
    #[schema(required)]
    pub sentiment: Option<Sentiment>,
    /// Topics of the text.
    pub topics: Vec<TopicMention>,
    /// Name of the author as the source shows it; empty for an anonymous one.
    pub author: String,
    /// Address of the review at its source.
    #[schema(required)]
    pub url: Option<String>,
    /// Time of the review.
    #[schema(value_type = String, format = DateTime)]
    pub written_at: Timestamp,
    /// Time of its last change at the source.
    #[schema(value_type = String, format = DateTime)]
    pub changed_at: Timestamp,
    /// Presence at its source.
    pub state: State,
    /// Reply of the business.
    #[schema(required)]
    pub reply: Option<Reply>,
    /// State of a reply that is not sent yet, `waiting` for approval or `sent_back` to its author; null without one.
    #[schema(required)]
    pub reply_request: Option<RequestState>,
    /// Has a reply that is neither rejected nor failed.
    pub is_answered: bool,
    /// Work is done: `state` of `assignment` is `done`.
    pub is_done: bool,
    /// Assignment to a member; null for callers without `see_assignments`, and in webhook events.
    #[schema(required)]
    pub assignment: Option<Assignment>,
    /// State of its latest report to its site; null without one, for callers without `see_assignments`, and in webhook events.
    #[schema(required)]
    pub report_state: Option<ReportState>,
}

/// Reply of the business to a review.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = ReviewReply)]
pub struct Reply {
    /// Text of the reply.
    pub text: String,
    /// Time of the last change of the text.
    #[schema(value_type = String, format = DateTime)]
    pub at: Timestamp,
    /// Progress of the reply.
    pub state: ReplyState,
    /// Stable code of the refusal or the failure; null unless the state is `rejected` or `failed`.
    #[schema(required)]
    pub code: Option<String>,
    /// User who wrote it; null when it was written at the source.
    #[schema(required, value_type = Option<String>)]
    pub by: Option<UserId>,
}

/// Review in the database.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Row {
    pub(crate) id: ReviewId,
    pub(crate) location_id: LocationId,
    pub(crate) source: Source,
    pub(crate) external_id: String,
    pub(crate) origin: Origin,
    pub(crate) rating: Option<i64>,
    pub(crate) text: String,
    pub(crate) language: Option<String>,
    pub(crate) sentiment: Option<Sentiment>,
    pub(crate) topics: TopicSet,
    pub(crate) author: String,
    pub(crate) url: Option<String>,
    pub(crate) written_at: Timestamp,
    pub(crate) changed_at: Timestamp,
    pub(crate) seen_at: Timestamp,
    pub(crate) state: State,
    pub(crate) missing_since: Option<Timestamp>,
    pub(crate) reply: Option<String>,
    pub(crate) replied_at: Option<Timestamp>,
    pub(crate) reply_state: Option<ReplyState>,
    pub(crate) reply_code: Option<String>,
    pub(crate) replied_by: Option<UserId>,
    pub(crate) is_answered: bool,
    pub(crate) is_done: bool,
    pub(crate) import_id: Option<String>,
    pub(crate) rating_given: Option<String>,
    /// State of the open request.
    pub(crate) request_state: Option<RequestState>,
    pub(crate) is_waiting: bool,
    pub(crate) assigned_to: Option<UserId>,
    pub(crate) due_at: Option<Timestamp>,
    pub(crate) work_version: i64,
    /// Time of the first reply.
    pub(crate) answered_at: Option<Timestamp>,
    pub(crate) answered_by: Option<UserId>,
    /// State of the latest report to its site.
    pub(crate) report_state: Option<ReportState>,
}

impl From<Row> for Review {
    fn from(row: Row) -> Self {
        let Row { reply, replied_at, reply_state, reply_code, replied_by, .. } = row;
        let reply = reply.zip(reply_state).map(|(text, state)| Reply {
            text,
            at: replied_at.unwrap_or(row.seen_at),
            state,
            code: reply_code,
            by: replied_by,
        });
        Self {
            id: row.id,
            location_id: row.location_id,
            source: row.source,
            origin: row.origin,
            rating: row.rating.map(|tenths| tenths as f64 / 10.0),
            rating_given: row.rating_given,
            text: row.text,
            language: row.language,
            sentiment: row.sentiment,
            topics: row.topics.mentions().collect(),
            author: row.author,
            url: row.url,
            written_at: row.written_at,
            changed_at: row.changed_at,
            state: row.state,
            reply,
            reply_request: row.request_state,
            is_answered: row.is_answered,
            is_done: row.is_done,
            assignment: None,
            report_state: None,
        }
    }
}

impl From<&Row> for Assignment {
    /// Returns the assignment without the name of its member.
    fn from(row: &Row) -> Self {
        let member = |id: &UserId| ReviewMember { id: id.clone(), name: None };
        Self {
            assignee: row.assigned_to.as_ref().map(member),
            due_at: row.due_at,
            state: row.work(),
            version: row.work_version,
        }
    }
}

impl Row {
    /// Returns the state of the work.
    pub(crate) fn work(&self) -> WorkState {
        match (self.is_done, self.is_waiting) {
            (true, _) => WorkState::Done,
            (false, true) => WorkState::Waiting,
            (false, false) => WorkState::Open,
        }
    }
}

/// Review entered by a member or a program.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub(crate) struct NewReview {
    /// Location that it is about.
    pub(crate) location_id: LocationId,
    /// Site that it was written on. Reviews of Google come from the connected account.
    pub(crate) source: Source,
    /// Id of the review at its source; a second review with it is refused. Omit it when there is none.
    pub(crate) external_id: Option<String>,
    /// 1 to 5 stars, in steps of 0.1; null without a rating.
    pub(crate) rating: Option<f64>,
    /// Text, at most 10,000 characters.
    #[serde(default)]
    pub(crate) text: String,
    /// Name of the author, at most 200 characters.
    #[serde(default)]
    pub(crate) author: String,
    /// Address of the review, `https://…`.
    pub(crate) url: Option<String>,
    /// Time of the review, not in the future.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) written_at: Timestamp,
}

/// Change of what members note about a review.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
pub(crate) struct ReviewPatch {
    /// Done, or open again.
    pub(crate) is_done: bool,
}

/// Text of a reply.
#[derive(Clone, Debug, Deserialize, ToSchema)]
pub(crate) struct ReplyText {
    /// 1 to 4,096 bytes of UTF-8.
    pub(crate) text: String,
}
