//! Posts.

use jiff::Timestamp;
use orgs::UserId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{AudienceChoice, Body, Button, Event, Kind, LocalTime, Offer, PhotoId, PostId, PostPhoto, Repeat, Texts};

db::stored! {
    /// State of a post.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    pub(crate) enum PostState {
        /// Being written.
        Draft = "draft",
        /// Waits for approval.
        WaitingApproval = "waiting_approval",
        /// Goes out later.
        Scheduled = "scheduled",
        /// Goes out now.
        Publishing = "publishing",
        /// Nothing is left to send.
        Published = "published",
        /// Stopped by a member: nothing follows.
        Stopped = "stopped",
    }
}

impl PostState {
    /// Returns true before a post is released.
    pub(crate) fn is_writing(self) -> bool {
        matches!(self, Self::Draft | Self::WaitingApproval)
    }
}

/// Time of a post.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = PostTime)]
pub(crate) struct PostTime {
    /// Local time of each location, such as `2026-12-01T09:00`; null for as soon as it is released.
    #[serde(deserialize_with = "Option::deserialize")]
    #[schema(required, value_type = Option<String>)]
    pub(crate) at: Option<LocalTime>,
}

/// New post.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewPost {
    /// Kind.
    pub(crate) kind: Kind,
    /// Texts by language.
    pub(crate) texts: Texts,
    /// Title of an offer or event, at most 58 characters.
    #[serde(default)]
    #[schema(max_length = 58)]
    pub(crate) title: Option<String>,
    /// Time of an event.
    #[serde(default)]
    pub(crate) event: Option<Event>,
    /// Offer.
    #[serde(default)]
    pub(crate) offer: Option<Offer>,
    /// Button.
    #[serde(default)]
    pub(crate) button: Option<Button>,
    /// Photo, uploaded before.
    #[serde(default)]
    pub(crate) photo_id: Option<PhotoId>,
    /// Locations.
    pub(crate) audience: AudienceChoice,
    /// Time; now when left out.
    #[serde(default)]
    pub(crate) when: PostTime,
    /// Repetition.
    #[serde(default)]
    pub(crate) repeat: Option<Repeat>,
}

impl NewPost {
    /// Returns the content.
    pub(crate) fn body(&self) -> Body {
        Body {
            texts: self.texts.clone(),
            title: self.title.clone(),
            event: self.event,
            offer: self.offer.clone(),
            button: self.button.clone(),
        }
    }
}

/// Number of locations by state, over all occurrences.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = PostCounts)]
pub(crate) struct Counts {
    /// Not sent yet.
    pub(crate) queued: i64,
    /// Being sent.
    pub(crate) sending: i64,
    /// Google checks them.
    pub(crate) processing: i64,
    /// Shown.
    pub(crate) live: i64,
    /// Refused by Google.
    pub(crate) rejected: i64,
    /// Not sent, with a reason.
    pub(crate) failed: i64,
    /// Over.
    pub(crate) expired: i64,
    /// Deleted.
    pub(crate) deleted: i64,
    /// All.
    pub(crate) total: i64,
}

impl Counts {
    /// Returns the counts of all states, in the order of their declaration.
    pub(crate) fn of(numbers: [i64; 8]) -> Self {
        let [queued, sending, processing, live, rejected, failed, expired, deleted] = numbers;
        let total = numbers.iter().sum();
        Self { queued, sending, processing, live, rejected, failed, expired, deleted, total }
    }
}

/// Number of locations of an occurrence in each state.
#[derive(Clone, Debug)]
pub(crate) struct DayRow {
    pub(crate) queued: i64,
    pub(crate) sending: i64,
    pub(crate) processing: i64,
    pub(crate) live: i64,
    pub(crate) rejected: i64,
    pub(crate) failed: i64,
    pub(crate) expired: i64,
    pub(crate) deleted: i64,
}

impl DayRow {
    /// Returns the counts.
    pub(crate) fn counts(&self) -> Counts {
        Counts::of([
            self.queued,
            self.sending,
            self.processing,
            self.live,
            self.rejected,
            self.failed,
            self.expired,
            self.deleted,
        ])
    }
}

/// Member who wrote or approved a post.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = PostMember)]
pub(crate) struct Member {
    /// Id of the user.
    #[schema(value_type = String)]
    pub(crate) id: UserId,
    /// Name; null for a former member.
    #[schema(required)]
    pub(crate) name: Option<String>,
}

/// Post in the database.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct PostRow {
    pub(crate) id: PostId,
    pub(crate) kind: Kind,
    pub(crate) state: PostState,
    pub(crate) content: serde_json::Value,
    pub(crate) photo_id: Option<PhotoId>,
    pub(crate) audience: serde_json::Value,
    pub(crate) starts_at: Option<String>,
    pub(crate) series: Option<serde_json::Value>,
    pub(crate) summary: String,
    pub(crate) search_key: String,
    pub(crate) occurrences: i64,
    pub(crate) plan_at: Option<Timestamp>,
    pub(crate) version: i64,
    pub(crate) created_by: UserId,
    pub(crate) asked_by: Option<UserId>,
    pub(crate) approved_by: Option<UserId>,
    pub(crate) note: Option<String>,
    pub(crate) created_at: Timestamp,
    pub(crate) updated_at: Timestamp,
}

impl PostRow {
    /// Returns the content.
    pub(crate) fn body(&self) -> Body {
        serde_json::from_value(self.content.clone()).unwrap_or_default()
    }

    /// Returns the chosen locations.
    pub(crate) fn choice(&self) -> AudienceChoice {
        serde_json::from_value(self.audience.clone()).unwrap_or_default()
    }

    /// Returns the local time of the first occurrence.
    pub(crate) fn starts_at(&self) -> Option<LocalTime> {
        self.starts_at.as_ref().and_then(|at| at.parse().ok())
    }

    /// Returns the repetition.
    pub(crate) fn repeat(&self) -> Option<Repeat> {
        self.series.clone().and_then(|series| serde_json::from_value(series).ok())
    }
}

/// Post with its state.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct Post {
    /// Id of the post.
    pub(crate) id: PostId,
    /// Kind.
    pub(crate) kind: Kind,
    /// State.
    pub(crate) state: PostState,
    /// Texts by language.
    pub(crate) texts: Texts,
    /// Title of an offer or event.
    #[schema(required)]
    pub(crate) title: Option<String>,
    /// Time of an event.
    #[schema(required)]
    pub(crate) event: Option<Event>,
    /// Offer.
    #[schema(required)]
    pub(crate) offer: Option<Offer>,
    /// Button.
    #[schema(required)]
    pub(crate) button: Option<Button>,
    /// Id of the photo.
    #[schema(required)]
    pub(crate) photo_id: Option<PhotoId>,
    /// Photo.
    #[schema(required)]
    pub(crate) photo: Option<PostPhoto>,
    /// Locations.
    pub(crate) audience: AudienceChoice,
    /// Time of the first occurrence.
    pub(crate) when: PostTime,
    /// Repetition.
    #[schema(required)]
    pub(crate) repeat: Option<Repeat>,
    /// Local time of the latest occurrence that has locations; null for a post without a time.
    #[schema(required, value_type = Option<String>)]
    pub(crate) latest_at: Option<String>,
    /// Number of locations by state, of those that the caller sees.
    pub(crate) counts: Counts,
    /// True when the caller sees every location of the post, and so may change it.
    pub(crate) may_change: bool,
    /// Author.
    pub(crate) author: Member,
    /// Member who asked for approval; null when no member did.
    #[schema(required)]
    pub(crate) asked_by: Option<Member>,
    /// Member who approved it.
    #[schema(required)]
    pub(crate) approver: Option<Member>,
    /// Comment of the member who sent it back.
    #[schema(required)]
    pub(crate) note: Option<String>,
    /// Grows with every change.
    pub(crate) version: i64,
    /// Time at which it was created.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) created_at: Timestamp,
    /// Time at which it was last changed.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) updated_at: Timestamp,
}
