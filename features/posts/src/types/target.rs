//! A post at one location.

use jiff::Timestamp;
use locations::LocationId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{Language, PostId, TargetId};

db::stored! {
    /// State of a post at one location.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = PostTargetState)]
    pub(crate) enum TargetState {
        /// Not sent yet.
        Queued = "queued",
        /// Being sent.
        Sending = "sending",
        /// Google checks it.
        Processing = "processing",
        /// Shown.
        Live = "live",
        /// Refused by Google.
        Rejected = "rejected",
        /// Not sent.
        Failed = "failed",
        /// Over.
        Expired = "expired",
        /// Deleted.
        Deleted = "deleted",
    }
}

db::stored! {
    /// Next task for a post at one location.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub(crate) enum Task {
        /// Publish it.
        Publish = "publish",
        /// Send its new content.
        Edit = "edit",
        /// Delete it.
        Delete = "delete",
        /// Read its state.
        Check = "check",
        /// Note that it is over.
        Expire = "expire",
    }
}

/// Post at one location, in the database.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct TargetRow {
    pub(crate) id: TargetId,
    pub(crate) post_id: PostId,
    pub(crate) location_id: LocationId,
    pub(crate) occurrence: i64,
    pub(crate) language: Language,
    pub(crate) state: TargetState,
    pub(crate) task: Option<Task>,
    pub(crate) due_at: Option<Timestamp>,
    pub(crate) starts_at: Option<Timestamp>,
    pub(crate) attempts: i64,
    pub(crate) sending_at: Option<Timestamp>,
    pub(crate) published_at: Option<Timestamp>,
    pub(crate) source_name: Option<String>,
    pub(crate) url: Option<String>,
    pub(crate) reason_code: Option<String>,
    pub(crate) updated_at: Timestamp,
}

/// Post at one location.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = PostTarget)]
pub(crate) struct Target {
    /// Id.
    pub(crate) id: TargetId,
    /// Id of the location.
    #[schema(value_type = String)]
    pub(crate) location_id: LocationId,
    /// Name of the location.
    pub(crate) location_name: String,
    /// City of the location.
    pub(crate) location_city: String,
    /// Number of the occurrence, 0 for the first.
    pub(crate) occurrence: i64,
    /// Language of its text.
    pub(crate) language: Language,
    /// State.
    pub(crate) state: TargetState,
    /// True while an edit or the deletion is on its way to Google.
    pub(crate) is_changing: bool,
    /// Time at which it goes out, or went out; null before the post is released.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub(crate) due_at: Option<Timestamp>,
    /// Time at which Google took it.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub(crate) published_at: Option<Timestamp>,
    /// Address at Google.
    #[schema(required)]
    pub(crate) url: Option<String>,
    /// Stable code of the reason why it was refused or not sent; `no_reason_given` when Google gives none.
    #[schema(required)]
    pub(crate) reason_code: Option<String>,
    /// Rules that its text breaks by our own copy of Google's rules: the likely reasons of a refusal.
    pub(crate) likely_rules: Vec<&'static str>,
    /// Time of the last change.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) updated_at: Timestamp,
}
