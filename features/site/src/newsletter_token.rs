//! Token of the links in the emails of a subscription.

use api::{Error, Kind, Result};
use crypto::Sealer;

use crate::queries::SubscriptionId;

/// Context of the sealed token.
const CONTEXT: &str = "newsletter";

/// Returns the token of a subscription.
pub(crate) fn token(sealer: &Sealer, id: &SubscriptionId) -> Result<String> {
    sealer.seal(CONTEXT, id.as_str().as_bytes()).map_err(Error::internal)
}

/// Returns the subscription of a token.
///
/// # Errors
/// 422 `invalid_link` when the token is none of ours.
pub(crate) fn opened(sealer: &Sealer, token: Option<&str>) -> Result<SubscriptionId> {
    let opened = token.and_then(|token| sealer.open(CONTEXT, token).ok());
    let id = opened.and_then(|bytes| String::from_utf8(bytes).ok()?.parse().ok());
    id.ok_or_else(|| Error::new(Kind::Invalid, "invalid_link", "This link is incomplete or isn’t one of ours."))
}
