//! Options of a report: template, comparison, sections, locations, language and period; and its state.

use jiff::civil::Date;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

db::stored! {
    /// Readers that a report is written for.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = ReportTemplate)]
    pub(crate) enum Template {
        /// One or two pages for people who decide.
        Executive = "executive",
        /// Every figure, with its definition.
        Technical = "technical",
        /// Plain words for clients.
        Client = "client",
    }
}

db::stored! {
    /// State of a report.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = ReportState)]
    pub(crate) enum State {
        /// Being made.
        Making = "making",
        /// Made; it never changes.
        Ready = "ready",
        /// It could not be made.
        Failed = "failed",
    }
}

db::stored! {
    /// Period that a report is compared with.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = ReportComparison)]
    pub(crate) enum Comparison {
        /// The period before.
        #[default]
        Previous = "previous",
        /// Days of the period, one year earlier.
        Year = "year",
        /// None.
        None = "none",
    }
}

db::stored! {
    /// Kind of a section.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = ReportSectionKind)]
    pub(crate) enum SectionKind {
        /// The report in a few sentences and four figures.
        Summary = "summary",
        /// Views, calls, directions and clicks of profiles.
        Profile = "profile",
        /// Ranks in local search.
        Rankings = "rankings",
        /// Reviews and replies.
        Reviews = "reviews",
        /// Topics of reviews.
        Sentiment = "sentiment",
        /// Listings in directories.
        Citations = "citations",
        /// Health of the profiles.
        Health = "health",
        /// Requests for reviews.
        Requests = "requests",
        /// Work done in the period.
        WorkDone = "work_done",
        /// Open problems by their effect.
        Next = "next",
    }
}

db::stored! {
    /// Choice of locations.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = ReportChoice)]
    pub(crate) enum LocationChoiceKind {
        /// All that the author sees.
        All = "all",
        /// Locations with a label.
        Label = "label",
        /// Locations of a list.
        Ids = "ids",
    }
}

db::stored! {
    /// Language of a report.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = ReportLanguage)]
    pub(crate) enum Language {
        /// English.
        En = "en",
        /// French.
        Fr = "fr",
    }
}

impl From<Language> for mail::Language {
    fn from(language: Language) -> Self {
        match language {
            Language::En => Self::English,
            Language::Fr => Self::French,
        }
    }
}

/// Days of a report, both inclusive (UTC).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = ReportPeriod)]
pub(crate) struct Period {
    /// First day.
    #[schema(value_type = String, format = Date)]
    pub(crate) from: Date,
    /// Last day.
    #[schema(value_type = String, format = Date)]
    pub(crate) to: Date,
}

/// Section, shown or left out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = ReportSectionChoice)]
pub(crate) struct SectionChoice {
    /// Kind.
    pub(crate) kind: SectionKind,
    /// True when the report has it.
    pub(crate) on: bool,
}
