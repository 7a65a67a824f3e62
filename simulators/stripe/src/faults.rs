//! Faults on demand.

use serde::{Deserialize, Serialize};
use simulated_world::Faults as AnyFaults;

pub(crate) type Fault = simulated_world::Fault<FaultKind>;
pub(crate) type Faults = AnyFaults<FaultKind>;

/// Kind of a fault.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum FaultKind {
    /// 500 before anything happened.
    Internal,
    /// 503 before anything happened.
    Unavailable,
    /// 429 with `lock_timeout`.
    RateLimited,
    /// Answers late.
    Timeout,
    /// The operation is carried out, and the answer is 500.
    AnswerLost,
    /// The event is never delivered.
    WebhookLost,
    /// The event is delivered twice.
    WebhookDoubled,
    /// The event is delivered late.
    WebhookDelayed,
}

impl FaultKind {
    /// Returns true for faults of deliveries.
    pub(crate) fn is_of_webhook(self) -> bool {
        matches!(self, Self::WebhookLost | Self::WebhookDoubled | Self::WebhookDelayed)
    }
}
