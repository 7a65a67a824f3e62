//! Events of reviews and replies.

use ::events::EmailText;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::types::Review;

::events::declare! {
    /// Review entered by hand.
    pub(crate) ReviewAdded => audit "review.added";
    /// Reviews imported from a file.
    pub(crate) ReviewsImported => audit "review.imported";
    /// Import of reviews undone.
    pub(crate) ReviewImportUndone => audit "review.import_undone";
    /// Review marked as done, or as open again.
    pub(crate) ReviewDone => audit "review.done";
    /// Reply to a review removed.
    pub(crate) ReplyRemoved => audit "review.reply_removed";
    /// Reply template created.
    pub(crate) ReplyTemplateCreated => audit "reply_template.created";
    /// Reply template changed.
    pub(crate) ReplyTemplateUpdated => audit "reply_template.updated";
    /// Reply template deleted.
    pub(crate) ReplyTemplateDeleted => audit "reply_template.deleted";
}

/// A review was written within the last seven days; older ones that a first reading brings are not reported.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct ReviewCreated {
    /// Review.
    pub(crate) review: Review,
}
::events::heard_by!(ReviewCreated => webhook "review.created");

/// A review was changed by its author, or is shown again.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct ReviewUpdated {
    /// Review after the change.
    pub(crate) review: Review,
}
::events::heard_by!(ReviewUpdated => webhook "review.updated");

/// A review is no longer at its source.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct ReviewDeleted {
    /// Review as it was last seen.
    pub(crate) review: Review,
}
::events::heard_by!(ReviewDeleted => webhook "review.deleted");

/// A reply was written.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct ReviewReplied {
    /// Review with the reply.
    pub(crate) review: Review,
}
::events::heard_by!(ReviewReplied => audit "review.replied", webhook "review.replied");

/// A review with one or two stars was written.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub(crate) struct LowReview {
    /// Id of the review.
    pub(crate) review_id: String,
    /// Id of the location.
    pub(crate) location_id: String,
    /// Name of the location.
    pub(crate) name: String,
    /// Number of stars, 1 or 2.
    pub(crate) stars: i64,
}
::events::heard_by!(LowReview => notification "low_review");
impl ::events::Emailed for LowReview {
    const EMAIL: EmailText = EmailText::serious(
        ["{name} got a new review ({stars} out of 5 stars)", "A location got a bad review"],
        ["{name} a reçu un nouvel avis ({stars} sur 5 étoiles)", "Un établissement a reçu un mauvais avis"],
    );
}

/// A reply could not be sent, or the source refuses it.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub(crate) struct ReplyFailed {
    /// Id of the review.
    pub(crate) review_id: String,
    /// Id of the location.
    pub(crate) location_id: String,
    /// Name of the location.
    pub(crate) name: String,
    /// Stable code of the reason.
    pub(crate) code: String,
}
::events::heard_by!(ReplyFailed => notification "reply_failed");
impl ::events::Emailed for ReplyFailed {
    const EMAIL: EmailText = EmailText::serious(
        ["Your reply to a review of {name} couldn’t be sent", "A reply to a review couldn’t be sent"],
        ["Votre réponse à un avis sur {name} n’a pas pu être envoyée", "Une réponse à un avis n’a pas pu être envoyée"],
    );
}
