//! Events of reviews and replies.

use ::events::EmailText;
use orgs::Permission;
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
    /// Assignment, due time or work state of a review changed.
    pub(crate) ReviewAssignmentChanged => audit "review.assignment_changed";
    /// Assignment, due time or work state of many reviews changed.
    pub(crate) ReviewsChangedInBulk => audit "review.bulk_changed";
    /// Internal note written.
    pub(crate) ReviewNoteAdded => audit "review.note_added";
    /// Internal note changed.
    pub(crate) ReviewNoteChanged => audit "review.note_changed";
    /// Internal note deleted.
    pub(crate) ReviewNoteDeleted => audit "review.note_deleted";
    /// Review reported to its site because it breaks a rule there.
    pub(crate) ReviewReported => audit "review.reported";
    /// Report of a review closed with its outcome.
    pub(crate) ReviewReportClosed => audit "review.report_closed";
    /// Bad reviews of a location piled up.
    pub(crate) CrisisBegan => audit "review.crisis_began";
    /// Lead of a crisis named or taken back.
    pub(crate) CrisisChanged => audit "review.crisis_changed";
    /// Note added to the time line of a crisis.
    pub(crate) CrisisNoteAdded => audit "review.crisis_note_added";
    /// Crisis ended with a report.
    pub(crate) CrisisEnded => audit "review.crisis_ended";
    /// Evidence pack of a crisis downloaded.
    pub(crate) CrisisEvidenceExported => audit "review.crisis_evidence_exported";
    /// Reply to a review removed.
    pub(crate) ReplyRemoved => audit "review.reply_removed";
    /// Reply written that waits for approval.
    pub(crate) ReplyRequested => audit "review.reply_requested";
    /// Reply approved and sent.
    pub(crate) ReplyRequestApproved => audit "review.reply_approved";
    /// Reply sent back to its author.
    pub(crate) ReplyRequestSentBack => audit "review.reply_sent_back";
    /// Reply withdrawn before it was approved.
    pub(crate) ReplyRequestWithdrawn => audit "review.reply_withdrawn";
    /// Rule about which replies wait for approval changed.
    pub(crate) ReplyApprovalChanged => audit "review.approval_changed";
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
    const PERMISSION: Option<&'static str> = Some(Permission::ReplyToReviews.as_str());
    const EMAIL: EmailText = EmailText::prompt(
        ["{name} got a new review ({stars} out of 5 stars)", "A location got a bad review"],
        ["{name} a reçu un nouvel avis ({stars} sur 5 étoiles)", "Un établissement a reçu un mauvais avis"],
    );
}

/// Bad reviews of a location piled up: a crisis began.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub(crate) struct ReviewsSpike {
    /// Id of the crisis.
    pub(crate) crisis_id: String,
    /// Id of the location.
    pub(crate) location_id: String,
    /// Name of the location.
    pub(crate) name: String,
    /// Reason: `low_ratings` or `new_authors`.
    pub(crate) reason: String,
    /// Number of reviews of one and two stars in the last 24 hours.
    pub(crate) low: i64,
    /// Number of new authors of those without a text.
    pub(crate) new_authors: i64,
}
::events::heard_by!(ReviewsSpike => notification "reviews_spike", webhook "reviews.spike");
impl ::events::Emailed for ReviewsSpike {
    const PERMISSION: Option<&'static str> = Some(Permission::HandleCrisis.as_str());
    const EMAIL: EmailText = EmailText::prompt(
        ["{name} got {low} bad reviews within 24 hours", "Bad reviews of a location are piling up"],
        ["{name} a reçu {low} mauvais avis en 24 heures", "Les mauvais avis sur un établissement se multiplient"],
    );
}

/// A member was named to lead the work on a crisis.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub(crate) struct CrisisLeadNamed {
    /// Id of the crisis.
    pub(crate) crisis_id: String,
    /// Id of the location.
    pub(crate) location_id: String,
    /// Name of the location.
    pub(crate) name: String,
}
::events::heard_by!(CrisisLeadNamed => notification "crisis_lead");
impl ::events::Emailed for CrisisLeadNamed {
    const EMAIL: EmailText = EmailText::prompt(
        ["You lead the work on a review crisis at {name}", "You lead the work on a review crisis"],
        ["Vous êtes responsable d’une crise d’avis sur {name}", "Vous êtes responsable d’une crise d’avis"],
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
    const PERMISSION: Option<&'static str> = Some(Permission::ReplyToReviews.as_str());
    const EMAIL: EmailText = EmailText::serious(
        ["Your reply to a review of {name} couldn’t be sent", "A reply to a review couldn’t be sent"],
        ["Votre réponse à un avis sur {name} n’a pas pu être envoyée", "Une réponse à un avis n’a pas pu être envoyée"],
    );
}

/// Reviews were assigned to a member.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub(crate) struct ReviewAssigned {
    /// Id of the review; left out for several.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) review_id: Option<String>,
    /// Id of its location; left out for several.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) location_id: Option<String>,
    /// Name of its location; left out for several.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub(crate) name: Option<String>,
    /// Number of reviews.
    pub(crate) count: i64,
}
::events::heard_by!(ReviewAssigned => notification "review_assigned");
impl ::events::Emailed for ReviewAssigned {
    const EMAIL: EmailText = EmailText::prompt(
        ["A review of {name} was assigned to you", "Reviews were assigned to you"],
        ["Un avis concernant {name} vous a été attribué", "Des avis vous ont été attribués"],
    );
}

/// A note about a review mentions a member.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub(crate) struct ReviewMentioned {
    /// Id of the review.
    pub(crate) review_id: String,
    /// Id of the location.
    pub(crate) location_id: String,
    /// Name of the location.
    pub(crate) name: String,
}
::events::heard_by!(ReviewMentioned => notification "review_mentioned");
impl ::events::Emailed for ReviewMentioned {
    const EMAIL: EmailText = EmailText::prompt(
        ["A note on a review of {name} mentions you", "A note on a review mentions you"],
        ["Une note sur un avis concernant {name} vous mentionne", "Une note sur un avis vous mentionne"],
    );
}

/// A reply waits for the approval of another member.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub(crate) struct ReplyWaits {
    /// Id of the review.
    pub(crate) review_id: String,
    /// Id of the location.
    pub(crate) location_id: String,
    /// Name of the location.
    pub(crate) name: String,
}
::events::heard_by!(ReplyWaits => notification "reply_waits");
impl ::events::Emailed for ReplyWaits {
    const EMAIL: EmailText = EmailText::prompt(
        [
            "A reply to a review of {name} is waiting for your approval",
            "A reply to a review is waiting for your approval",
        ],
        ["Une réponse à un avis sur {name} attend votre validation", "Une réponse à un avis attend votre validation"],
    );
}

/// A reply was sent back to its author.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub(crate) struct ReplySentBack {
    /// Id of the review.
    pub(crate) review_id: String,
    /// Id of the location.
    pub(crate) location_id: String,
    /// Name of the location.
    pub(crate) name: String,
}
::events::heard_by!(ReplySentBack => notification "reply_sent_back");
impl ::events::Emailed for ReplySentBack {
    const EMAIL: EmailText = EmailText::prompt(
        ["Your reply to a review of {name} was sent back to you", "A reply to a review was sent back to you"],
        [
            "Une correction de votre réponse à un avis sur {name} est demandée",
            "Une correction de votre réponse à un avis est demandée",
        ],
    );
}

/// A reply was approved, and is on its way to its source.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub(crate) struct ReplyApproved {
    /// Id of the review.
    pub(crate) review_id: String,
    /// Id of the location.
    pub(crate) location_id: String,
    /// Name of the location.
    pub(crate) name: String,
}
::events::heard_by!(ReplyApproved => notification "reply_approved");
impl ::events::Emailed for ReplyApproved {
    const EMAIL: EmailText = EmailText::minor(
        ["Your reply to a review of {name} was approved", "Your reply to a review was approved"],
        ["Votre réponse à un avis sur {name} a été validée", "Votre réponse à un avis a été validée"],
    );
}
