//! Automatic replies.

use jiff::Timestamp;
use locations::LocationId;
use reviews::ReviewId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

db::stored! {
    /// State of an automatic reply.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = AutomaticReplyState)]
    pub(crate) enum AutomaticState {
        /// Waits for its time.
        Waiting = "waiting",
        /// Sent.
        Sent = "sent",
        /// Left to a person.
        Skipped = "skipped",
    }
}

/// Settings of a location in the database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct AutomaticSettings {
    pub(crate) is_on: bool,
    pub(crate) min_stars: i64,
    pub(crate) min_hours: i64,
    pub(crate) max_hours: i64,
    pub(crate) since: Timestamp,
    pub(crate) stopped: Option<String>,
}

/// Automatic reply in the database.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct AutomaticRow {
    pub(crate) review_id: ReviewId,
    pub(crate) location_id: LocationId,
    pub(crate) state: AutomaticState,
    pub(crate) reason: Option<String>,
    pub(crate) due_at: Timestamp,
    pub(crate) created_at: Timestamp,
    pub(crate) decided_at: Option<Timestamp>,
    pub(crate) maker: Option<String>,
    pub(crate) text_hash: Option<String>,
}

/// Automatic replies of a location.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct AutomaticReplies {
    /// New reviews are answered without a person.
    pub(crate) is_on: bool,
    /// Fewest stars: 4 or 5.
    pub(crate) min_stars: i64,
    /// Minimum hours between a review and its reply, 1 to 12.
    pub(crate) min_hours: i64,
    /// Maximum hours between a review and its reply, 1 to 12. The time between is random.
    pub(crate) max_hours: i64,
    /// `edited`: turned off, because a member changed an automatic reply. Null otherwise.
    #[schema(required)]
    pub(crate) stopped: Option<String>,
    /// Stable code of the reason why no reply can be sent without a person: `confidential`, `approval_on`,
    /// `first_replies`, `plan_feature`; null when there is none.
    #[schema(required)]
    pub(crate) blocked: Option<String>,
    /// Reviews of the location with a reply. The first 20 are written by people.
    pub(crate) replies: i64,
    /// Automatic replies of the last 24 hours, at most 10.
    pub(crate) today: i64,
}

/// Change of the automatic replies of a location.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = NewAutomaticReplies)]
pub(crate) struct NewAutomatic {
    /// Answers new reviews without a person.
    pub(crate) is_on: bool,
    /// Fewest stars: 4 or 5.
    #[schema(minimum = 4, maximum = 5)]
    pub(crate) min_stars: i64,
    /// Minimum hours, 1 to 12.
    #[schema(minimum = 1, maximum = 12)]
    pub(crate) min_hours: i64,
    /// Maximum hours, `min_hours` to 12.
    #[schema(minimum = 1, maximum = 12)]
    pub(crate) max_hours: i64,
}

/// Automatic reply to a review.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub(crate) struct AutomaticReply {
    /// Id of the review.
    pub(crate) review_id: ReviewId,
    /// State.
    pub(crate) state: AutomaticState,
    /// Stable code of the reason why it was left to a person; null unless the state is `skipped`.
    #[schema(required)]
    pub(crate) reason: Option<String>,
    /// Time at which it is or was due.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) due_at: Timestamp,
    /// Time of the decision; null while it waits.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub(crate) decided_at: Option<Timestamp>,
    /// Name of the model, or `template`; null unless the state is `sent`.
    #[schema(required)]
    pub(crate) maker: Option<String>,
}

impl From<AutomaticRow> for AutomaticReply {
    fn from(row: AutomaticRow) -> Self {
        let AutomaticRow { review_id, state, reason, due_at, decided_at, maker, .. } = row;
        Self { review_id, state, reason, due_at, decided_at, maker }
    }
}

/// Latest automatic replies of a location.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = AutomaticReplyList)]
pub(crate) struct AutomaticList {
    /// At most 100, the newest first.
    pub(crate) items: Vec<AutomaticReply>,
}
