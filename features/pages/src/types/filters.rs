//! Filters of the list of pages, and period of the figures.

use locations::LabelId;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::{Language, PageProblem, PageState};

/// Maximum characters of a text in a filter.
const MAX_TEXT: usize = 100;

/// Text of a filter.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "String")]
pub(crate) struct FilterText(pub(crate) String);

impl TryFrom<String> for FilterText {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        let is_valid = text.chars().count() <= MAX_TEXT && !text.chars().any(char::is_control);
        if is_valid { Ok(Self(text)) } else { Err("at most 100 characters, and no control characters") }
    }
}

/// Filters of the list; each one that is given narrows it.
#[derive(Clone, Debug, Default, Serialize, Deserialize, IntoParams, ToSchema)]
#[serde(default)]
#[into_params(parameter_in = Query)]
#[schema(as = LocalPageFilters)]
pub(crate) struct Filters {
    /// Words that name, city, address and postal code together contain; case and accents do not count.
    #[param(value_type = Option<String>, max_length = 100)]
    #[schema(value_type = Option<String>, max_length = 100)]
    pub(crate) search: Option<FilterText>,
    /// State of the page.
    #[param(inline)]
    pub(crate) state: Option<PageState>,
    /// Problem of the page in any language.
    #[param(inline)]
    pub(crate) problem: Option<PageProblem>,
    /// Label of the location.
    #[param(value_type = Option<String>)]
    #[schema(value_type = Option<String>)]
    pub(crate) label: Option<LabelId>,
    /// City; case and accents do not count.
    #[param(value_type = Option<String>, max_length = 100)]
    #[schema(value_type = Option<String>, max_length = 100)]
    pub(crate) city: Option<FilterText>,
}

/// Language of an answer.
#[derive(Clone, Copy, Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(crate) struct InLanguage {
    /// Language; the default one of the site when left out.
    #[param(inline)]
    pub(crate) language: Option<Language>,
}

/// Number of days of the figures.
#[derive(Clone, Copy, Debug, Deserialize)]
#[serde(try_from = "i64")]
pub(crate) struct Days(pub(crate) i64);

impl TryFrom<i64> for Days {
    type Error = &'static str;

    fn try_from(days: i64) -> Result<Self, Self::Error> {
        if (1..=400).contains(&days) { Ok(Self(days)) } else { Err("days is 1 to 400") }
    }
}

/// Period and location of the figures.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(crate) struct StatsFilters {
    /// Number of days up to today, 1 to 400; 30 when left out.
    #[param(value_type = Option<i64>, minimum = 1, maximum = 400)]
    pub(crate) days: Option<Days>,
    /// Page of this location; all that the member sees when left out.
    #[param(value_type = Option<String>)]
    pub(crate) location: Option<locations::LocationId>,
}
