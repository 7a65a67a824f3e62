//! Drafts of replies and posts.

use jiff::Timestamp;
use locations::LocationId;
use orgs::UserId;
use reply_guard::Reason;
use reviews::ReviewId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

db::id!(
    /// Id of a draft.
    #[derive(ToSchema)]
    #[schema(value_type = String)]
    DraftId
);

db::stored! {
    /// Text that a draft is for.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum DraftKind {
        /// Reply to a review.
        Reply = "reply",
        /// Post.
        Post = "post",
    }
}

/// Author of a draft.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum DraftSource {
    /// Language model.
    Model,
    /// Template of the organization, or a built-in one.
    Template,
}

/// Call of a maker in the database.
#[derive(Clone, Debug)]
pub(crate) struct DraftRow {
    pub(crate) id: DraftId,
    pub(crate) kind: DraftKind,
    pub(crate) review_id: Option<ReviewId>,
    pub(crate) location_id: Option<LocationId>,
    pub(crate) created_by: Option<UserId>,
    pub(crate) created_at: Timestamp,
    pub(crate) maker: &'static str,
    pub(crate) model: Option<String>,
    /// Sealed.
    pub(crate) prompt: Option<String>,
    /// Sealed.
    pub(crate) body: Option<String>,
    pub(crate) tokens_in: Option<i64>,
    pub(crate) tokens_out: Option<i64>,
    pub(crate) cost_micros: Option<i64>,
    pub(crate) problems: String,
}

/// Request for a draft of a reply.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewReviewDraft {
    /// Author of the draft. A template takes the place of a model that cannot write.
    #[serde(default = "model")]
    pub(crate) source: DraftSource,
    /// Streams the draft while it is written: the answer is then `text/event-stream` with the events `text`
    /// (`{"text"}`), `restart` (the text so far is void), `draft` (the result), and `problem`.
    #[serde(default)]
    pub(crate) stream: bool,
}

fn model() -> DraftSource {
    DraftSource::Model
}

/// Draft of a reply to a review. Nothing was sent.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct ReviewDraft {
    /// Text; empty when there is neither a draft of a model nor a template.
    pub(crate) text: String,
    /// Author of the text.
    pub(crate) source: DraftSource,
    /// Name of the model; null for a template.
    #[schema(required)]
    pub(crate) model: Option<String>,
    /// True for a simulated model.
    pub(crate) is_simulated: bool,
    /// Stable code of the reason for a template instead of a model, such as `no_maker`, `language`, `confidential`,
    /// `guard`, or a code of a failure; null for a model, and when a template was asked for.
    #[schema(required)]
    pub(crate) fallback: Option<String>,
    /// Reasons against drafts of the model that were thrown away: codes of the check of a reply, or `avoided`.
    pub(crate) problems: Vec<String>,
    /// Tokens of all calls together; null when unknown.
    #[schema(required)]
    pub(crate) tokens: Option<i64>,
    /// Cost of all calls together in millionths of a dollar; null when unknown.
    #[schema(required)]
    pub(crate) cost_micros: Option<i64>,
}

/// Type of a post that is drafted.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum PostDraftKind {
    /// News.
    News,
    /// Offer.
    Offer,
    /// Event.
    Event,
}

impl PostDraftKind {
    pub(crate) fn as_str(self) -> &'static str {
        match self {
            Self::News => "news",
            Self::Offer => "offer",
            Self::Event => "event",
        }
    }
}

/// Request for a draft of the text of a post.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewPostDraft {
    /// Type.
    pub(crate) kind: PostDraftKind,
    /// Language: `en` or `fr`.
    pub(crate) language: String,
    /// Facts that the text may use, 1 to 20 with at most 300 characters each.
    #[schema(min_items = 1, max_items = 20)]
    pub(crate) facts: Vec<String>,
    /// Location whose name and category may be used. Without it, the text has the variables `{name}` and `{city}` of posts
    /// instead.
    #[serde(default)]
    pub(crate) location_id: Option<LocationId>,
}

/// Draft of the text of a post. Nothing was saved or published.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct PostDraft {
    /// Text.
    pub(crate) text: String,
    /// Name of the model.
    pub(crate) model: String,
    /// True for a simulated model.
    pub(crate) is_simulated: bool,
    /// Reasons to read the text with care: codes of the check of a reply, or `avoided`.
    pub(crate) problems: Vec<String>,
    /// Cost of all calls together in millionths of a dollar; null when unknown.
    #[schema(required)]
    pub(crate) cost_micros: Option<i64>,
}

/// Returns the stable code of a reason.
pub(crate) fn code(reason: Reason) -> String {
    serde_json::to_value(reason).ok().and_then(|value| value.as_str().map(str::to_owned)).unwrap_or_default()
}
