//! Types of emails about notifications.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::types::{Delivery, Kind};

/// Notification that waits for its email.
#[derive(Clone, Debug)]
pub(crate) struct Waiting {
    pub(crate) kind: Kind,
    pub(crate) params: Value,
    pub(crate) link: String,
    pub(crate) delivery: Delivery,
    pub(crate) created_at: Timestamp,
}

/// Emails that a link turns off.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Subject {
    /// Emails about these kinds.
    Kinds(Vec<String>),
    /// A digest, with all kinds in it.
    Digest(Delivery),
}
