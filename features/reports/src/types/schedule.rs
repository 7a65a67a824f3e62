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

/// New schedule.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[schema(as = NewReportSchedule)]
pub(crate) struct NewSchedule {
    /// Name, at most 80 characters.
    #[schema(max_length = 80)]
    pub(crate) name: String,
    /// Template.
    pub(crate) template: Template,
    /// Locations, chosen anew for each report.
    pub(crate) locations: LocationChoice,
    /// Period of the reports.
    pub(crate) period: Span,
    /// Period that they are compared with.
    #[serde(default)]
    pub(crate) compare: Comparison,
    /// Language of the reports.
    pub(crate) language: Language,
    /// Sections in their order; those of the template when it is empty or left out.
    #[serde(default)]
    #[schema(max_items = 10)]
    pub(crate) sections: Vec<SectionChoice>,
    /// Own words at the top of each report, at most 4,000 characters.
    #[serde(default)]
    #[schema(max_length = 4000)]
    pub(crate) note: Option<String>,
    /// Interval.
    pub(crate) every: Every,
    /// Day of the week, 1 (Monday) to 7, of a weekly schedule.
    #[serde(default)]
    #[schema(minimum = 1, maximum = 7)]
    pub(crate) weekday: Option<i64>,
    /// Day of the month, 1 to 31, of a monthly schedule; 31 is the last day of every month.
    #[serde(default)]
    #[schema(minimum = 1, maximum = 31)]
    pub(crate) day: Option<i64>,
    /// Time of the day, such as `08:00`.
    #[schema(pattern = "^[0-2][0-9]:[0-5][0-9]$")]
    pub(crate) at: String,
    /// Time zone of the recipients, such as `Europe/Paris`.
    #[schema(max_length = 64)]
    pub(crate) zone: String,
    /// Recipients, 1 to 5.
    #[schema(min_items = 1, max_items = 5)]
    pub(crate) recipients: Vec<Recipient>,
    /// Subject of the emails, at most 120 characters; the title of the report when it is left out.
    #[serde(default)]
    #[schema(max_length = 120)]
    pub(crate) subject: Option<String>,
    /// Text of the emails, at most 2,000 characters.
    #[serde(default)]
    #[schema(max_length = 2000)]
    pub(crate) text: Option<String>,
    /// Address that replies go to.
    #[serde(default)]
    #[schema(format = "email")]
    pub(crate) reply_to: Option<String>,
    /// True when each report waits until a member sends it.
    #[serde(default)]
    pub(crate) waits_for_comment: bool,
    /// True when clients see each report once it is sent.
    #[serde(default)]
    pub(crate) releases: bool,
    /// True while it is paused.
    #[serde(default)]
    pub(crate) paused: bool,
}

/// Change of a schedule. Fields that are left out stay; null empties them.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(default)]
#[schema(as = ReportSchedulePatch)]
#[expect(clippy::option_option, reason = "left out, null, or a value")]
pub(crate) struct SchedulePatch {
    /// Name.
    #[schema(max_length = 80)]
    pub(crate) name: Option<String>,
    /// Template.
    pub(crate) template: Option<Template>,
    /// Locations.
    pub(crate) locations: Option<LocationChoice>,
    /// Period of the reports.
    pub(crate) period: Option<Span>,
    /// Period that they are compared with.
    pub(crate) compare: Option<Comparison>,
    /// Language of the reports.
    pub(crate) language: Option<Language>,
    /// Sections in their order.
    #[schema(max_items = 10)]
    pub(crate) sections: Option<Vec<SectionChoice>>,
    /// Own words at the top of each report.
    #[serde(deserialize_with = "locations::nullable")]
    #[schema(value_type = Option<String>, max_length = 4000)]
    pub(crate) note: Option<Option<String>>,
    /// Interval.
    pub(crate) every: Option<Every>,
    /// Day of the week of a weekly schedule.
    #[schema(minimum = 1, maximum = 7)]
    pub(crate) weekday: Option<i64>,
    /// Day of the month of a monthly schedule.
    #[schema(minimum = 1, maximum = 31)]
    pub(crate) day: Option<i64>,
    /// Time of the day.
    pub(crate) at: Option<String>,
    /// Time zone of the recipients.
    #[schema(max_length = 64)]
    pub(crate) zone: Option<String>,
    /// Recipients, 1 to 5.
    #[schema(min_items = 1, max_items = 5)]
    pub(crate) recipients: Option<Vec<Recipient>>,
    /// Subject of the emails.
    #[serde(deserialize_with = "locations::nullable")]
    #[schema(value_type = Option<String>, max_length = 120)]
    pub(crate) subject: Option<Option<String>>,
    /// Text of the emails.
    #[serde(deserialize_with = "locations::nullable")]
    #[schema(value_type = Option<String>, max_length = 2000)]
    pub(crate) text: Option<Option<String>>,
    /// Address that replies go to.
    #[serde(deserialize_with = "locations::nullable")]
    #[schema(value_type = Option<String>, format = "email")]
    pub(crate) reply_to: Option<Option<String>>,
    /// True when each report waits until a member sends it.
    pub(crate) waits_for_comment: Option<bool>,
    /// True when clients see each report once it is sent.
    pub(crate) releases: Option<bool>,
    /// True while it is paused.
    pub(crate) paused: Option<bool>,
}

impl SchedulePatch {
    /// Returns the schedule after the change.
    pub(crate) fn of(self, before: NewSchedule) -> NewSchedule {
        NewSchedule {
            name: self.name.unwrap_or(before.name),
            template: self.template.unwrap_or(before.template),
            locations: self.locations.unwrap_or(before.locations),
            period: self.period.unwrap_or(before.period),
            compare: self.compare.unwrap_or(before.compare),
            language: self.language.unwrap_or(before.language),
            sections: self.sections.unwrap_or(before.sections),
            note: self.note.unwrap_or(before.note),
            every: self.every.unwrap_or(before.every),
            weekday: self.weekday.or(before.weekday),
            day: self.day.or(before.day),
            at: self.at.unwrap_or(before.at),
            zone: self.zone.unwrap_or(before.zone),
            recipients: self.recipients.unwrap_or(before.recipients),
            subject: self.subject.unwrap_or(before.subject),
            text: self.text.unwrap_or(before.text),
            reply_to: self.reply_to.unwrap_or(before.reply_to),
            waits_for_comment: self.waits_for_comment.unwrap_or(before.waits_for_comment),
            releases: self.releases.unwrap_or(before.releases),
            paused: self.paused.unwrap_or(before.paused),
        }
    }
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
