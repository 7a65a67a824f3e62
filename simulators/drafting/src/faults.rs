//! Faults on demand.

use serde::{Deserialize, Serialize};

/// Fault and the calls that it applies to.
pub(crate) type Fault = simulated_world::Fault<FaultKind>;
/// Faults of a simulator.
pub(crate) type Faults = simulated_world::Faults<FaultKind>;

/// Kind of a fault.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum FaultKind {
    /// The stream ends after half of the text.
    StreamCut,
    /// 429 without a Retry-After header.
    RateLimited,
    /// 429 with a Retry-After header of `milliseconds`, rounded down to seconds.
    RateLimitedRetryAfter,
    /// 529.
    Overloaded,
    /// 500.
    Internal,
    /// 401.
    Unauthorized,
    /// The account has no money left: 429 at OpenAI, 402 at Anthropic.
    OutOfMoney,
    /// The model refuses.
    Refusal,
    /// A filter stops the answer.
    ContentFilter,
    /// The answer reaches the limit of tokens.
    Length,
    /// An answer of 10 MB.
    TooLarge,
    /// A byte per second.
    SlowDrip,
    /// No answer for two minutes, or for `milliseconds`.
    Timeout,
    /// 200 with a page instead of JSON.
    Html,
    /// A reply that offers a gift.
    Careless,
}
