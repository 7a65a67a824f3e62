//! Activity in a session, which keeps it from becoming idle.

use std::collections::HashMap;

use api::App;
use db::Db;
use jiff::{SignedDuration, Timestamp};

use crate::{Auth, SignedIn, UserId, error::Result, queries};

/// Minimum interval between two writes of a session's activity. Clients report activity every minute; the interval is
/// shorter so that no report is dropped.
const RECORD_INTERVAL: SignedDuration = SignedDuration::from_secs(30);

/// Records activity of the signed-in user, so that the session does not become idle. Writes only when the latest
/// recorded activity is at least [`RECORD_INTERVAL`] ago.
///
/// # Errors
/// When the database cannot be written.
pub async fn note_activity(app: &App, by: &SignedIn) -> api::Result<()> {
    let now = app.now();
    Ok(queries::note_activity(&app.db, &by.session, now - RECORD_INTERVAL, now).await?)
}

/// Returns the last activity of each of these users, in a session or by signing in. Users who have never signed in are left
/// out.
pub async fn last_activity_of(db: &Db, users: &[UserId]) -> db::Result<HashMap<UserId, Timestamp>> {
    let rows = queries::activity_of(db, users).await?.into_iter();
    Ok(rows.filter_map(|(user, signed_in, active)| Some((user, signed_in.max(active)?))).collect())
}

/// Idle timeout of the user's current organization.
pub(crate) async fn idle_limit(auth: &Auth, app: &App, user: &UserId) -> Result<Option<SignedDuration>> {
    Ok(auth.0.on_sign_up.idle_limit(&app.db, user).await?)
}
