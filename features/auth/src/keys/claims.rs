//! Claims of tokens.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{SessionId, UserId, types::Method};

/// Claims of an access token.
#[derive(Serialize, Deserialize)]
pub(crate) struct AccessToken {
    pub(crate) iss: String,
    pub(crate) sub: UserId,
    pub(crate) aud: String,
    pub(crate) exp: i64,
    pub(crate) iat: i64,
    /// Not set in our tokens; operators who sign with their own keys may set it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) nbf: Option<i64>,
    pub(crate) email: String,
    pub(crate) phone: String,
    pub(crate) app_metadata: Value,
    pub(crate) user_metadata: Value,
    pub(crate) role: String,
    pub(crate) aal: String,
    pub(crate) amr: Vec<Method>,
    pub(crate) session_id: SessionId,
    pub(crate) is_anonymous: bool,
}

impl AccessToken {
    /// Audience and role of all signed-in users.
    pub(crate) const AUDIENCE: &str = "authenticated";
}

/// Claims of an access token with a valid signature. The session may have ended since, so every request looks it up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Claims {
    /// User of the token.
    pub(crate) user: UserId,
    /// The session it belongs to.
    pub(crate) session: SessionId,
    /// When the token expires.
    pub(crate) expires_at: Timestamp,
}

/// Relevant claims of a service's token.
#[derive(Serialize, Deserialize)]
pub(super) struct Powers {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) role: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) iss: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) iat: Option<i64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) exp: Option<i64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) nbf: Option<i64>,
}
