//! Webhook event types and their JSON format. The format is a promise to receivers: fields are added, never renamed or
//! removed; any other change needs a new version.

use jiff::Timestamp;
use notifications::Notification;
use orgs::{OrgId, UserId};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use crate::types::EventId;

/// Version of the message format.
const VERSION: i64 = 1;
/// Path of the change feed, which lists the locations of a bulk event.
const CHANGE_FEED: &str = "/api/v1/locations/changes";

/// Webhook event types.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[schema(as = WebhookEventType)]
pub enum EventType {
    /// A location was created.
    #[serde(rename = "location.created")]
    LocationCreated,
    /// A location was changed.
    #[serde(rename = "location.updated")]
    LocationUpdated,
    /// A location was deleted.
    #[serde(rename = "location.deleted")]
    LocationDeleted,
    /// A deleted location was restored.
    #[serde(rename = "location.restored")]
    LocationRestored,
    /// Many locations were created at once.
    #[serde(rename = "locations.imported")]
    LocationsImported,
    /// Many locations were changed, deleted, merged or restored at once.
    #[serde(rename = "locations.changed")]
    LocationsChanged,
    /// An import finished.
    #[serde(rename = "import.finished")]
    ImportFinished,
    /// An import failed.
    #[serde(rename = "import.failed")]
    ImportFailed,
    /// An import was undone.
    #[serde(rename = "import.undone")]
    ImportUndone,
    /// A synchronization with Google finished.
    #[serde(rename = "sync.finished")]
    SyncFinished,
    /// A synchronization with Google failed.
    #[serde(rename = "sync.failed")]
    SyncFailed,
    /// Fields of Business Profiles changed at Google.
    #[serde(rename = "google.changes_found")]
    GoogleChangesFound,
    /// Test event, sent on request.
    #[serde(rename = "webhook.test")]
    Test,
}

impl EventType {
    /// Event types an endpoint can subscribe to, in display order.
    pub const TO_CHOOSE: [Self; 12] = [
        Self::LocationCreated,
        Self::LocationUpdated,
        Self::LocationDeleted,
        Self::LocationRestored,
        Self::LocationsImported,
        Self::LocationsChanged,
        Self::ImportFinished,
        Self::ImportFailed,
        Self::ImportUndone,
        Self::SyncFinished,
        Self::SyncFailed,
        Self::GoogleChangesFound,
    ];
}

/// Webhook event with its payload. Locations have the format of the API.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type", content = "data")]
pub enum WebhookEvent {
    /// A location was created.
    #[serde(rename = "location.created")]
    LocationCreated {
        /// Location after the change.
        location: Value,
        /// User who made the change; null for an automatic change.
        by: Option<UserId>,
    },
    /// A location was changed.
    #[serde(rename = "location.updated")]
    LocationUpdated {
        /// Location after the change.
        location: Value,
        /// Names of the changed fields.
        changed: Vec<String>,
        /// User who made the change; null for an automatic change.
        by: Option<UserId>,
    },
    /// A location was deleted.
    #[serde(rename = "location.deleted")]
    LocationDeleted {
        /// Location before the deletion.
        location: Value,
        /// User who made the change; null for an automatic change.
        by: Option<UserId>,
    },
    /// A deleted location was restored.
    #[serde(rename = "location.restored")]
    LocationRestored {
        /// Location after the change.
        location: Value,
        /// User who made the change; null for an automatic change.
        by: Option<UserId>,
    },
    /// Many locations were created at once.
    #[serde(rename = "locations.imported")]
    LocationsImported(Many),
    /// Many locations were changed at once.
    #[serde(rename = "locations.changed")]
    LocationsChanged(Many),
    /// An import finished.
    #[serde(rename = "import.finished")]
    ImportFinished {
        /// Id of the import: `/api/v1/imports/{import_id}`.
        import_id: String,
        /// Name of the imported file.
        filename: String,
        /// Number of locations created.
        created: i64,
        /// Number of locations updated.
        updated: i64,
        /// Number of rows left out for any reason.
        left_out: i64,
    },
    /// An import failed; no row was imported.
    #[serde(rename = "import.failed")]
    ImportFailed {
        /// Id of the import.
        import_id: String,
        /// Name of the imported file.
        filename: String,
        /// Stable code of the reason.
        code: String,
    },
    /// An import was undone.
    #[serde(rename = "import.undone")]
    ImportUndone {
        /// Id of the import.
        import_id: String,
        /// User who undid the import.
        by: Option<UserId>,
    },
    /// A synchronization with Google finished.
    #[serde(rename = "sync.finished")]
    SyncFinished(Sync),
    /// A synchronization with Google failed.
    #[serde(rename = "sync.failed")]
    SyncFailed {
        /// Result of the run.
        #[serde(flatten)]
        sync: Sync,
        /// Stable code of the reason.
        code: String,
    },
    /// Fields of Business Profiles changed at Google.
    #[serde(rename = "google.changes_found")]
    GoogleChangesFound {
        /// Number of changed fields.
        count: usize,
        /// Changed fields.
        changes: Vec<FoundChange>,
    },
    /// Test event, sent on request.
    #[serde(rename = "webhook.test")]
    Test {
        /// Human-readable text.
        message: String,
    },
}

/// Bulk change of locations: their number and the cause. The change feed lists the locations.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Many {
    /// Number of locations.
    pub count: i64,
    /// `created`, `edited`, `deleted`, `merged` or `undone`.
    pub action: &'static str,
    /// `user`, `token`, `import`, `bulk`, `undo`, `merge` or `sync`.
    pub source: &'static str,
    /// Id of the import, bulk edit or Google run.
    pub source_id: Option<String>,
    /// User who made the change; null for an automatic change.
    pub by: Option<UserId>,
    /// Path of the change feed, which lists the locations.
    pub link: &'static str,
}

impl Many {
    /// Returns a bulk change of `count` locations, linked to the change feed.
    pub fn new(
        count: i64,
        action: &'static str,
        (source, source_id): (&'static str, Option<String>),
        by: Option<UserId>,
    ) -> Self {
        Self { count, action, source, source_id, by, link: CHANGE_FEED }
    }
}

/// Finished run of the Google synchronization.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Sync {
    /// Id of the run: `/api/v1/google/runs/{run_id}`.
    pub run_id: String,
    /// `import` or `sync`.
    pub kind: String,
    /// Number of locations created.
    pub created: i64,
    /// Number of locations updated.
    pub updated: i64,
    /// Number of locations already up to date.
    pub unchanged: i64,
    /// Number of locations that could not be synchronized.
    pub failed: i64,
}

/// A field that changed at Google.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FoundChange {
    /// Id of the change: `/api/v1/google/changes/{id}/accept` or `/restore` decides about it.
    pub id: String,
    /// Id of the location.
    pub location_id: String,
    /// Name of the location.
    pub name: String,
    /// Name of the field.
    pub field: String,
    /// Value in Vitrine.
    pub old: Value,
    /// Value at Google.
    pub new: Value,
}

/// JSON body of a message.
#[derive(Serialize)]
struct Message<'a> {
    id: &'a EventId,
    version: i64,
    created_at: Timestamp,
    organisation: &'a OrgId,
    #[serde(flatten)]
    event: &'a WebhookEvent,
}

impl WebhookEvent {
    /// Converts a notification to the equivalent webhook event; `None` when webhooks have none.
    pub fn of(notification: &Notification) -> Option<Self> {
        match notification.clone() {
            Notification::ImportFinished { import_id, filename, created, updated, left_out } => {
                Some(Self::ImportFinished { import_id, filename, created, updated, left_out })
            }
            Notification::ImportFailed { import_id, filename, code } => {
                Some(Self::ImportFailed { import_id, filename, code })
            }
            _ => None,
        }
    }

    /// Returns the event type.
    pub fn event_type(&self) -> EventType {
        match self {
            Self::LocationCreated { .. } => EventType::LocationCreated,
            Self::LocationUpdated { .. } => EventType::LocationUpdated,
            Self::LocationDeleted { .. } => EventType::LocationDeleted,
            Self::LocationRestored { .. } => EventType::LocationRestored,
            Self::LocationsImported(_) => EventType::LocationsImported,
            Self::LocationsChanged(_) => EventType::LocationsChanged,
            Self::ImportFinished { .. } => EventType::ImportFinished,
            Self::ImportFailed { .. } => EventType::ImportFailed,
            Self::ImportUndone { .. } => EventType::ImportUndone,
            Self::SyncFinished(_) => EventType::SyncFinished,
            Self::SyncFailed { .. } => EventType::SyncFailed,
            Self::GoogleChangesFound { .. } => EventType::GoogleChangesFound,
            Self::Test { .. } => EventType::Test,
        }
    }

    /// Serializes the exact body that is sent and signed.
    pub(crate) fn body(&self, id: &EventId, org: &OrgId, now: Timestamp) -> serde_json::Result<String> {
        serde_json::to_string(&Message { id, version: VERSION, created_at: now, organisation: org, event: self })
    }
}
