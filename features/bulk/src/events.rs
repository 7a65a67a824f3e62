//! Events of bulk edits that the requesting user receives. The `locations` feature declares those of other users.

use ::events::EmailText;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A bulk operation on locations finished.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub(crate) struct BulkFinished {
    /// Id of the bulk operation.
    pub(crate) bulk_id: String,
    /// Type of the operation.
    pub(crate) kind: NoticeBulkKind,
    /// Number of locations changed or deleted.
    pub(crate) changed: i64,
}
::events::heard_by!(BulkFinished => notification "bulk_finished");
impl ::events::Emailed for BulkFinished {
    const EMAIL: EmailText = EmailText::minor(["A bulk edit is complete"; 2], ["Modification groupée terminée"; 2]);
}

/// A bulk operation on locations failed.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct BulkFailed {
    /// Id of the bulk operation.
    pub bulk_id: String,
}
::events::heard_by!(BulkFailed => notification "bulk_failed");
impl ::events::Emailed for BulkFailed {
    const EMAIL: EmailText = EmailText::minor(["A bulk edit failed"; 2], ["Une modification groupée a échoué"; 2]);
}

/// Type of a bulk operation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(crate) enum NoticeBulkKind {
    /// Edits fields.
    Edit,
    /// Deletes locations.
    Delete,
}
