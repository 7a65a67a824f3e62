//! Declarations of what happens to locations, labels and views.

use orgs::UserId;
use serde::Serialize;
use serde_json::Value;
use utoipa::ToSchema;

use crate::Location;

::events::declare! {
    /// Locations changed by a bulk operation.
    pub(crate) LocationBulkUpdated => audit "location.bulk_updated", activity "bulk_edited";
    /// Locations deleted by a bulk operation.
    pub(crate) LocationBulkDeleted => audit "location.bulk_deleted", activity "bulk_deleted";
    /// Bulk operation undone.
    pub(crate) LocationBulkUndone => audit "location.bulk_undone", activity "bulk_undone";
    /// Two locations merged.
    pub(crate) LocationMerged => audit "location.merged", activity "locations_merged";
    /// Merge of two locations undone.
    pub(crate) LocationMergeUndone => audit "location.merge_undone", activity "merge_undone";
    /// Locations exported to a file.
    pub(crate) LocationExported => audit "location.exported";
    /// Label created.
    pub(crate) LabelCreated => audit "label.created";
    /// Label changed.
    pub(crate) LabelUpdated => audit "label.updated";
    /// Label deleted and removed from its locations.
    pub(crate) LabelDeleted => audit "label.deleted";
    /// List view created.
    pub(crate) ViewCreated => audit "view.created";
    /// List view changed.
    pub(crate) ViewUpdated => audit "view.updated";
    /// List view deleted.
    pub(crate) ViewDeleted => audit "view.deleted";
}

/// A location was created.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct LocationCreated {
    /// Location after the change.
    #[schema(value_type = Location)]
    pub(crate) location: Value,
    /// User who made the change; null for an automatic change.
    #[schema(required, value_type = Option<String>)]
    pub(crate) by: Option<UserId>,
}
::events::heard_by!(LocationCreated => audit "location.created", activity "location_created", webhook "location.created");

/// A location was changed.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct LocationUpdated {
    /// Location after the change.
    #[schema(value_type = Location)]
    pub(crate) location: Value,
    /// Names of the changed fields.
    pub(crate) changed: Vec<String>,
    /// User who made the change; null for an automatic change.
    #[schema(required, value_type = Option<String>)]
    pub(crate) by: Option<UserId>,
}
::events::heard_by!(LocationUpdated => audit "location.updated", activity "location_changed", webhook "location.updated");

/// A location was deleted.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct LocationDeleted {
    /// Location before the deletion.
    #[schema(value_type = Location)]
    pub(crate) location: Value,
    /// User who made the change; null for an automatic change.
    #[schema(required, value_type = Option<String>)]
    pub(crate) by: Option<UserId>,
}
::events::heard_by!(LocationDeleted => audit "location.deleted", activity "location_deleted", webhook "location.deleted");

/// A deleted location was restored.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct LocationRestored {
    /// Location after the change.
    #[schema(value_type = Location)]
    pub(crate) location: Value,
    /// User who made the change; null for an automatic change.
    #[schema(required, value_type = Option<String>)]
    pub(crate) by: Option<UserId>,
}
::events::heard_by!(LocationRestored => audit "location.restored", activity "location_restored", webhook "location.restored");

/// Many locations were created at once.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct LocationsImported {
    /// Number of locations, and the cause.
    #[serde(flatten)]
    pub(crate) many: LocationsChanged,
}
::events::heard_by!(LocationsImported => audit "location.imported", activity "locations_imported", webhook "locations.imported");

/// Many locations were changed, deleted, merged or restored at once. The change feed lists them.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct LocationsChanged {
    /// Number of locations.
    pub(crate) count: i64,
    /// `created`, `edited`, `deleted`, `merged` or `undone`.
    pub(crate) action: &'static str,
    /// `user`, `token`, `import`, `bulk`, `undo`, `merge` or `sync`.
    pub(crate) source: &'static str,
    /// Id of the import, bulk edit or Google run.
    #[schema(required)]
    pub(crate) source_id: Option<String>,
    /// User who made the change; null for an automatic change.
    #[schema(required, value_type = Option<String>)]
    pub(crate) by: Option<UserId>,
    /// Path of the change feed, which lists the locations.
    pub(crate) link: &'static str,
}
::events::heard_by!(LocationsChanged => webhook "locations.changed");

/// An import was undone.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub(crate) struct ImportUndone {
    /// Id of the import.
    pub(crate) import_id: String,
    /// User who undid the import.
    #[schema(required, value_type = Option<String>)]
    pub(crate) by: Option<UserId>,
}
::events::heard_by!(ImportUndone => audit "location.import_undone", activity "import_undone", webhook "import.undone");
