//! Organizations that let only those in who have proved a second factor.

mod queries;
mod routes;
mod types;

use api::{Error, Kind};

pub(crate) use routes::routes;

/// Lets those through who have proved two factors, or whose organization does not ask for it.
///
/// # Errors
/// 403 `mfa_required`.
pub(crate) fn check(is_required: bool, has_proved_two: bool) -> api::Result<()> {
    if has_proved_two || !is_required {
        return Ok(());
    }
    let detail = "This organisation requires two-step sign-in. Set it up, then sign in with it.";
    Err(Error::new(Kind::Forbidden, "mfa_required", detail))
}
