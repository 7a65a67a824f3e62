//! Token of the unsubscribe link in emails about notifications.

use api::{Error, Kind, Result};
use auth::UserId;
use crypto::Sealer;
use orgs::OrgId;
use serde::{Deserialize, Serialize};

use super::types::Subject;

/// Context of the sealed token.
const CONTEXT: &str = "notification-emails";

/// Contents of the token of an unsubscribe link.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct UnsubscribeToken {
    pub(super) org: OrgId,
    pub(super) user: UserId,
    pub(super) subject: Subject,
}

impl UnsubscribeToken {
    /// Returns the token, sealed.
    pub(super) fn seal(&self, sealer: &Sealer) -> Result<String> {
        let bytes = serde_json::to_vec(self).map_err(Error::internal)?;
        sealer.seal(CONTEXT, &bytes).map_err(Error::internal)
    }

    /// Opens a sealed token.
    ///
    /// # Errors
    /// 422 `invalid_link` when the token is incomplete or not from this instance.
    pub(super) fn open(sealer: &Sealer, token: &str) -> Result<Self> {
        let opened = sealer.open(CONTEXT, token).ok().and_then(|bytes| serde_json::from_slice(&bytes).ok());
        opened.ok_or_else(|| Error::new(Kind::Invalid, "invalid_link", "This link is incomplete or isn’t one of ours."))
    }
}
