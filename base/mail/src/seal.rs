//! Emails as they wait, sealed, in the jobs that send them.

use crypto::Sealer;
use serde::{Deserialize, Serialize};

use crate::{Headers, Rendered};

/// Kind of the jobs that send emails of accounts.
pub(crate) const MAIL: &str = "send_mail";
/// Kind of the jobs that send bulk emails.
pub(crate) const BULK_MAIL: &str = "send_bulk_mail";
/// Maximum attempts to send an email: at least one day and at most two, so that an outage of the mail server loses no
/// email. The last pauses are one hour each.
pub(crate) const MAX_ATTEMPTS: i64 = 41;
/// Sealing context of queued emails.
const CONTEXT: &str = "mail";

/// Queued email with its recipient.
#[derive(Serialize, Deserialize)]
pub(crate) struct Waiting {
    pub(crate) to: String,
    pub(crate) message: Rendered,
    #[serde(default)]
    pub(crate) headers: Headers,
}

/// Seals an email.
pub(crate) fn seal(sealer: &Sealer, waiting: &Waiting) -> api::Result<String> {
    let waiting = serde_json::to_vec(waiting).map_err(api::Error::internal)?;
    sealer.seal(CONTEXT, &waiting).map_err(api::Error::internal)
}

/// Opens a sealed email.
///
/// # Errors
/// The reason, when the key was lost or the email was written by another version.
pub(crate) fn open(sealer: &Sealer, sealed: &str) -> Result<Waiting, String> {
    let waiting = sealer.open(CONTEXT, sealed).map_err(|error| error.to_string())?;
    serde_json::from_slice(&waiting).map_err(|error| error.to_string())
}
