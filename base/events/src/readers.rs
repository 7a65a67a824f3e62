//! Readers of events, as traits that [`heard_by!`](crate::heard_by) implements.

use serde::{Serialize, de::DeserializeOwned};
use utoipa::ToSchema;

use crate::EmailText;

/// Event that the audit log records.
pub trait Audited {
    /// Text in the audit log: `area.verb`.
    const ACTION: &'static str;
}

/// Event that the activity feed shows.
pub trait InFeed {
    /// Kind in the feed.
    const KIND: &'static str;
}

/// Event that webhooks deliver, with the struct as its data.
pub trait Published: Serialize + ToSchema {
    /// Type in the message.
    const TYPE: &'static str;
}

/// Event with a text for emails.
pub trait Emailed {
    /// Text in emails.
    const EMAIL: EmailText;
    /// Name of the permission that the event concerns. Members who have it are notified about a location, and get a
    /// serious event by email unless they chose otherwise. `None` for the permission to change locations.
    const PERMISSION: Option<&'static str> = None;
}

/// Event that users are notified of, in the dashboard and by email, with the struct as its parameters. Missing fields of rows that an older version
/// stored get their `serde` default.
pub trait Notified: Serialize + DeserializeOwned + ToSchema + Emailed {
    /// Kind of notification.
    const KIND: &'static str;
}
