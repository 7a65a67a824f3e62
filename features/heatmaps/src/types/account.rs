//! Accounts at rank providers, and the monthly spending cap.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

db::stored! {
    /// Rank provider.
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
    /// Encrypted credentials.
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
    /// API login for DataForSEO; omitted for SerpApi.
    #[serde(default)]
    pub login: Option<String>,
    /// API password (DataForSEO) or API key (SerpApi), at most 200 characters.
    pub secret: String,
}

impl std::fmt::Debug for Credentials {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Credentials").field("login", &self.login).finish_non_exhaustive()
    }
}

/// Account at a rank provider.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub(crate) struct RankAccount {
    /// Rank provider.
    pub(crate) provider: Provider,
    /// True when credentials are stored, or the provider is simulated.
    pub(crate) is_connected: bool,
    /// True for the simulated provider of a demo, which needs no account and is free.
    pub(crate) is_simulated: bool,
    /// Login, or the last four characters of the API key; null when no credentials are stored.
    #[schema(required)]
    pub(crate) hint: Option<String>,
    /// Time of the last check.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub(crate) checked_at: Option<Timestamp>,
    /// Failure code of the last check; null when it succeeded.
    #[schema(required)]
    pub(crate) code: Option<String>,
    /// Remaining balance, in millionths of a dollar; null when the provider does not report it.
    #[schema(required)]
    pub(crate) balance_micros: Option<i64>,
    /// Price of a queued search, in millionths of a dollar; null when the provider has no queue.
    #[schema(required)]
    pub(crate) queue_price_micros: Option<i64>,
    /// Price of a live search, in millionths of a dollar.
    pub(crate) live_price_micros: i64,
}

/// Accounts at all rank providers, with the monthly cap.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub(crate) struct RankAccounts {
    /// One entry per provider.
    pub(crate) items: Vec<RankAccount>,
    /// Monthly cap and the spending of this month.
    pub(crate) budget: RankBudget,
}

/// Monthly cap on the cost of scans, and the spending of this month.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[expect(clippy::struct_field_names, reason = "the unit is part of the names on the wire")]
pub(crate) struct RankBudget {
    /// Maximum cost per calendar month (UTC), in millionths of a dollar.
    pub(crate) cap_micros: i64,
    /// Cost of the scans of this month, in millionths of a dollar.
    pub(crate) spent_micros: i64,
    /// Maximum cost of the running scans, in millionths of a dollar.
    pub(crate) reserved_micros: i64,
}

/// New monthly cap.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[schema(as = NewRankBudget)]
pub(crate) struct NewBudget {
    /// Maximum cost per calendar month (UTC), in millionths of a dollar, up to 100,000 dollars.
    pub(crate) cap_micros: i64,
}
