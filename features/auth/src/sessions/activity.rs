//! Activity in a session, which keeps it from becoming idle.

use api::App;
use jiff::SignedDuration;

use crate::{Auth, SignedIn, UserId, error::Result, queries};

/// Minimum interval between two writes of a session's activity. Clients report activity every minute; the interval is
/// shorter so that no report is dropped.
const NOTED_EVERY: SignedDuration = SignedDuration::from_secs(30);

/// Records activity of the signed-in user, so that the session does not become idle. Writes only when the latest
/// recorded activity is at least [`NOTED_EVERY`] ago.
///
/// # Errors
/// When the database cannot be written.
pub async fn note_activity(app: &App, by: &SignedIn) -> api::Result<()> {
    let now = app.now();
    Ok(queries::note_activity(&app.db, &by.session, now - NOTED_EVERY, now).await?)
}

/// Idle timeout of the user's current organization.
pub(crate) async fn idle_limit(auth: &Auth, app: &App, user: &UserId) -> Result<Option<SignedDuration>> {
    Ok(auth.0.on_sign_up.idle_limit(&app.db, user).await?)
}
