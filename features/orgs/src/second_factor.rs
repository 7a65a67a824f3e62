//! Organizations that require a second factor.

mod queries;
mod routes;
mod types;

use api::{Error, Kind};

pub(crate) use routes::routes;

/// Accepts callers who have proved two factors, and every caller where the organization requires none.
///
/// # Errors
/// Fails with 403 `mfa_required`.
pub(crate) fn check(is_required: bool, has_proved_two: bool) -> api::Result<()> {
    if has_proved_two || !is_required {
        return Ok(());
    }
    let detail = "This organization requires two-step sign-in. Set it up, then sign in with it.";
    Err(Error::new(Kind::Forbidden, "mfa_required", detail))
}
