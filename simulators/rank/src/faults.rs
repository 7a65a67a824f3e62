//! Kinds of faults on demand.

use serde::{Deserialize, Serialize};

/// Fault that waits for its requests.
pub(crate) type Fault = simulated_world::Fault<Wrong>;
/// Faults of a simulator.
pub(crate) type Faults = simulated_world::Faults<Wrong>;

/// Method of a vendor, as faults and the ledger name it.
pub(crate) type Method = &'static str;

/// Ways in which a request or an ask in it fails.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Wrong {
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
    /// Answers as always, `milliseconds` late; without them after two minutes.
    Timeout,
    /// Half of the answer, which is then no JSON.
    CutJson,
    /// 200 with a page instead of JSON.
    Html,
    /// The search engine failed: 40101, which DataForSEO bills; an error of the other vendors, which they do not bill.
    SearchEngineFailed,
    /// DataForSEO: 40202 for a task.
    TaskRateLimited,
    /// DataForSEO: 40203 for a task, as at the customer's daily cap.
    DailyCap,
    /// The task is created, and stays in the queue.
    NeverReady,
    /// The task is ready after `milliseconds` instead of the usual time.
    ReadyAfter,
    /// The webhooks of the task are not sent.
    WebhookLost,
    /// The webhooks of the task are sent twice.
    WebhookDoubled,
    /// Businesses of a place some 300 km away.
    AnotherTown,
    /// A list without businesses.
    Empty,
    /// The vendor's message that there are no results.
    NoResults,
    /// SerpApi: one hit in `place_results` instead of a list.
    PlaceResults,
}

impl Wrong {
    /// Returns true for faults of a whole request; the others are of one ask in it.
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

    /// Returns true if an ask can fail in this way.
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
