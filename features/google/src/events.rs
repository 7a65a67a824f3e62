//! Events of the connection with Google, and of the runs that import and sync locations.

use ::events::EmailText;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use utoipa::ToSchema;

::events::declare! {
    /// Google account connected.
    pub(crate) GoogleConnected => audit "google.connected";
    /// Google account disconnected.
    pub(crate) GoogleDisconnected => audit "google.disconnected";
    /// Import of locations from Google requested.
    pub(crate) GoogleImportAsked => audit "google.import_asked";
    /// Sync of locations with Google requested.
    pub(crate) GoogleSyncAsked => audit "google.sync_asked";
    /// Change sent to Google.
    pub(crate) GooglePushed => audit "google.pushed";
    /// Photos of a location published to Google.
    pub(crate) GooglePhotosSent => audit "google.photos_sent";
    /// Photo deleted at Google.
    pub(crate) GooglePhotoDeleted => audit "google.photo_deleted";
    /// Change reported by Google accepted.
    pub(crate) GoogleChangeAccepted => audit "google.change_accepted";
    /// Change reported by Google rejected.
    pub(crate) GoogleChangeRejected => audit "google.change_rejected";
}

/// A synchronization with Google finished.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub(crate) struct RunFinished {
    /// Id of the run: `/api/v1/google/runs/{run_id}`.
    pub(crate) run_id: String,
    /// `import` or `sync`.
    pub(crate) kind: String,
    /// Number of locations created.
    pub(crate) created: i64,
    /// Number of locations updated.
    pub(crate) updated: i64,
    /// Number of locations already up to date.
    pub(crate) unchanged: i64,
    /// Number of locations that could not be synchronized.
    pub(crate) failed: i64,
}
::events::heard_by!(RunFinished => webhook "sync.finished");

/// A synchronization with Google failed.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub(crate) struct RunFailed {
    /// Result of the run.
    #[serde(flatten)]
    pub(crate) run: RunFinished,
    /// Stable code of the reason.
    pub(crate) code: String,
}
::events::heard_by!(RunFailed => webhook "sync.failed");

/// Fields of Business Profiles changed at Google.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub(crate) struct ChangesFound {
    /// Number of changed fields.
    pub(crate) count: usize,
    /// Changed fields.
    pub(crate) changes: Vec<FoundChange>,
}
::events::heard_by!(ChangesFound => webhook "google.changes_found");

/// A field that changed at Google.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
pub(crate) struct FoundChange {
    /// Id of the change: `/api/v1/google/changes/{id}/accept` or `/restore` decides about it.
    pub(crate) id: String,
    /// Id of the location.
    pub(crate) location_id: String,
    /// Name of the location.
    pub(crate) name: String,
    /// Name of the field.
    pub(crate) field: String,
    /// Value in Vitrine.
    #[schema(value_type = Option<serde_json::Value>)]
    pub(crate) old: Value,
    /// Value at Google.
    #[schema(value_type = Option<serde_json::Value>)]
    pub(crate) new: Value,
}

/// All locations of a Google account are listed; reviews and statistics may still follow.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub(crate) struct ImportFinished {
    /// Id of the import run.
    pub(crate) run_id: String,
    /// Number of locations created.
    pub(crate) created: i64,
    /// Number of existing locations that differed and were updated.
    pub(crate) updated: i64,
    /// Number of possible duplicates that wait for a decision.
    pub(crate) waiting: i64,
    /// Number of locations beyond the limit of the plan.
    pub(crate) beyond_plan: i64,
    /// Stable code of the reason why the run ended early; null when it completed.
    #[schema(required)]
    pub(crate) code: Option<String>,
}
::events::heard_by!(ImportFinished => notification "google_import_finished");
impl ::events::Emailed for ImportFinished {
    const EMAIL: EmailText = EmailText::minor(["Import from Google finished"; 2], ["Import depuis Google terminé"; 2]);
}

/// A sync of locations finished.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub(crate) struct SyncFinished {
    /// Id of the sync run.
    pub(crate) run_id: String,
    /// Number of locations compared with their Business Profiles.
    pub(crate) checked: i64,
    /// Number of these locations that differed.
    pub(crate) updated: i64,
    /// Number of locations that could not be synced.
    pub(crate) failed: i64,
    /// Stable code of the reason why the run ended early; null when it completed.
    #[serde(default)]
    #[schema(required)]
    pub(crate) code: Option<String>,
}
::events::heard_by!(SyncFinished => notification "sync_finished");
impl ::events::Emailed for SyncFinished {
    const EMAIL: EmailText = EmailText::minor(["Sync finished"; 2], ["Synchronisation terminée"; 2]);
}

/// The publication of edits at Google finished.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub(crate) struct PublicationFinished {
    /// Id of the run: `/api/v1/google/runs/{run_id}`.
    pub(crate) run_id: String,
    /// Number of locations whose edits Google accepted.
    pub(crate) published: i64,
    /// Number of locations with edits that Google refused or did not get.
    pub(crate) failed: i64,
    /// Stable code of the reason why the run ended early; null when it completed.
    #[serde(default)]
    #[schema(required)]
    pub(crate) code: Option<String>,
}
::events::heard_by!(PublicationFinished => webhook "google.publish_finished", notification "google_publish_finished");
impl ::events::Emailed for PublicationFinished {
    const EMAIL: EmailText =
        EmailText::minor(["Publishing to Google finished"; 2], ["Publication sur Google terminée"; 2]);
}

/// A location could not be synced.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub(crate) struct SyncFailed {
    /// Id of the location.
    pub(crate) location_id: String,
    /// Name of the location.
    pub(crate) name: String,
    /// Stable code of the reason.
    pub(crate) reason: String,
    /// Number of other locations that failed in the same sync.
    #[serde(default)]
    #[schema(required)]
    pub(crate) others: i64,
}
::events::heard_by!(SyncFailed => notification "sync_failed");
impl ::events::Emailed for SyncFailed {
    const EMAIL: EmailText = EmailText::minor(
        ["{name} couldn’t be synced", "Locations couldn’t be synced"],
        ["{name} n’a pas pu être synchronisé", "Des établissements n’ont pas pu être synchronisés"],
    );
}

/// A location is no longer verified.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub(crate) struct LocationUnverified {
    /// Id of the location.
    pub(crate) location_id: String,
    /// Name of the location.
    pub(crate) name: String,
}
::events::heard_by!(LocationUnverified => notification "location_unverified");
impl ::events::Emailed for LocationUnverified {
    const EMAIL: EmailText = EmailText::serious(
        ["{name} is no longer verified", "A location is no longer verified"],
        ["{name} n’est plus validé", "Un établissement n’est plus validé"],
    );
}

/// The rating of a location dropped.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub(crate) struct RatingDropped {
    /// Id of the location.
    pub(crate) location_id: String,
    /// Name of the location.
    pub(crate) name: String,
    /// Previous rating, 1 to 5.
    pub(crate) from: f64,
    /// Current rating, 1 to 5.
    pub(crate) to: f64,
}
::events::heard_by!(RatingDropped => notification "rating_dropped");
impl ::events::Emailed for RatingDropped {
    const EMAIL: EmailText = EmailText::serious(
        ["The rating for {name} dropped from {from} to {to}", "A location’s rating dropped"],
        ["La note de {name} est passée de {from} à {to}", "La note d’un établissement a baissé"],
    );
}

/// A field of a location's Business Profile changed at Google.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub(crate) struct ProfileChanged {
    /// Id of the change.
    pub(crate) change_id: String,
    /// Id of the location.
    pub(crate) location_id: String,
    /// Name of the location.
    pub(crate) name: String,
    /// Field: `name`, `category`, `address`, `phone`, `website`, `opening_hours`, `open_status`,
    /// `additional_categories` or `more_hours`.
    pub(crate) field: String,
    /// Value in Vitrine.
    #[schema(required, value_type = Option<serde_json::Value>)]
    pub(crate) old: Value,
    /// Value at Google.
    #[schema(required, value_type = Option<serde_json::Value>)]
    pub(crate) new: Value,
}
::events::heard_by!(ProfileChanged => notification "profile_changed");
impl ::events::Emailed for ProfileChanged {
    const EMAIL: EmailText = EmailText::prompt(
        ["Google changed {name}", "Google changed a location"],
        ["Google a modifié {name}", "Google a modifié un établissement"],
    );
}

/// Google no longer accepts a connection. A user must connect again.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub(crate) struct ReconnectNeeded {
    /// Id of the connection.
    pub(crate) connection_id: String,
    /// Email address of the Google account.
    pub(crate) email: String,
}
::events::heard_by!(ReconnectNeeded => notification "google_reconnect_needed");
impl ::events::Emailed for ReconnectNeeded {
    const EMAIL: EmailText = EmailText::serious(["Google connection lost"; 2], ["Connexion à Google perdue"; 2]);
}
