//! What an organization can be told, and how it is written. What stands here is a promise to receivers: fields are added,
//! never renamed or removed; anything else is a new version.

use jiff::Timestamp;
use notifications::Notification;
use orgs::{OrgId, UserId};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

use crate::types::EventId;

/// The version of everything in this file.
const VERSION: i64 = 1;
/// Where whoever is told of many changes reads them.
const CHANGE_FEED: &str = "/api/v1/locations/changes";

/// The kinds of event.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[schema(as = WebhookEventType)]
pub enum EventType {
    /// Somebody added a location.
    #[serde(rename = "location.created")]
    LocationCreated,
    /// Somebody changed a location.
    #[serde(rename = "location.updated")]
    LocationUpdated,
    /// Somebody deleted a location.
    #[serde(rename = "location.deleted")]
    LocationDeleted,
    /// Somebody brought a deleted location back.
    #[serde(rename = "location.restored")]
    LocationRestored,
    /// Many locations came at once.
    #[serde(rename = "locations.imported")]
    LocationsImported,
    /// Many locations were changed, deleted, merged or put back at once.
    #[serde(rename = "locations.changed")]
    LocationsChanged,
    /// A file was imported.
    #[serde(rename = "import.finished")]
    ImportFinished,
    /// A file could not be imported.
    #[serde(rename = "import.failed")]
    ImportFailed,
    /// An import was taken back.
    #[serde(rename = "import.undone")]
    ImportUndone,
    /// Locations were brought in line with Google.
    #[serde(rename = "sync.finished")]
    SyncFinished,
    /// Locations could not be brought in line with Google.
    #[serde(rename = "sync.failed")]
    SyncFailed,
    /// Fields of Business Profiles changed at Google.
    #[serde(rename = "google.changes_found")]
    GoogleChangesFound,
    /// Somebody tries an endpoint.
    #[serde(rename = "webhook.test")]
    Test,
}

impl EventType {
    /// What an endpoint can be told, in the order in which it is offered.
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

/// Something that happened, with what receivers are told of it. A location is written as the API writes it.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(tag = "type", content = "data")]
pub enum WebhookEvent {
    /// Somebody added a location.
    #[serde(rename = "location.created")]
    LocationCreated {
        /// As it is.
        location: Value,
        /// Who.
        by: Option<UserId>,
    },
    /// Somebody changed a location.
    #[serde(rename = "location.updated")]
    LocationUpdated {
        /// As it is now.
        location: Value,
        /// The fields that changed.
        changed: Vec<String>,
        /// Who.
        by: Option<UserId>,
    },
    /// Somebody deleted a location.
    #[serde(rename = "location.deleted")]
    LocationDeleted {
        /// As it was.
        location: Value,
        /// Who.
        by: Option<UserId>,
    },
    /// Somebody brought a deleted location back.
    #[serde(rename = "location.restored")]
    LocationRestored {
        /// As it is.
        location: Value,
        /// Who.
        by: Option<UserId>,
    },
    /// Many locations came at once.
    #[serde(rename = "locations.imported")]
    LocationsImported(Many),
    /// Many locations were changed at once.
    #[serde(rename = "locations.changed")]
    LocationsChanged(Many),
    /// A file was imported.
    #[serde(rename = "import.finished")]
    ImportFinished {
        /// Which import: `/api/v1/imports/{import_id}`.
        import_id: String,
        /// Name of its file.
        filename: String,
        /// Locations created.
        created: i64,
        /// Locations updated.
        updated: i64,
        /// Rows left out, for whatever reason.
        left_out: i64,
    },
    /// A file could not be imported; nothing of it was.
    #[serde(rename = "import.failed")]
    ImportFailed {
        /// Which import.
        import_id: String,
        /// Name of its file.
        filename: String,
        /// Stable code of the reason.
        code: String,
    },
    /// An import was taken back.
    #[serde(rename = "import.undone")]
    ImportUndone {
        /// Which import.
        import_id: String,
        /// Who.
        by: Option<UserId>,
    },
    /// Locations were brought in line with Google.
    #[serde(rename = "sync.finished")]
    SyncFinished(Sync),
    /// Locations could not be brought in line with Google.
    #[serde(rename = "sync.failed")]
    SyncFailed {
        /// What there is to say of it.
        #[serde(flatten)]
        sync: Sync,
        /// Stable code of the reason.
        code: String,
    },
    /// Fields of Business Profiles changed at Google.
    #[serde(rename = "google.changes_found")]
    GoogleChangesFound {
        /// How many fields.
        count: usize,
        /// Each of them.
        changes: Vec<FoundChange>,
    },
    /// Somebody tries an endpoint.
    #[serde(rename = "webhook.test")]
    Test {
        /// A sentence.
        message: String,
    },
}

/// Many locations at once: how many, and why; which ones, the change feed says.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Many {
    /// How many.
    pub count: i64,
    /// `created`, `edited`, `deleted`, `merged` or `undone`.
    pub action: &'static str,
    /// `user`, `token`, `import`, `bulk`, `undo`, `merge` or `sync`.
    pub source: &'static str,
    /// The import, bulk edit or run at Google.
    pub source_id: Option<String>,
    /// Who.
    pub by: Option<UserId>,
    /// Where the locations can be read.
    pub link: &'static str,
}

impl Many {
    /// So many, read from the change feed.
    pub fn new(
        count: i64,
        action: &'static str,
        (source, source_id): (&'static str, Option<String>),
        by: Option<UserId>,
    ) -> Self {
        Self { count, action, source, source_id, by, link: CHANGE_FEED }
    }
}

/// A run at Google that has ended.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Sync {
    /// Which run: `/api/v1/google/runs/{run_id}`.
    pub run_id: String,
    /// `import` or `sync`.
    pub kind: String,
    /// Locations created.
    pub created: i64,
    /// Locations updated.
    pub updated: i64,
    /// Locations that were the same already.
    pub unchanged: i64,
    /// Locations that could not be brought in line.
    pub failed: i64,
}

/// A field that changed at Google.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct FoundChange {
    /// Which change: `/api/v1/google/changes/{id}/accept` or `/restore` decides about it.
    pub id: String,
    /// Which location.
    pub location_id: String,
    /// Its name.
    pub name: String,
    /// Which field.
    pub field: String,
    /// What we had.
    pub old: Value,
    /// What Google has.
    pub new: Value,
}

/// What is sent.
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
    /// What webhooks are told of what people are told, where that is the same.
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

    /// Its kind.
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

    /// The message: what is sent, to the byte.
    pub(crate) fn body(&self, id: &EventId, org: &OrgId, now: Timestamp) -> serde_json::Result<String> {
        serde_json::to_string(&Message { id, version: VERSION, created_at: now, organisation: org, event: self })
    }
}
