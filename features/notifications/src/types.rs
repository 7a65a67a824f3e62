//! Types of notifications, for the features that send them and for the API.

use auth::UserId;
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

db::id!(
    /// Identifier of a notification.
    #[derive(ToSchema)]
    #[schema(value_type = String)]
    NotificationId
);

/// Recipients of a notification.
#[derive(Clone, Copy, Debug)]
pub enum Audience<'a> {
    /// One user: the one who started a task that has finished.
    User(&'a UserId),
    /// All members of the organization who may change locations.
    Managers,
    /// All members of the organization who may change its settings.
    Admins,
}

/// Location affected by an event, with the labels that decide which members see it.
#[derive(Clone, Copy, Debug)]
pub struct AffectedLocation<'a> {
    /// Identifier of the location.
    pub id: &'a str,
    /// Ids of its labels.
    pub labels: &'a [String],
}

/// Event of a notification, with the parameters of its text.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", content = "params", rename_all = "snake_case")]
#[schema(as = Notice)]
pub enum Notification {
    /// An import finished.
    ImportFinished {
        /// Id of the import.
        import_id: String,
        /// Name of the imported file.
        filename: String,
        /// Number of locations created.
        created: i64,
        /// Number of locations updated.
        updated: i64,
        /// Number of rows skipped, for any reason.
        left_out: i64,
    },
    /// An import failed; nothing was imported.
    ImportFailed {
        /// Id of the import.
        import_id: String,
        /// Name of the imported file.
        filename: String,
        /// Stable code of the reason.
        code: String,
    },
    /// All locations of a Google account are listed; reviews and statistics may still follow.
    GoogleImportFinished {
        /// Id of the import run.
        run_id: String,
        /// Number of locations created.
        created: i64,
        /// Number of existing locations that differed and were updated.
        updated: i64,
        /// Number of possible duplicates that wait for a decision.
        waiting: i64,
        /// Number of locations beyond the limit of the plan.
        beyond_plan: i64,
        /// Stable code of the reason why the run ended early; null when it completed.
        #[schema(required)]
        code: Option<String>,
    },
    /// A bulk operation on locations finished.
    BulkFinished {
        /// Id of the bulk operation.
        bulk_id: String,
        /// Type of the operation.
        kind: BulkKind,
        /// Number of locations changed or deleted.
        changed: i64,
    },
    /// A bulk operation on locations failed.
    BulkFailed {
        /// Id of the bulk operation.
        bulk_id: String,
    },
    /// A sync of locations finished.
    SyncFinished {
        /// Id of the sync run.
        run_id: String,
        /// Number of locations compared with their Business Profiles.
        checked: i64,
        /// Number of these locations that differed.
        updated: i64,
        /// Number of locations that could not be synced.
        failed: i64,
        /// Stable code of the reason why the run ended early; null when it completed.
        #[serde(default)]
        #[schema(required)]
        code: Option<String>,
    },
    /// A location could not be synced.
    SyncFailed {
        /// Id of the location.
        location_id: String,
        /// Name of the location.
        name: String,
        /// Stable code of the reason.
        reason: String,
        /// Number of other locations that failed in the same sync.
        #[serde(default)]
        #[schema(required)]
        others: i64,
    },
    /// A location is no longer verified.
    LocationUnverified {
        /// Id of the location.
        location_id: String,
        /// Name of the location.
        name: String,
    },
    /// The rating of a location dropped.
    RatingDropped {
        /// Id of the location.
        location_id: String,
        /// Name of the location.
        name: String,
        /// Previous rating, 1 to 5.
        from: f64,
        /// Current rating, 1 to 5.
        to: f64,
    },
    /// A field of a location's Business Profile changed at Google.
    ProfileChanged {
        /// Id of the change.
        change_id: String,
        /// Id of the location.
        location_id: String,
        /// Name of the location.
        name: String,
        /// Field: `name`, `category`, `address`, `phone`, `website` or `opening_hours`.
        field: String,
        /// Value in Vitrine.
        #[schema(required, value_type = Option<serde_json::Value>)]
        old: serde_json::Value,
        /// Value at Google.
        #[schema(required, value_type = Option<serde_json::Value>)]
        new: serde_json::Value,
    },
    /// Google no longer accepts a connection. A user must connect again.
    GoogleReconnectNeeded {
        /// Id of the connection.
        connection_id: String,
        /// Email address of the Google account.
        email: String,
    },
    /// A webhook was switched off automatically.
    WebhookDisabled {
        /// Id of the webhook.
        webhook_id: String,
        /// Host that the webhook sends to.
        host: String,
        /// Reason for switching it off.
        reason: DisabledReason,
    },
    /// An export of the organization's data is ready to download.
    DataExportReady {
        /// Id of the export.
        export_id: String,
    },
    /// An export of the organization's data failed.
    DataExportFailed {
        /// Id of the export.
        export_id: String,
    },
    /// A user began emergency access.
    EmergencyAccessBegan {
        /// Id of the emergency access.
        access_id: String,
        /// Name of the user.
        name: String,
        /// Reason given by the user.
        reason: String,
        /// Expiry of the access.
        #[schema(value_type = String, format = DateTime)]
        until: Timestamp,
    },
}

/// Reason why a webhook was switched off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = NoticeDisabledReason)]
pub enum DisabledReason {
    /// The receiver no longer wants events.
    Gone,
    /// Deliveries failed for three days.
    Failing,
}

/// Type of a bulk operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = NoticeBulkKind)]
pub enum BulkKind {
    /// Edits fields.
    Edit,
    /// Deletes locations.
    Delete,
}

/// Kind of notification, in the order of the preferences.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = NotificationKind)]
pub enum Kind {
    /// An import finished.
    ImportFinished,
    /// An import failed.
    ImportFailed,
    /// All locations of a Google account are listed.
    GoogleImportFinished,
    /// A bulk operation on locations finished.
    BulkFinished,
    /// A bulk operation on locations failed.
    BulkFailed,
    /// A sync of locations finished.
    SyncFinished,
    /// A location could not be synced.
    SyncFailed,
    /// A location is no longer verified.
    LocationUnverified,
    /// The rating of a location dropped.
    RatingDropped,
    /// A field of a location's Business Profile changed at Google.
    ProfileChanged,
    /// A user must connect to Google again.
    GoogleReconnectNeeded,
    /// A webhook was switched off automatically.
    WebhookDisabled,
    /// An export is ready to download.
    DataExportReady,
    /// An export failed.
    DataExportFailed,
    /// A user began emergency access.
    EmergencyAccessBegan,
}

impl Notification {
    /// Returns the kind of the notification.
    pub fn kind(&self) -> Kind {
        match self {
            Self::ImportFinished { .. } => Kind::ImportFinished,
            Self::ImportFailed { .. } => Kind::ImportFailed,
            Self::GoogleImportFinished { .. } => Kind::GoogleImportFinished,
            Self::BulkFinished { .. } => Kind::BulkFinished,
            Self::BulkFailed { .. } => Kind::BulkFailed,
            Self::SyncFinished { .. } => Kind::SyncFinished,
            Self::SyncFailed { .. } => Kind::SyncFailed,
            Self::LocationUnverified { .. } => Kind::LocationUnverified,
            Self::RatingDropped { .. } => Kind::RatingDropped,
            Self::ProfileChanged { .. } => Kind::ProfileChanged,
            Self::GoogleReconnectNeeded { .. } => Kind::GoogleReconnectNeeded,
            Self::WebhookDisabled { .. } => Kind::WebhookDisabled,
            Self::DataExportReady { .. } => Kind::DataExportReady,
            Self::DataExportFailed { .. } => Kind::DataExportFailed,
            Self::EmergencyAccessBegan { .. } => Kind::EmergencyAccessBegan,
        }
    }
}

impl Kind {
    /// All kinds.
    pub const ALL: [Self; 15] = [
        Self::ImportFinished,
        Self::ImportFailed,
        Self::GoogleImportFinished,
        Self::BulkFinished,
        Self::BulkFailed,
        Self::SyncFinished,
        Self::SyncFailed,
        Self::LocationUnverified,
        Self::RatingDropped,
        Self::ProfileChanged,
        Self::GoogleReconnectNeeded,
        Self::WebhookDisabled,
        Self::DataExportReady,
        Self::DataExportFailed,
        Self::EmergencyAccessBegan,
    ];

    /// Returns the text of the kind, as in the database and in JSON.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::ImportFinished => "import_finished",
            Self::ImportFailed => "import_failed",
            Self::GoogleImportFinished => "google_import_finished",
            Self::BulkFinished => "bulk_finished",
            Self::BulkFailed => "bulk_failed",
            Self::SyncFinished => "sync_finished",
            Self::SyncFailed => "sync_failed",
            Self::LocationUnverified => "location_unverified",
            Self::RatingDropped => "rating_dropped",
            Self::ProfileChanged => "profile_changed",
            Self::GoogleReconnectNeeded => "google_reconnect_needed",
            Self::WebhookDisabled => "webhook_disabled",
            Self::DataExportReady => "data_export_ready",
            Self::DataExportFailed => "data_export_failed",
            Self::EmergencyAccessBegan => "emergency_access_began",
        }
    }
}

/// Notification of a user.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = Notification)]
pub struct StoredNotification {
    /// Identifier of the notification.
    pub id: NotificationId,
    /// Event of the notification.
    #[serde(flatten)]
    pub notification: Notification,
    /// Path of the dashboard page to open.
    pub link: String,
    /// Time of the event.
    #[schema(value_type = String, format = DateTime)]
    pub created_at: Timestamp,
    /// Time at which the user marked it as read; null while unread.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub read_at: Option<Timestamp>,
}

/// Filter and page of a notification list.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(crate) struct Listing {
    /// True to list only unread notifications.
    pub(crate) unread: bool,
    /// Cursor from the previous page.
    pub(crate) cursor: Option<String>,
    /// Maximum notifications per page, 1 to 200.
    #[param(value_type = Option<i64>, minimum = 1, maximum = 200)]
    pub(crate) limit: api::Limit,
}

/// Notifications to mark as read: the listed ones, or all.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(default)]
#[schema(as = NotificationsRead)]
pub(crate) struct Read {
    /// Ids to mark as read, at most 200; unknown ids are ignored.
    #[schema(max_items = 200)]
    pub(crate) ids: Vec<NotificationId>,
    /// True to mark all notifications as read.
    pub(crate) all: bool,
}

/// Number of unread notifications.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[schema(as = NotificationCount)]
pub struct Unread {
    /// Number of unread notifications.
    pub unread: i64,
}

/// Notification preferences of a user.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = NotificationPreferences)]
pub struct Preferences {
    /// Preferences by kind; a kind left out of a PUT stays unchanged.
    pub items: Vec<Preference>,
}

/// Notification preference for one kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = NotificationPreference)]
pub struct Preference {
    /// Kind of notification.
    pub kind: Kind,
    /// True unless the user switched the kind off.
    pub is_on: bool,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_kind_has_one_name_in_the_database_and_in_json() {
        for kind in Kind::ALL {
            assert_eq!(serde_json::to_value(kind).unwrap(), kind.as_str());
        }
        let notification = Notification::BulkFailed { bulk_id: "b".into() };
        assert_eq!(serde_json::to_value(&notification).unwrap()["kind"], notification.kind().as_str());
    }
}
