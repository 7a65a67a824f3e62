//! Schedules of reports.

use jiff::Timestamp;
use locations::LabelId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{
    Comparison, Language, LocationChoice, LocationChoiceKind, Locations, ReportId, ScheduleId, SectionChoice, Template,
};

db::stored! {
    /// Period of the reports of a schedule, as of the day on which they are made.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = ReportSchedulePeriod)]
    pub(crate) enum Span {
        /// The last day.
        LastDay = "last_day",
        /// The last seven days that end on a Sunday.
        LastWeek = "last_week",
        /// The last calendar month.
        LastMonth = "last_month",
        /// The last 30 days.
        #[serde(rename = "last_30_days")]
        Last30Days = "last_30_days",
    }
}

db::stored! {
    /// Interval of a schedule.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = ReportScheduleInterval)]
    pub(crate) enum Every {
        /// Every month.
        Month = "month",
        /// Every week.
        Week = "week",
        /// Every day.
        Day = "day",
    }
}

db::stored! {
    /// State of a run of a schedule.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = ReportRunState)]
    pub(crate) enum RunState {
        /// The report is being made.
        Making = "making",
        /// The report waits: for a comment, or for figures.
        Waiting = "waiting",
        /// The report was sent in time.
        Sent = "sent",
        /// The report was sent later than planned.
        Late = "late",
        /// The report would be empty, so that it was not sent.
        Empty = "empty",
        /// The report could not be made or sent.
        Failed = "failed",
    }
}

db::stored! {
    /// State of an email with a report.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = ReportSendState)]
    pub(crate) enum SendState {
        /// Queued for the mail server.
        Sent = "sent",
        /// Not sent, because the recipient stopped these emails.
        Stopped = "stopped",
        /// Not sent, because the organization sent its maximum of the day.
        Limited = "limited",
    }
}

/// Recipient of a schedule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = ReportRecipient)]
pub(crate) struct Recipient {
    /// Email address.
    #[schema(max_length = 254)]
    pub(crate) email: String,
    /// Language of the email.
    pub(crate) language: Language,
    /// True when the recipient stopped these emails. Ignored in requests.
    #[serde(default)]
    pub(crate) is_stopped: bool,
}

/// Schedule in the database, with its texts opened.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct ScheduleRow {
    pub(crate) id: ScheduleId,
    pub(crate) name: String,
    pub(crate) template: Template,
    pub(crate) choice: LocationChoiceKind,
    pub(crate) label_id: Option<LabelId>,
    pub(crate) location_ids: serde_json::Value,
    pub(crate) period: Span,
    pub(crate) compare: Comparison,
    pub(crate) language: Language,
    pub(crate) sections: serde_json::Value,
    pub(crate) note: Option<String>,
    pub(crate) every: Every,
    pub(crate) weekday: Option<i64>,
    pub(crate) month_day: Option<i64>,
    pub(crate) at_time: String,
    pub(crate) zone: String,
    pub(crate) subject: Option<String>,
    pub(crate) message: Option<String>,
    pub(crate) reply_to: Option<String>,
    pub(crate) waits: bool,
    pub(crate) releases: bool,
    pub(crate) is_paused: bool,
    pub(crate) next_run_at: Option<Timestamp>,
    pub(crate) created_by: orgs::UserId,
    pub(crate) created_at: Timestamp,
}

impl ScheduleRow {
    /// Returns the choice of its locations.
    pub(crate) fn locations(&self) -> LocationChoice {
        LocationChoice {
            all: self.choice == LocationChoiceKind::All,
            label_id: self.label_id.clone(),
            ids: serde_json::from_value(self.location_ids.clone()).unwrap_or_default(),
        }
    }
}

/// Run of a schedule.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = ReportRun)]
pub(crate) struct Run {
    /// Time at which it was due.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) at: Timestamp,
    /// State.
    pub(crate) state: RunState,
    /// Stable code of the reason of the state: `comment`, `stale`, `failed`; otherwise null.
    #[schema(required)]
    pub(crate) code: Option<String>,
    /// Report; null before it is requested, and after it was deleted.
    #[schema(required)]
    pub(crate) report_id: Option<ReportId>,
}

/// Schedule of reports.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = ReportSchedule)]
pub(crate) struct Schedule {
    /// Id.
    pub(crate) id: ScheduleId,
    /// Name.
    pub(crate) name: String,
    /// Template.
    pub(crate) template: Template,
    /// Locations, as of now.
    pub(crate) locations: Locations,
    /// Ids of the locations that were chosen one by one.
    #[schema(value_type = Vec<String>)]
    pub(crate) location_ids: Vec<locations::LocationId>,
    /// Period of the reports.
    pub(crate) period: Span,
    /// Period that they are compared with.
    pub(crate) compare: Comparison,
    /// Language of the reports.
    pub(crate) language: Language,
    /// Sections in their order.
    pub(crate) sections: Vec<SectionChoice>,
    /// Own words at the top of each report.
    #[schema(required)]
    pub(crate) note: Option<String>,
    /// Interval.
    pub(crate) every: Every,
    /// Day of the week of a weekly schedule, 1 (Monday) to 7.
    #[schema(required)]
    pub(crate) weekday: Option<i64>,
    /// Day of the month of a monthly schedule; 31 is the last day of every month.
    #[schema(required)]
    pub(crate) day: Option<i64>,
    /// Time of the day, such as `08:00`.
    pub(crate) at: String,
    /// Time zone of the recipients.
    pub(crate) zone: String,
    /// Recipients.
    pub(crate) recipients: Vec<Recipient>,
    /// Subject of the emails; null for the title of the report.
    #[schema(required)]
    pub(crate) subject: Option<String>,
    /// Text of the emails.
    #[schema(required)]
    pub(crate) text: Option<String>,
    /// Address that replies go to.
    #[schema(required)]
    pub(crate) reply_to: Option<String>,
    /// True when each report waits until a member sends it.
    pub(crate) waits_for_comment: bool,
    /// True when clients see each report once it is sent.
    pub(crate) releases: bool,
    /// True while it is paused.
    pub(crate) paused: bool,
    /// Time of the next run; null while it is paused.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub(crate) next_run_at: Option<Timestamp>,
    /// Latest run; null before the first.
    #[schema(required)]
    pub(crate) last_run: Option<Run>,
}

/// Email with a report.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = ReportSend)]
pub(crate) struct Send {
    /// Time at which the run was due.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) due_at: Timestamp,
    /// Time at which it was queued.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) at: Timestamp,
    /// Address; null when it can no longer be read.
    #[schema(required)]
    pub(crate) email: Option<String>,
    /// State.
    pub(crate) state: SendState,
    /// Report.
    pub(crate) report_id: ReportId,
}
