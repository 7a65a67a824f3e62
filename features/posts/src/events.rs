//! Events of posts.

use ::events::EmailText;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

::events::declare! {
    /// Post written.
    pub(crate) PostCreated => audit "post.created";
    /// Post edited.
    pub(crate) PostEdited => audit "post.edited";
    /// Post sent for approval.
    pub(crate) PostSubmitted => audit "post.submitted";
    /// Post scheduled, or released at once.
    pub(crate) PostScheduled => audit "post.scheduled";
    /// Post approved.
    pub(crate) PostApproved => audit "post.approved";
    /// Post sent back to its author.
    pub(crate) PostSentBack => audit "post.sent_back";
    /// Post stopped before it went out everywhere.
    pub(crate) PostStopped => audit "post.stopped";
    /// Post moved to another time.
    pub(crate) PostMoved => audit "post.moved";
    /// Post sent again to locations that refused it.
    pub(crate) PostRetried => audit "post.retried";
    /// Post deleted.
    pub(crate) PostDeleted => audit "post.deleted";
    /// Settings of posts changed.
    pub(crate) PostSettingsChanged => audit "post.settings_changed";
    /// Template of posts added.
    pub(crate) PostTemplateAdded => audit "post.template_added";
    /// Template of posts deleted.
    pub(crate) PostTemplateDeleted => audit "post.template_deleted";
}

/// Google took a post at every location where it could.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct PostPublished {
    /// Id of the post.
    pub(crate) post_id: String,
    /// Number of the occurrence, 0 for the first.
    pub(crate) occurrence: i64,
    /// Number of locations that have it.
    pub(crate) published: i64,
    /// Number of locations where Google refused it.
    pub(crate) rejected: i64,
    /// Number of locations where it could not be sent.
    pub(crate) failed: i64,
}
::events::heard_by!(PostPublished => audit "post.published", webhook "post.published");

/// Google refused a post at a location.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct PostRejected {
    /// Id of the post.
    pub(crate) post_id: String,
    /// Id of the location.
    pub(crate) location_id: String,
    /// Rules that its text breaks, by our own copy of Google’s rules; empty when none is known.
    pub(crate) likely_rules: Vec<&'static str>,
}
::events::heard_by!(PostRejected => webhook "post.rejected");

/// A post waits for approval.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub(crate) struct PostWaits {
    /// Id of the post.
    pub(crate) post_id: String,
    /// Title, or beginning of the text.
    pub(crate) summary: String,
    /// Number of locations.
    pub(crate) locations: i64,
}
::events::heard_by!(PostWaits => notification "post_waiting");
impl ::events::Emailed for PostWaits {
    const EMAIL: EmailText =
        EmailText::prompt(["A post is waiting for your approval"; 2], ["Un post attend votre validation"; 2]);
}

/// Google refused a post, or it could not be sent.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub(crate) struct PostRefused {
    /// Id of the post.
    pub(crate) post_id: String,
    /// Title, or beginning of the text.
    pub(crate) summary: String,
    /// Number of locations.
    pub(crate) locations: i64,
}
::events::heard_by!(PostRefused => notification "post_rejected");
impl ::events::Emailed for PostRefused {
    const EMAIL: EmailText = EmailText::serious(
        ["A post couldn’t be published everywhere"; 2],
        ["Un post n’a pas pu être publié partout"; 2],
    );
}
