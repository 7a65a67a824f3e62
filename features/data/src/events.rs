//! Events of exports, erasure and removal.

use ::events::EmailText;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

::events::declare! {
    /// Deletion of an organization requested; it follows after a grace period.
    pub(crate) OrganisationDeletionAsked => audit "organisation.deletion_asked";
    /// Deletion of an organization canceled.
    pub(crate) OrganisationDeletionCancelled => audit "organisation.deletion_cancelled";
    /// Organization deleted with all its data. Recorded in the log of the instance.
    pub(crate) OrganisationDeleted => audit "organisation.deleted";
    /// All data of an organization exported.
    pub(crate) DataExported => audit "data.exported";
    /// Export of an organization's data downloaded.
    pub(crate) DataDownloaded => audit "data.downloaded";
    /// Personal data of a user erased.
    pub(crate) DataErased => audit "data.erased";
}

/// An export of the organization's data is ready to download.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub(crate) struct DataExportReady {
    /// Id of the export.
    pub(crate) export_id: String,
}
::events::heard_by!(DataExportReady => notification "data_export_ready");
impl ::events::Emailed for DataExportReady {
    const EMAIL: EmailText = EmailText::minor(["Your export is ready"; 2], ["Votre export est prêt"; 2]);
}

/// An export of the organization's data failed.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub(crate) struct DataExportFailed {
    /// Id of the export.
    pub(crate) export_id: String,
}
::events::heard_by!(DataExportFailed => notification "data_export_failed");
impl ::events::Emailed for DataExportFailed {
    const EMAIL: EmailText = EmailText::minor(["Your export failed"; 2], ["Votre export a échoué"; 2]);
}
