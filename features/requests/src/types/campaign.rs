//! Campaigns.

use std::collections::BTreeMap;

use jiff::Timestamp;
use locations::LocationId;
use orgs::UserId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{AudienceChoice, CampaignId, Channel, Language, RequestState, WordingCheck, Wordings};

db::stored! {
    /// State of a campaign.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    pub(crate) enum CampaignState {
        /// Starts later.
        Scheduled = "scheduled",
        /// Sends messages.
        Running = "running",
        /// Paused by a member.
        Paused = "paused",
        /// Nothing is left to send.
        Done = "done",
        /// Canceled by a member.
        Canceled = "canceled",
    }
}

/// New campaign. It has no filter by rating, score or mood, and none can be added: an unknown field is refused.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = NewRequestCampaign)]
pub(crate) struct NewCampaign {
    /// Name, at most 80 characters.
    pub(crate) name: String,
    /// Locations that it asks about, 1 to 200.
    #[schema(value_type = Vec<String>)]
    pub(crate) location_ids: Vec<LocationId>,
    /// Contacts that it asks.
    pub(crate) audience: AudienceChoice,
    /// Channel: `email`.
    pub(crate) channel: Channel,
    /// Wordings; at least one.
    pub(crate) wording: Wordings,
    /// Days until the only reminder, 3 to 14; null for none.
    #[serde(default)]
    pub(crate) reminder_after_days: Option<i64>,
    /// Time of its start; now when left out.
    #[serde(default)]
    #[schema(value_type = Option<String>, format = DateTime)]
    pub(crate) starts_at: Option<Timestamp>,
    /// Maximum messages in 24 hours, 1 to 10,000; that of the settings when left out.
    #[serde(default)]
    pub(crate) daily_cap: Option<i64>,
}

/// Number of contacts that are left out, by reason: `no_consent`, `opted_out`, `asked_recently`, `no_address`,
/// `forbidden_profession`, `wrong_location`, `requests_off`.
pub(crate) type LeftOut = BTreeMap<String, i64>;

/// Forecast of a campaign.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = RequestCampaignForecast)]
pub(crate) struct CampaignForecast {
    /// Contacts that it asks.
    pub(crate) recipients: i64,
    /// Number of contacts that are left out, by reason.
    #[schema(value_type = std::collections::HashMap<String, i64>)]
    pub(crate) left_out: LeftOut,
    /// Time at which the first message is sent; null without recipients.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub(crate) starts_at: Option<Timestamp>,
    /// Time at which the last first message is sent, by the caps and hours of today; null without recipients.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub(crate) ends_at: Option<Timestamp>,
    /// Reason why it cannot start: `requests_off`, `postal_address_missing`, `no_review_links`; null when it can.
    #[schema(required)]
    pub(crate) obstacle: Option<&'static str>,
    /// Problems of its wordings.
    pub(crate) wording_problems: Vec<WordingCheck>,
}

/// Campaign in the database.
#[derive(Clone, Debug)]
pub(crate) struct CampaignRow {
    pub(crate) id: CampaignId,
    pub(crate) name: String,
    pub(crate) state: CampaignState,
    pub(crate) channel: Channel,
    pub(crate) location_ids: serde_json::Value,
    pub(crate) audience: serde_json::Value,
    pub(crate) wording: serde_json::Value,
    pub(crate) reminder_after_days: Option<i64>,
    pub(crate) starts_at: Timestamp,
    pub(crate) daily_cap: i64,
    pub(crate) left_out: serde_json::Value,
    pub(crate) recipients: i64,
    pub(crate) created_by: UserId,
    pub(crate) created_at: Timestamp,
    pub(crate) ended_at: Option<Timestamp>,
}

impl CampaignRow {
    /// Returns the ids of its locations.
    pub(crate) fn locations(&self) -> Vec<LocationId> {
        serde_json::from_value(self.location_ids.clone()).unwrap_or_default()
    }

    /// Returns its wordings.
    pub(crate) fn wordings(&self) -> Wordings {
        serde_json::from_value(self.wording.clone()).unwrap_or(Wordings { en: None, fr: None })
    }
}

/// Number of requests by state.
pub(crate) type Counts = BTreeMap<String, i64>;

/// Campaign with the number of its requests by state.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = RequestCampaign)]
pub(crate) struct Campaign {
    /// Id of the campaign.
    pub(crate) id: CampaignId,
    /// Name.
    pub(crate) name: String,
    /// State.
    pub(crate) state: CampaignState,
    /// Channel.
    pub(crate) channel: Channel,
    /// Locations that it asks about.
    #[schema(value_type = Vec<String>)]
    pub(crate) location_ids: Vec<LocationId>,
    /// Contacts that it asks.
    pub(crate) audience: AudienceChoice,
    /// Days until the only reminder; null for none.
    #[schema(required)]
    pub(crate) reminder_after_days: Option<i64>,
    /// Time of its start.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) starts_at: Timestamp,
    /// Maximum messages in 24 hours.
    pub(crate) daily_cap: i64,
    /// Contacts that it asks or asked.
    pub(crate) recipients: i64,
    /// Number of contacts that were left out, by reason.
    #[schema(value_type = std::collections::HashMap<String, i64>)]
    pub(crate) left_out: LeftOut,
    /// Number of requests by state. A state without requests is left out.
    #[schema(value_type = std::collections::HashMap<String, i64>)]
    pub(crate) counts: Counts,
    /// Time at which it was created.
    #[schema(value_type = String, format = DateTime)]
    pub(crate) created_at: Timestamp,
    /// Time at which it was done or canceled.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub(crate) ended_at: Option<Timestamp>,
}

/// Number of requests of a location and language in a state.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = RequestCampaignCount)]
pub(crate) struct CampaignCount {
    /// Location.
    #[schema(value_type = String)]
    pub(crate) location_id: LocationId,
    /// Language of the wording.
    pub(crate) language: Language,
    /// State.
    pub(crate) state: RequestState,
    /// Number of requests.
    pub(crate) number: i64,
}

/// Campaign with its wordings and its results.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[schema(as = RequestCampaignDetail)]
pub(crate) struct CampaignDetail {
    /// Campaign.
    #[serde(flatten)]
    pub(crate) campaign: Campaign,
    /// Wordings.
    pub(crate) wording: Wordings,
    /// Number of requests by location, language and state.
    pub(crate) breakdown: Vec<CampaignCount>,
}
