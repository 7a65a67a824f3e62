//! Refusals of refresh tokens.

use crate::error::{Error, IDLE};

/// 400 `refresh_token_not_found`, identical for a forged token and for one of an unknown session.
pub(super) fn unknown_token() -> Error {
    Error::bad("refresh_token_not_found", "Invalid Refresh Token: Refresh Token Not Found")
}

/// 400 `session_not_found`: the session has ended.
pub(super) fn session_gone() -> Error {
    Error::bad("session_not_found", "Invalid Refresh Token: Session Not Found")
}

/// 400 `user_banned`
pub(super) fn user_banned() -> Error {
    Error::bad("user_banned", "Invalid Refresh Token: User Banned")
}

/// 400 `session_expired`: the session exceeded its lifetime.
pub(super) fn session_expired() -> Error {
    Error::bad("session_expired", "Invalid Refresh Token: Session Expired")
}

/// 400 `session_idle`: the session exceeded the idle timeout of the user's organization.
pub(super) fn session_idle() -> Error {
    Error::bad(IDLE, "Invalid Refresh Token: Session Idle")
}

/// 400 `session_expired`: the organization of the user began to enforce single sign-on.
pub(super) fn sso_required() -> Error {
    Error::bad("session_expired", "Invalid Refresh Token: Single sign-on is required")
}

/// 400 `refresh_token_already_used`: the token was stolen, or its successor was.
pub(super) fn token_stolen() -> Error {
    Error::bad("refresh_token_already_used", "Invalid Refresh Token: Already Used")
}
