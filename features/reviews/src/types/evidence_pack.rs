//! Evidence pack of a crisis, as `evidence.json` has it.

use jiff::Timestamp;
use serde::Serialize;

use super::{Crisis, CrisisEntry, ReportState, ReviewId, Source, State};

/// Crisis with its business, time line and reviews: what a report to a site or a lawyer needs.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct EvidencePack {
    pub(crate) made_at: Timestamp,
    pub(crate) made_by: PackMember,
    pub(crate) business: PackBusiness,
    pub(crate) crisis: Crisis,
    /// The earliest first.
    pub(crate) timeline: Vec<CrisisEntry>,
    /// The latest first.
    pub(crate) reviews: Vec<PackReview>,
}

/// Member who made a pack.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct PackMember {
    pub(crate) name: Option<String>,
    pub(crate) email: Option<String>,
    pub(crate) organization: Option<String>,
}

/// Business that the reviews are about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct PackBusiness {
    pub(crate) name: String,
    pub(crate) address: String,
    pub(crate) phone: Option<String>,
    pub(crate) website: Option<String>,
    /// Address that finds its profile on Google Maps.
    pub(crate) maps_url: String,
}

/// Review of a crisis, with its earlier versions.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct PackReview {
    pub(crate) id: ReviewId,
    pub(crate) source: Source,
    /// Id at its source.
    pub(crate) source_id: String,
    pub(crate) url: Option<String>,
    /// Name as the source shows it; empty for an anonymous author.
    pub(crate) author: String,
    pub(crate) rating: Option<f64>,
    pub(crate) rating_given: Option<String>,
    pub(crate) text: PackText,
    pub(crate) language: Option<String>,
    pub(crate) written_at: Timestamp,
    pub(crate) changed_at: Timestamp,
    /// Time at which it was last seen at its source.
    pub(crate) seen_at: Timestamp,
    pub(crate) state: State,
    pub(crate) reply: Option<PackText>,
    pub(crate) replied_at: Option<Timestamp>,
    /// State of its latest report to its site.
    pub(crate) report_state: Option<ReportState>,
    /// The latest first.
    pub(crate) versions: Vec<PackVersion>,
}

/// Earlier version of a review.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub(crate) struct PackVersion {
    /// Event that ended the version: `edited`, `gone` or `returned`.
    pub(crate) event: String,
    pub(crate) rating: Option<f64>,
    pub(crate) text: PackText,
    /// Time at which the version was last seen at the source.
    pub(crate) seen_at: Timestamp,
    /// Time at which the event was noticed.
    pub(crate) noticed_at: Timestamp,
}

/// Text in a pack, or the reason for which it was left out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum PackText {
    /// Text as it was read; empty for a rating alone.
    Text(String),
    /// Left out.
    LeftOut(Omission),
}

/// Reason for which a text was left out of a pack.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Omission {
    /// The site forbids copies of its texts.
    SiteForbids,
    /// The pack is full.
    PackFull,
}

impl PackText {
    /// Returns the text; empty when it was left out.
    pub(crate) fn as_str(&self) -> &str {
        match self {
            Self::Text(text) => text,
            Self::LeftOut(_) => "",
        }
    }

    /// Returns the reason for which the text was left out.
    pub(crate) fn omission(&self) -> Option<Omission> {
        match self {
            Self::Text(_) => None,
            Self::LeftOut(reason) => Some(*reason),
        }
    }
}
