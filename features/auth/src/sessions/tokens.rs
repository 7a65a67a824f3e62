//! The answer to every sign-in and refresh: an access token, and the refresh token that gets the next one.

use jiff::Timestamp;

use super::{lifetime, refusals::unknown_token};
use crate::{Auth, Session, SessionId, User, error::Result, keys::AccessToken, queries::UserRow, types::Method};

/// A session that a token is made for.
pub(super) struct Current<'a> {
    pub(super) id: &'a SessionId,
    pub(super) aal: &'a str,
    pub(super) amr: Vec<Method>,
    pub(super) refresh_token: String,
}

/// Signs the access token of a session, and returns the answer to its client.
pub(super) fn issue(
    auth: &Auth,
    user: &UserRow,
    user_view: User,
    current: Current<'_>,
    now: Timestamp,
) -> Result<Session> {
    let life = lifetime::of_access_tokens(&auth.0.settings);
    let token = AccessToken {
        iss: auth.0.keys.issuer().into(),
        sub: user.id.clone(),
        aud: AccessToken::AUDIENCE.into(),
        exp: now.as_second() + life.as_secs(),
        iat: now.as_second(),
        nbf: None,
        email: user.email.clone(),
        phone: user.phone.clone().unwrap_or_default(),
        app_metadata: user.app_metadata.clone(),
        user_metadata: user.user_metadata.clone(),
        role: user_view.role.clone(),
        aal: current.aal.into(),
        amr: current.amr,
        session_id: current.id.clone(),
        is_anonymous: user.is_anonymous,
    };
    Ok(Session {
        access_token: auth.0.keys.sign(&token, now)?,
        token_type: "bearer",
        expires_in: life.as_secs(),
        expires_at: token.exp,
        refresh_token: current.refresh_token,
        user: user_view,
        provider_token: None,
        provider_refresh_token: None,
    })
}

/// Opens the refresh key of a session. A key that does not open was sealed elsewhere, so the refresh is refused.
pub(super) fn open_key(auth: &Auth, session: &SessionId, sealed: &str) -> Result<Vec<u8>> {
    auth.0.sealer.open(&context(session), sealed).map_err(|why| {
        tracing::warn!(%session, %why, "refresh key does not open");
        unknown_token()
    })
}

/// Sealing context of a session's refresh key.
pub(super) fn context(session: &SessionId) -> String {
    format!("sessions/{session}")
}
