//! New schedules of reports, and changes of schedules.

use serde::Deserialize;
use utoipa::ToSchema;

use super::{Comparison, Every, Language, LocationChoice, Recipient, SectionChoice, Span, Template};

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
    pub(crate) fn applied_to(self, before: NewSchedule) -> NewSchedule {
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
