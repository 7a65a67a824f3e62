//! What a notification is, for those who tell it and for the API.

use auth::UserId;
use jiff::Timestamp;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

db::id!(
    /// Names a notification.
    #[derive(ToSchema)]
    #[schema(value_type = String)]
    NotificationId
);

/// Who is told.
#[derive(Clone, Copy, Debug)]
pub enum Audience<'a> {
    /// One user: who started what has finished.
    User(&'a UserId),
    /// Everybody of the organization who may change locations.
    Managers,
    /// Everybody of the organization who may decide about its settings.
    Admins,
}

/// A location that something has happened to, and what decides who sees it.
#[derive(Clone, Copy, Debug)]
pub struct AffectedLocation<'a> {
    /// Names the location.
    pub id: &'a str,
    /// Ids of the labels it carries.
    pub labels: &'a [String],
}

/// What has happened, with what its text is filled in with.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "kind", content = "params", rename_all = "snake_case")]
#[schema(as = Notice)]
pub enum Notification {
    /// An import is done.
    ImportFinished {
        /// Which import.
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
    /// An import failed; nothing was imported.
    ImportFailed {
        /// Which import.
        import_id: String,
        /// Name of its file.
        filename: String,
        /// Stable code of the reason.
        code: String,
    },
    /// The list of locations of an account at Google is through; reviews and figures may still come.
    GoogleImportFinished {
        /// Which run.
        run_id: String,
        /// Locations created.
        created: i64,
        /// Locations that were there and were different.
        updated: i64,
        /// Those that may be there already, and wait until somebody says so.
        waiting: i64,
        /// Those that the plan had no room for.
        beyond_plan: i64,
        /// Why it ended before it was through, as a stable code; null when it was.
        #[schema(required)]
        code: Option<String>,
    },
    /// A change of many locations is done.
    BulkFinished {
        /// Which change.
        bulk_id: String,
        /// What was done.
        kind: BulkKind,
        /// Locations changed or deleted.
        changed: i64,
    },
    /// A change of many locations failed.
    BulkFailed {
        /// Which change.
        bulk_id: String,
    },
    /// A sync of many locations is over.
    SyncFinished {
        /// Which run.
        run_id: String,
        /// Locations that were compared with their Business Profiles.
        checked: i64,
        /// Those of them that were different.
        updated: i64,
        /// Locations that could not be brought in line.
        failed: i64,
        /// Why it ended before it was through, as a stable code; null when it was.
        #[serde(default)]
        #[schema(required)]
        code: Option<String>,
    },
    /// A location could not be synced.
    SyncFailed {
        /// Which location.
        location_id: String,
        /// Its name.
        name: String,
        /// Stable code of the reason.
        reason: String,
        /// How many others could not be synced with it.
        #[serde(default)]
        #[schema(required)]
        others: i64,
    },
    /// A location is no longer verified.
    LocationUnverified {
        /// Which location.
        location_id: String,
        /// Its name.
        name: String,
    },
    /// The rating of a location has dropped.
    RatingDropped {
        /// Which location.
        location_id: String,
        /// Its name.
        name: String,
        /// The rating before, 1 to 5.
        from: f64,
        /// The rating now.
        to: f64,
    },
    /// A field of a location's Business Profile changed at Google.
    ProfileChanged {
        /// Which change.
        change_id: String,
        /// Which location.
        location_id: String,
        /// Its name.
        name: String,
        /// Which field: `name`, `category`, `address`, `phone`, `website` or `opening_hours`.
        field: String,
        /// What we had.
        #[schema(required, value_type = Option<serde_json::Value>)]
        old: serde_json::Value,
        /// What Google has.
        #[schema(required, value_type = Option<serde_json::Value>)]
        new: serde_json::Value,
    },
    /// Google takes a connection no more: somebody has to connect again.
    GoogleReconnectNeeded {
        /// Which connection.
        connection_id: String,
        /// The address of the user at Google.
        email: String,
    },
    /// A webhook was switched off by itself.
    WebhookDisabled {
        /// Which webhook.
        webhook_id: String,
        /// The host it sends to.
        host: String,
        /// Why.
        reason: DisabledReason,
    },
    /// An export of the organization's data can be fetched.
    DataExportReady {
        /// Which export.
        export_id: String,
    },
    /// An export of the organization's data could not be made.
    DataExportFailed {
        /// Which export.
        export_id: String,
    },
    /// Somebody has begun emergency access.
    EmergencyAccessBegan {
        /// Which.
        access_id: String,
        /// Who.
        name: String,
        /// Why.
        reason: String,
        /// Until when.
        #[schema(value_type = String, format = DateTime)]
        until: Timestamp,
    },
}

/// Why a webhook was switched off.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = NoticeDisabledReason)]
pub enum DisabledReason {
    /// The receiver wants nothing more.
    Gone,
    /// It took nothing for three days.
    Failing,
}

/// What a change of many locations does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = NoticeBulkKind)]
pub enum BulkKind {
    /// Changes fields.
    Edit,
    /// Deletes.
    Delete,
}

/// The kinds of notification, in the order in which preferences list them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
#[schema(as = NotificationKind)]
pub enum Kind {
    /// An import is done.
    ImportFinished,
    /// An import failed.
    ImportFailed,
    /// The list of locations of an account at Google is through.
    GoogleImportFinished,
    /// A change of many locations is done.
    BulkFinished,
    /// A change of many locations failed.
    BulkFailed,
    /// A sync of many locations is over.
    SyncFinished,
    /// A location could not be synced.
    SyncFailed,
    /// A location is no longer verified.
    LocationUnverified,
    /// The rating of a location has dropped.
    RatingDropped,
    /// A field of a location's Business Profile changed at Google.
    ProfileChanged,
    /// Somebody has to connect to Google again.
    GoogleReconnectNeeded,
    /// A webhook was switched off by itself.
    WebhookDisabled,
    /// An export can be fetched.
    DataExportReady,
    /// An export could not be made.
    DataExportFailed,
    /// Somebody has begun emergency access.
    EmergencyAccessBegan,
}

impl Notification {
    /// Its kind.
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
    /// Every kind.
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

    /// As in the database and in JSON.
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

/// Something a user is told.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
#[schema(as = Notification)]
pub struct StoredNotification {
    /// Names the notification.
    pub id: NotificationId,
    /// What has happened.
    #[serde(flatten)]
    pub notification: Notification,
    /// Where it leads: a path of the dashboard.
    pub link: String,
    /// When it happened.
    #[schema(value_type = String, format = DateTime)]
    pub created_at: Timestamp,
    /// When the user said they had read it.
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub read_at: Option<Timestamp>,
}

/// Which notifications to list.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[serde(default)]
#[into_params(parameter_in = Query)]
pub(crate) struct Listing {
    /// Only those not yet read.
    pub(crate) unread: bool,
    /// Where the page before ended.
    pub(crate) cursor: Option<String>,
    /// Rows of the page, 1 to 200.
    #[param(value_type = Option<i64>, minimum = 1, maximum = 200)]
    pub(crate) limit: api::Limit,
}

/// Which notifications have been read: the ones named, or all of them.
#[derive(Clone, Debug, Default, Deserialize, ToSchema)]
#[serde(default)]
#[schema(as = NotificationsRead)]
pub(crate) struct Read {
    /// These, at most 200; what is not there is passed over.
    #[schema(max_items = 200)]
    pub(crate) ids: Vec<NotificationId>,
    /// Every one.
    pub(crate) all: bool,
}

/// How many notifications have not been read.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[schema(as = NotificationCount)]
pub struct Unread {
    /// So many.
    pub unread: i64,
}

/// Which kinds a user wants to be told.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = NotificationPreferences)]
pub struct Preferences {
    /// The kinds; one that is left out of a PUT stays as it is.
    pub items: Vec<Preference>,
}

/// Whether a user wants to be told one kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[schema(as = NotificationPreference)]
pub struct Preference {
    /// The kind.
    pub kind: Kind,
    /// True unless it was switched off.
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
