//! Events of contacts, campaigns, requests and private feedback.

use ::events::EmailText;
use orgs::Permission;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

::events::declare! {
    /// Contact added.
    pub(crate) ContactAdded => audit "contact.added";
    /// Contact changed.
    pub(crate) ContactChanged => audit "contact.changed";
    /// Contact forgotten.
    pub(crate) ContactForgotten => audit "contact.forgotten";
    /// Contacts imported from a file or a program.
    pub(crate) ContactsImported => audit "contact.imported";
    /// Contacts downloaded as a file.
    pub(crate) ContactsExported => audit "contact.exported";
    /// Contact asked not to be asked again.
    pub(crate) ContactOptedOut => audit "contact.opted_out";
    /// Campaign created.
    pub(crate) CampaignCreated => audit "campaign.created";
    /// Campaign paused.
    pub(crate) CampaignPaused => audit "campaign.paused";
    /// Campaign resumed.
    pub(crate) CampaignResumed => audit "campaign.resumed";
    /// Campaign canceled.
    pub(crate) CampaignCanceled => audit "campaign.canceled";
    /// Request for a review created by a member.
    pub(crate) RequestCreated => audit "request.created";
    /// Settings of requests changed.
    pub(crate) RequestSettingsChanged => audit "request.settings_changed";
    /// Public links of a location changed.
    pub(crate) ReviewLinksChanged => audit "request.links_changed";
    /// Private feedback changed: its state, or the member who works on it.
    pub(crate) FeedbackChanged => audit "feedback.changed";
    /// Private feedback answered.
    pub(crate) FeedbackAnswered => audit "feedback.answered";
    /// Private feedback deleted.
    pub(crate) FeedbackDeleted => audit "feedback.deleted";
}

/// Private feedback arrived. Its text stays inside.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct FeedbackCreated {
    /// Id of the feedback.
    pub(crate) feedback_id: String,
    /// Id of the location.
    pub(crate) location_id: String,
    /// Score, 0 to 10; null without one.
    #[schema(required)]
    pub(crate) score: Option<i64>,
    /// True when the person wants an answer.
    pub(crate) wants_reply: bool,
}
::events::heard_by!(FeedbackCreated => webhook "feedback.created");

/// A request, or its reminder, was sent.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct RequestSent {
    /// Id of the request.
    pub(crate) request_id: String,
    /// Id of the campaign; null for a single request.
    #[schema(required)]
    pub(crate) campaign_id: Option<String>,
    /// Id of the contact.
    pub(crate) contact_id: String,
    /// Id of the location.
    pub(crate) location_id: String,
    /// True for the reminder.
    pub(crate) is_reminder: bool,
}
::events::heard_by!(RequestSent => webhook "request.sent");

/// A contact asked not to be asked again.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct RequestOptedOut {
    /// Id of the contact; null after the contact was forgotten.
    #[schema(required)]
    pub(crate) contact_id: Option<String>,
    /// Id of the request whose link was used.
    pub(crate) request_id: String,
}
::events::heard_by!(RequestOptedOut => webhook "request.opted_out");

/// Private feedback waits for an answer.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub(crate) struct FeedbackReceived {
    /// Id of the feedback.
    pub(crate) feedback_id: String,
    /// Id of the location.
    pub(crate) location_id: String,
    /// Name of the location.
    pub(crate) name: String,
}
::events::heard_by!(FeedbackReceived => notification "feedback_received");
impl ::events::Emailed for FeedbackReceived {
    const PERMISSION: Option<&'static str> = Some(Permission::SendRequests.as_str());
    const EMAIL: EmailText = EmailText::serious(
        ["A customer of {name} sent private feedback", "A customer sent private feedback"],
        ["Un client de {name} a envoyé un commentaire privé", "Un client a envoyé un commentaire privé"],
    );
}
