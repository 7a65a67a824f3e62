//! Reports.

use jiff::{Timestamp, civil::Date};
use locations::{LabelId, LocationId};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{
    Comparison, Language, LocationChoiceKind, Period, ReportId, ScheduleId, SectionChoice, Snapshot, State, Template,
};

/// Choice of the locations of a new report: `all`, a label, or a list of ids.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(default, deny_unknown_fields)]
#[schema(as = ReportLocationChoice)]
pub(crate) struct LocationChoice {
    /// True for all that the author sees.
    pub(crate) all: bool,
    /// Label of the locations.
    #[schema(value_type = Option<String>)]
    pub(crate) label_id: Option<LabelId>,
    /// Locations, at most 500.
    #[schema(value_type = Vec<String>, max_items = 500)]
    pub(crate) ids: Vec<LocationId>,
}

/// Locations of a report.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = ReportLocations)]
pub(crate) struct Locations {
    /// Way in which they were chosen.
    pub(crate) choice: LocationChoiceKind,
    /// Label that they were chosen by.
    #[schema(required, value_type = Option<String>)]
    pub(crate) label_id: Option<LabelId>,
    /// Number of locations.
    pub(crate) count: i64,
    /// Names of the first three.
    pub(crate) names: Vec<String>,
}

/// New report.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[schema(as = NewReport)]
pub(crate) struct NewReport {
    /// Title, at most 120 characters; made from locations and period when it is left out.
    #[serde(default)]
    #[schema(max_length = 120)]
    pub(crate) title: Option<String>,
    /// Template.
    pub(crate) template: Template,
    /// Locations.
    pub(crate) locations: LocationChoice,
    /// Period, at most 548 days, not in the future.
    pub(crate) period: Period,
    /// Period that it is compared with.
    #[serde(default)]
    pub(crate) compare: Comparison,
    /// Language.
    pub(crate) language: Language,
    /// Sections in their order; those of the template when it is empty or left out.
    #[serde(default)]
    #[schema(max_items = 10)]
    pub(crate) sections: Vec<SectionChoice>,
    /// Own words at the top, at most 4,000 characters.
    #[serde(default)]
    #[schema(max_length = 4000)]
    pub(crate) note: Option<String>,
}

/// Change of a report. Its figures never change.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(default)]
#[schema(as = ReportPatch)]
#[expect(clippy::option_option, reason = "left out, null, or a value")]
pub(crate) struct ReportPatch {
    /// Title, at most 120 characters.
    #[schema(max_length = 120)]
    pub(crate) title: Option<String>,
    /// Own words at the top, at most 4,000 characters; null removes them.
    #[serde(deserialize_with = "locations::nullable")]
    #[schema(value_type = Option<String>, max_length = 4000)]
    pub(crate) note: Option<Option<String>>,
    /// True when clients see it.
    pub(crate) released: Option<bool>,
}

/// Report in the database, without its snapshot.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ReportRow {
    pub(crate) id: ReportId,
    pub(crate) title: String,
    pub(crate) template: Template,
    pub(crate) state: State,
    pub(crate) code: Option<String>,
    pub(crate) is_released: bool,
    pub(crate) language: Language,
    pub(crate) compare: Comparison,
    pub(crate) period_from: String,
    pub(crate) period_to: String,
    pub(crate) choice: LocationChoiceKind,
    pub(crate) label_id: Option<LabelId>,
    pub(crate) location_count: i64,
    pub(crate) names: serde_json::Value,
    pub(crate) sections: serde_json::Value,
    pub(crate) note: Option<String>,
    pub(crate) data_until: Option<String>,
    pub(crate) pages: Option<i64>,
    pub(crate) schedule_id: Option<ScheduleId>,
    pub(crate) due_at: Option<Timestamp>,
    pub(crate) created_by: Option<orgs::UserId>,
    pub(crate) created_at: Timestamp,
    pub(crate) made_at: Option<Timestamp>,
    pub(crate) released_at: Option<Timestamp>,
}

impl ReportRow {
    /// Returns the period.
    pub(crate) fn period(&self) -> Period {
        let day = |text: &str| text.parse().unwrap_or_default();
        Period { from: day(&self.period_from), to: day(&self.period_to) }
    }

    /// Returns the sections in their order.
    pub(crate) fn sections(&self) -> Vec<SectionChoice> {
        serde_json::from_value(self.sections.clone()).unwrap_or_default()
    }
}

/// Author of a report.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = ReportAuthor)]
pub(crate) struct Author {
    /// Id of the user.
    pub(crate) id: String,
    /// Name; null for someone who left.
    #[schema(required)]
    pub(crate) name: Option<String>,
}

/// Report without its figures.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub(crate) struct Report {
    /// Id.
    pub(crate) id: ReportId,
    /// Title.
    pub(crate) title: String,
    /// Template.
    pub(crate) template: Template,
    /// Locations.
    pub(crate) locations: Locations,
    /// Period.
    pub(crate) period: Period,
    /// Period that it is compared with.
    pub(crate) compare: Comparison,
    /// Language.
    pub(crate) language: Language,
    /// Sections in their order.
    pub(crate) sections: Vec<SectionChoice>,
    /// Own words at the top; null without any.
    #[schema(required)]
    pub(crate) note: Option<String>,
    /// State.
    pub(crate) state: State,
    /// Stable code of the reason why it failed; otherwise null.
    #[schema(required)]
    pub(crate) code: Option<String>,
    /// True when clients see it.
    pub(crate) released: bool,
    /// Last day with known figures of Google; null without any, and while it is made.
    #[schema(required, value_type = Option<String>, format = Date)]
    pub(crate) data_until: Option<Date>,
    /// Time at which it was requested.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) created_at: Timestamp,
    /// Time at which it was made; null before.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub(crate) made_at: Option<Timestamp>,
    /// Author; null for a schedule, and for clients.
    #[schema(required)]
    pub(crate) made_by: Option<Author>,
    /// Pages of the PDF; null before it is made.
    #[schema(required)]
    pub(crate) pages: Option<i64>,
    /// Schedule that made it; null for a report of a member.
    #[schema(required)]
    pub(crate) schedule_id: Option<ScheduleId>,
    /// Number of links that show it and have not expired; 0 for clients.
    pub(crate) shares: i64,
    /// Number of recipients that it was sent to; 0 for clients.
    pub(crate) sends: i64,
}

/// Report with its figures.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub(crate) struct ReportDetail {
    /// Report.
    #[serde(flatten)]
    pub(crate) report: Report,
    /// Everything that it shows; null until it is made.
    #[schema(required)]
    pub(crate) snapshot: Option<Snapshot>,
}
