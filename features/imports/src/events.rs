//! Events of imports, whatever their rows describe.

use ::events::EmailText;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// An import was finished.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct ImportFinished {
    /// Id of the import.
    pub import_id: String,
    /// Kind of the rows: `locations` or `reviews`.
    #[serde(default = "locations")]
    pub kind: String,
    /// Name of the imported file.
    pub filename: String,
    /// Number of locations or reviews created.
    pub created: i64,
    /// Number of locations updated.
    pub updated: i64,
    /// Number of rows skipped, for any reason.
    pub left_out: i64,
}
::events::heard_by!(ImportFinished => webhook "import.finished", notification "import_finished");
impl ::events::Emailed for ImportFinished {
    const EMAIL: EmailText = EmailText::minor(
        ["{filename} imported", "A file was imported"],
        ["{filename}\u{202f}: import terminé", "Import d’un fichier terminé"],
    );
}

/// An import failed; nothing was imported.
#[derive(Clone, Debug, Serialize, Deserialize, ToSchema)]
pub struct ImportFailed {
    /// Id of the import.
    pub import_id: String,
    /// Kind of the rows: `locations` or `reviews`.
    #[serde(default = "locations")]
    pub kind: String,
    /// Name of the imported file.
    pub filename: String,
    /// Stable code of the reason.
    pub code: String,
}
::events::heard_by!(ImportFailed => webhook "import.failed", notification "import_failed");
impl ::events::Emailed for ImportFailed {
    const EMAIL: EmailText = EmailText::serious(
        ["{filename} couldn’t be imported", "A file couldn’t be imported"],
        ["{filename} n’a pas pu être importé", "Un fichier n’a pas pu être importé"],
    );
}

/// Returns the kind of events from before imports had one.
fn locations() -> String {
    "locations".into()
}
