//! Token of the links in emails that turn emails off.

use api::{Error, Kind, Result};
use auth::UserId;
use crypto::Sealer;
use orgs::OrgId;
use serde::{Deserialize, Serialize};

use super::types::Subject;

/// Context of the sealed token.
const CONTEXT: &str = "notification-emails";

/// Contents of a token.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct Link {
    pub(super) org: OrgId,
    pub(super) user: UserId,
    pub(super) subject: Subject,
}

impl Link {
    /// Returns the token.
    pub(super) fn token(&self, sealer: &Sealer) -> Result<String> {
        let bytes = serde_json::to_vec(self).map_err(Error::internal)?;
        sealer.seal(CONTEXT, &bytes).map_err(Error::internal)
    }

    /// Returns the contents of a token.
    ///
    /// # Errors
    /// 422 `invalid_link` when the token is incomplete or not from this instance.
    pub(super) fn opened(sealer: &Sealer, token: &str) -> Result<Self> {
        let opened = sealer.open(CONTEXT, token).ok().and_then(|bytes| serde_json::from_slice(&bytes).ok());
        opened.ok_or_else(|| Error::new(Kind::Invalid, "invalid_link", "This link is incomplete or isn’t one of ours."))
    }
}
