//! Faults on demand.

use serde::{Deserialize, Serialize};

/// Fault and the requests that it applies to.
pub(crate) type Fault = simulated_world::Fault<FaultKind>;
/// Faults of a simulator.
pub(crate) type Faults = simulated_world::Faults<FaultKind>;

/// Kind of a fault.
#[derive(Clone, Copy, Debug, Deserialize, PartialEq, Serialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum FaultKind {
    /// 401: the access token is refused; a fresh one works.
    Unauthorized,
    /// 403: the project's use of the API was not granted.
    QuotaNotGranted,
    /// 429 with a limit of 0, as for a project that waits for Google's approval.
    QuotaZero,
    /// 403 for the caller.
    PermissionDenied,
    NotFound,
    Conflict,
    /// 429.
    RateLimited,
    Internal,
    /// 502 with a page instead of JSON.
    BadGateway,
    Unavailable,
    /// Answers as always, `milliseconds` late.
    Slow,
    /// The connection ends without an answer.
    Cut,
    /// Does what was asked, then the connection ends in the middle of the answer.
    Truncated,
    /// The user takes back the consent: 401 now, and the refresh token is refused from here on.
    TokenRevoked,
    /// 400 for requests that carry a page token.
    PageTokenExpired,
    /// For `oauth2.token`: 400 invalid_grant.
    InvalidGrant,
}
