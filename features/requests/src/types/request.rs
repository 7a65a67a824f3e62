//! Requests: one message to one contact about one location, with at most one reminder.

use jiff::Timestamp;
use locations::LocationId;
use orgs::UserId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{CampaignId, Channel, ContactId, Language, RequestId};

db::stored! {
    /// State of a request.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = ReviewRequestState)]
    pub(crate) enum RequestState {
        /// Waits for its time.
        Waiting = "waiting",
        /// Sent.
        Sent = "sent",
        /// The page was opened.
        Opened = "opened",
        /// A public link was chosen.
        Clicked = "clicked",
        /// Private feedback arrived.
        Feedback = "feedback",
        /// The person does not want to be asked.
        OptedOut = "opted_out",
        /// The message could not be written.
        Failed = "failed",
        /// A rule refused it when its time had come.
        Skipped = "skipped",
        /// Canceled before it was sent.
        Canceled = "canceled",
    }
}

/// Request in the database.
#[derive(Clone, Debug)]
pub(crate) struct RequestRow {
    pub(crate) id: RequestId,
    pub(crate) campaign_id: Option<CampaignId>,
    pub(crate) contact_id: Option<ContactId>,
    pub(crate) location_id: LocationId,
    pub(crate) address_hash: Option<String>,
    /// Sealed.
    pub(crate) token: String,
    pub(crate) channel: Channel,
    pub(crate) language: Language,
    pub(crate) state: RequestState,
    pub(crate) reason: Option<String>,
    pub(crate) due_at: Option<Timestamp>,
    pub(crate) sent_at: Option<Timestamp>,
    pub(crate) reminded_at: Option<Timestamp>,
    pub(crate) opened_at: Option<Timestamp>,
    pub(crate) clicked_at: Option<Timestamp>,
    pub(crate) feedback_at: Option<Timestamp>,
    pub(crate) created_by: UserId,
    pub(crate) created_at: Timestamp,
}

/// Request for a review.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub(crate) struct ReviewRequest {
    /// Id of the request.
    pub(crate) id: RequestId,
    /// Campaign that it belongs to; null for a single one.
    #[schema(required)]
    pub(crate) campaign_id: Option<CampaignId>,
    /// Contact; null after the contact was forgotten.
    #[schema(required)]
    pub(crate) contact_id: Option<ContactId>,
    /// Name of the contact; null after the contact was forgotten.
    #[schema(required)]
    pub(crate) contact_name: Option<String>,
    /// Location that it asks about.
    #[schema(value_type = String)]
    pub(crate) location_id: LocationId,
    /// Channel.
    pub(crate) channel: Channel,
    /// Language of the wording.
    pub(crate) language: Language,
    /// State.
    pub(crate) state: RequestState,
    /// Stable code of the reason why it was not sent; null otherwise.
    #[schema(required)]
    pub(crate) reason: Option<String>,
    /// Time of the next message; null when none follows.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub(crate) due_at: Option<Timestamp>,
    /// Time at which it was sent.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub(crate) sent_at: Option<Timestamp>,
    /// Time of the reminder.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub(crate) reminded_at: Option<Timestamp>,
    /// Time at which its page was first opened.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub(crate) opened_at: Option<Timestamp>,
    /// Time at which a public link was first chosen.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub(crate) clicked_at: Option<Timestamp>,
    /// Time of the first private feedback.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub(crate) feedback_at: Option<Timestamp>,
    /// Time at which it was created.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) created_at: Timestamp,
}

/// One request now: to a contact, or to a person who becomes one.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = NewReviewRequest)]
pub(crate) struct NewRequest {
    /// Contact.
    #[serde(default)]
    pub(crate) contact_id: Option<ContactId>,
    /// Email address of a person who becomes a contact, with a consent that follows from the visit.
    #[serde(default)]
    pub(crate) email: Option<String>,
    /// Name of that person.
    #[serde(default)]
    pub(crate) name: Option<String>,
    /// Language of that person.
    #[serde(default)]
    pub(crate) language: Option<Language>,
    /// Location that it asks about.
    #[schema(value_type = String)]
    pub(crate) location_id: LocationId,
}
