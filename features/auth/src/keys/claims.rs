//! What tokens say.

use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{SessionId, UserId, types::Method};

/// The claims of an access token.
#[derive(Serialize, Deserialize)]
pub(crate) struct AccessToken {
    pub(crate) iss: String,
    pub(crate) sub: UserId,
    pub(crate) aud: String,
    pub(crate) exp: i64,
    pub(crate) iat: i64,
    /// Never in ours; those who sign with keys of their own may say it.
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
    /// The audience, and the role, of everybody who signed in.
    pub(crate) const AUDIENCE: &str = "authenticated";
}

/// The claims of a service's token that matter.
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
