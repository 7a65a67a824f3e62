//! Check of the session of every request.

use api::App;
use jiff::SignedDuration;

use super::{assurance::TWO_FACTORS, end, lifetime};
use crate::{
    Auth, Liveness, SessionId, UserId,
    error::{Error, IDLE, Result},
    keys::Claims,
    queries,
};

/// Signed-in user with a valid session. As a handler argument, it answers 401 `unauthorized` to any other caller, and
/// `session_idle` when the session exceeded the idle timeout of the user's organization.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SignedIn {
    /// Id of the user.
    pub user: UserId,
    /// Session of the request: one signed-in device.
    pub session: SessionId,
    /// True when the session has proved two factors, or the provider of an organization signed the user in.
    pub is_strong: bool,
    /// Organization that the session is limited to, because its provider signed the user in.
    pub only_org: Option<String>,
}

/// Returns the signed-in user if the session `found` for the token is still valid. With `needs_factors`, a user
/// with a second factor must have proved it; routes that prove factors do not set it. Ends a session without
/// activity for `idle_limit`.
pub(super) async fn check(
    auth: &Auth,
    app: &App,
    claims: Claims,
    liveness: Option<Liveness>,
    idle_limit: Option<SignedDuration>,
    needs_factors: bool,
) -> Result<SignedIn> {
    let Some(session) = liveness else {
        if queries::find_user(&app.db, &claims.user).await?.is_none() {
            return Err(Error::forbidden("user_not_found", "User from sub claim in JWT does not exist"));
        }
        let message = "Session from session_id claim in JWT does not exist";
        return Err(Error::forbidden("session_not_found", message));
    };
    if session.user_id != claims.user {
        return Err(Error::bad_jwt("the session is another user's"));
    }
    if lifetime::has_ended(&auth.0.settings, session.refreshed_at, session.created_at, app.now()) {
        return Err(Error::forbidden("session_expired", "Session has expired"));
    }
    if lifetime::is_idle(session.active_at, session.created_at, idle_limit, app.now()) {
        end::end_idle(auth, app, &claims.user, &claims.session).await?;
        return Err(Error::forbidden(IDLE, "Session has ended because of inactivity"));
    }
    if session.banned_until.is_some_and(|until| until > app.now()) {
        return Err(Error::forbidden("user_banned", "User is banned"));
    }
    // The provider of an organization asks for the second factor itself.
    let is_strong = session.aal == TWO_FACTORS || session.only_org.is_some();
    if needs_factors && session.has_factor && !is_strong {
        return Err(Error::insufficient_aal());
    }
    Ok(SignedIn { user: claims.user, session: claims.session, is_strong, only_org: session.only_org })
}
