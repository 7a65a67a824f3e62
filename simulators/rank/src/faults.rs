//! Faults on demand.

use serde::{Deserialize, Serialize};

/// Fault and the requests that it applies to.
pub(crate) type Fault = simulated_world::Fault<FaultKind>;
/// Faults of a simulator.
pub(crate) type Faults = simulated_world::Faults<FaultKind>;

/// Method of a vendor, as faults and the ledger name it.
pub(crate) type Method = &'static str;

/// Kind of a fault of a request, or of one ask in it.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum FaultKind {
    /// 401.
    Unauthorized,
    /// 402.
    PaymentRequired,
    /// 429 without a Retry-After header.
    RateLimited,
    /// 429 with a Retry-After header of `milliseconds`, rounded down to seconds.
    RateLimitedRetryAfter,
    /// 500.
    Internal,
    /// 503.
    Unavailable,
    /// Answers normally after `milliseconds`, by default two minutes.
    Timeout,
    /// Half of the answer, which is not valid JSON.
    CutJson,
    /// 200 with a page instead of JSON.
    Html,
    /// The search engine failed: 40101, charged, at DataForSEO; an error without a charge at the other vendors.
    SearchEngineFailed,
    /// DataForSEO: 40202 for a task.
    TaskRateLimited,
    /// DataForSEO: 40203 for a task, because the daily cap is reached.
    DailyCap,
    /// The task is created and stays in the queue.
    NeverReady,
    /// The task is ready after `milliseconds` instead of the usual time.
    ReadyAfter,
    /// The webhooks of the task are not sent.
    WebhookLost,
    /// The webhooks of the task are sent twice.
    WebhookDoubled,
    /// Businesses of a town about 300 km away.
    AnotherTown,
    /// A list without businesses.
    Empty,
    /// The vendor's message that there are no results.
    NoResults,
    /// SerpApi: one hit in `place_results` instead of a list.
    PlaceResults,
}

impl FaultKind {
    /// Returns true for faults of a whole request; the other faults affect one ask.
    pub(crate) fn is_of_request(self) -> bool {
        matches!(
            self,
            Self::Unauthorized
                | Self::PaymentRequired
                | Self::RateLimited
                | Self::RateLimitedRetryAfter
                | Self::Internal
                | Self::Unavailable
                | Self::Timeout
                | Self::CutJson
                | Self::Html
        )
    }

    /// Returns true when the fault applies to an ask of `method`.
    pub(crate) fn is_of_ask(self, method: Method, is_queued: bool) -> bool {
        match self {
            Self::TaskRateLimited | Self::DailyCap => method.starts_with("dataforseo."),
            Self::NeverReady | Self::ReadyAfter => is_queued,
            Self::WebhookLost | Self::WebhookDoubled => is_queued && method.starts_with("dataforseo."),
            Self::PlaceResults => method.starts_with("serpapi."),
            _ => !self.is_of_request(),
        }
    }
}
