//! Accounts at providers of ranks, and the monthly cap.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

db::stored! {
    /// Service that is asked for ranks.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = RankProvider)]
    pub enum Provider {
        /// Google Maps through DataForSEO.
        #[serde(rename = "dataforseo")]
        DataForSeo = "dataforseo",
        /// Google Maps through SerpApi.
        #[serde(rename = "serpapi")]
        SerpApi = "serpapi",
    }
}

/// Account in the database.
#[derive(Clone, Debug)]
pub(crate) struct AccountRow {
    pub(crate) provider: Provider,
    /// Sealed.
    pub(crate) credentials: String,
    pub(crate) hint: String,
    pub(crate) checked_at: Option<Timestamp>,
    pub(crate) code: Option<String>,
    pub(crate) balance_micros: Option<i64>,
}

/// Credentials of an account at a provider.
#[derive(Clone, Deserialize, ToSchema)]
#[schema(as = RankCredentials)]
pub struct Credentials {
    /// Login of the API, for DataForSEO; otherwise left out.
    #[serde(default)]
    pub login: Option<String>,
    /// Password of the API (DataForSEO) or API key (SerpApi), at most 200 characters.
    pub secret: String,
}

impl std::fmt::Debug for Credentials {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Credentials").field("login", &self.login).finish_non_exhaustive()
    }
}

/// Account at a provider.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub(crate) struct RankAccount {
    /// Provider.
    pub(crate) provider: Provider,
    /// True when scans can use it.
    pub(crate) is_connected: bool,
    /// True for the simulated provider of a demo, which needs no account and costs nothing.
    pub(crate) is_simulated: bool,
    /// Login, or the last four characters of the key; null without an account.
    #[schema(required)]
    pub(crate) hint: Option<String>,
    /// Time of the last check.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub(crate) checked_at: Option<Timestamp>,
    /// Stable code of the last failure; null when it works.
    #[schema(required)]
    pub(crate) code: Option<String>,
    /// Money left, in millionths of a dollar; null when the provider does not state it.
    #[schema(required)]
    pub(crate) balance_micros: Option<i64>,
    /// Price of an answer through the queue, in millionths of a dollar; null when there is no queue.
    #[schema(required)]
    pub(crate) queue_price_micros: Option<i64>,
    /// Price of an answer at once, in millionths of a dollar.
    pub(crate) live_price_micros: i64,
}

/// Accounts at all providers, with the monthly cap.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub(crate) struct RankAccounts {
    /// One entry per provider.
    pub(crate) items: Vec<RankAccount>,
    /// Cap and spending of this month.
    pub(crate) budget: RankBudget,
}

/// Monthly cap on the cost of scans, and what was spent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[expect(clippy::struct_field_names, reason = "the unit is part of the names on the wire")]
pub(crate) struct RankBudget {
    /// Maximum per calendar month (UTC), in millionths of a dollar.
    pub(crate) cap_micros: i64,
    /// Cost of the scans of this month, in millionths of a dollar.
    pub(crate) spent_micros: i64,
    /// Maximum cost of scans under way, in millionths of a dollar.
    pub(crate) reserved_micros: i64,
}

/// New monthly cap.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[schema(as = NewRankBudget)]
pub(crate) struct NewBudget {
    /// Maximum per calendar month, in millionths of a dollar: 0 to 100,000 dollars.
    pub(crate) cap_micros: i64,
}
