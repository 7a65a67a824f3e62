//! Report of a review to its site, because it breaks a rule there.

use jiff::Timestamp;
use orgs::UserId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{ReportState, ReviewId, ReviewMember};

db::id!(
    /// Id of a report.
    #[derive(ToSchema)]
    #[schema(value_type = String)]
    ReportId
);

db::stored! {
    /// Rule of a site that a review can break. The names are those of Google’s policies.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = ReviewReportRule)]
    pub(crate) enum ReportRule {
        /// Not based on a real experience, paid for, or by an interested party.
        FakeEngagement = "fake_engagement",
        /// Written in the name of another person.
        Impersonation = "impersonation",
        /// False statements that can do harm.
        Misinformation = "misinformation",
        /// Misleads about a person or a business.
        Misrepresentation = "misrepresentation",
        /// Threatens or attacks a person.
        Harassment = "harassment",
        /// Attacks people for what they are.
        HateSpeech = "hate_speech",
        /// Meant to offend.
        OffensiveContent = "offensive_content",
        /// Shows personal information of another person.
        PersonalInformation = "personal_information",
        /// Obscene or profane words.
        Profanity = "profanity",
        /// Sexual content.
        SexualContent = "sexual_content",
        /// Violence and gore.
        Violence = "violence",
        /// Offers regulated goods or services.
        RestrictedContent = "restricted_content",
        /// Dangerous or illegal acts.
        IllegalContent = "illegal_content",
        /// Endangers children.
        ChildSafety = "child_safety",
        /// Terrorist content.
        TerroristContent = "terrorist_content",
        /// Not about the business.
        OffTopic = "off_topic",
        /// Advertises something.
        Advertising = "advertising",
        /// Has no meaning, or repeats the same text.
        Gibberish = "gibberish",
    }
}

/// Report in the database.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ReportRow {
    pub(crate) id: ReportId,
    pub(crate) review_id: ReviewId,
    pub(crate) rule: ReportRule,
    pub(crate) state: ReportState,
    pub(crate) reported_at: Timestamp,
    pub(crate) reported_by: UserId,
    pub(crate) closed_at: Option<Timestamp>,
    pub(crate) closed_by: Option<UserId>,
}

/// Reports of a review, and what the next one needs.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = ReviewReportList)]
pub(crate) struct ReportList {
    /// The latest first.
    pub(crate) items: Vec<Report>,
    /// Rules of its site that a report can name.
    pub(crate) rules: Vec<ReportRule>,
    /// Address where the site takes the report; null when none is known.
    #[schema(required)]
    pub(crate) url: Option<String>,
}

/// Report of a review to its site.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = ReviewReport)]
pub(crate) struct Report {
    /// Id of the report.
    pub(crate) id: ReportId,
    /// Rule that the review breaks.
    pub(crate) rule: ReportRule,
    /// State. The report of a review that is gone from its site becomes `removed` by itself.
    pub(crate) state: ReportState,
    /// Time of the report.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) reported_at: Timestamp,
    /// Member who reported the review.
    pub(crate) reported_by: ReviewMember,
    /// Time at which the report was closed; null while it is open.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub(crate) closed_at: Option<Timestamp>,
    /// Member who closed it; null while it is open, and when the review was gone from its site.
    #[schema(required)]
    pub(crate) closed_by: Option<ReviewMember>,
}

/// Report that a member made at the site.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[schema(as = NewReviewReport)]
pub(crate) struct NewReport {
    /// Rule that the review breaks, one of `rules` of its reports.
    pub(crate) rule: ReportRule,
}

/// Decision of the site.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[schema(as = ReviewReportChange)]
pub(crate) struct ReportChange {
    /// Outcome.
    pub(crate) outcome: ReportOutcome,
}

/// Outcome of a report.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = ReviewReportOutcome)]
pub(crate) enum ReportOutcome {
    /// The site removed the review.
    Removed,
    /// The site keeps the review.
    Kept,
    /// The site did not answer.
    NoAnswer,
}

impl From<ReportOutcome> for ReportState {
    fn from(outcome: ReportOutcome) -> Self {
        match outcome {
            ReportOutcome::Removed => Self::Removed,
            ReportOutcome::Kept => Self::Kept,
            ReportOutcome::NoAnswer => Self::NoAnswer,
        }
    }
}
