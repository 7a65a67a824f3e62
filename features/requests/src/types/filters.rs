//! Filters of the lists.

use locations::LocationId;
use orgs::UserId;
use serde::Deserialize;
use utoipa::IntoParams;

use super::{CampaignState, ConsentState, FeedbackState, RequestState};

/// Maximum characters of a text in a filter.
const MAX_TEXT: usize = 100;

/// Text of a filter.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub(crate) struct FilterText(pub(crate) String);

impl TryFrom<String> for FilterText {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        let is_valid = text.chars().count() <= MAX_TEXT && !text.chars().any(char::is_control);
        if is_valid { Ok(Self(text)) } else { Err("at most 100 characters, and no control characters") }
    }
}

/// Filters of the list of contacts.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(crate) struct ContactFilters {
    /// Contacts whose name has a word that begins like this, or with exactly this email address or phone number.
    #[param(value_type = Option<String>, max_length = 100)]
    pub(crate) search: Option<FilterText>,
    /// Contacts of this location.
    #[param(value_type = Option<String>)]
    pub(crate) location: Option<LocationId>,
    /// Contacts with this tag.
    #[param(value_type = Option<String>, max_length = 100)]
    pub(crate) tag: Option<FilterText>,
    /// Contacts whose consent for email is in this state.
    #[param(inline)]
    pub(crate) consent: Option<ConsentState>,
}

/// Filters of the list of campaigns.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(crate) struct CampaignFilters {
    /// Campaigns in this state.
    #[param(inline)]
    pub(crate) state: Option<CampaignState>,
}

/// Filters of the list of recipients.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(crate) struct RecipientFilters {
    /// Recipients in this state.
    #[param(inline)]
    pub(crate) state: Option<RequestState>,
}

/// Filters of the list of requests.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(crate) struct RequestFilters {
    /// Requests about this location.
    #[param(value_type = Option<String>)]
    pub(crate) location: Option<LocationId>,
    /// Requests in this state.
    #[param(inline)]
    pub(crate) state: Option<RequestState>,
}

/// Filters of the list of private feedback.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(crate) struct FeedbackFilters {
    /// Feedback in this state.
    #[param(inline)]
    pub(crate) state: Option<FeedbackState>,
    /// Feedback about this location.
    #[param(value_type = Option<String>)]
    pub(crate) location: Option<LocationId>,
    /// Feedback that this member works on.
    #[param(value_type = Option<String>)]
    pub(crate) assignee: Option<UserId>,
}

/// Month of the proof.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(crate) struct Month {
    /// Calendar month (UTC), such as `2026-11`; the current one when left out.
    #[param(value_type = Option<String>, min_length = 7, max_length = 7)]
    pub(crate) month: Option<MonthText>,
}

/// Calendar month, such as `2026-11`.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub(crate) struct MonthText(pub(crate) String);

impl TryFrom<String> for MonthText {
    type Error = &'static str;

    fn try_from(text: String) -> Result<Self, Self::Error> {
        let is_valid = text.len() == 7 && format!("{text}-01").parse::<jiff::civil::Date>().is_ok();
        if is_valid { Ok(Self(text)) } else { Err("month is like 2026-11") }
    }
}
