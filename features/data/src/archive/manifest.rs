//! The manifest of an export: its organization, the number of rows of each table, and the checksum of each file.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

/// Format identifier that distinguishes exports of this program from other files.
const FORMAT: &str = "vitrine-export";
/// Format version; increased whenever older programs cannot read the new format.
const VERSION: u32 = 1;

/// Contents of an export.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Manifest {
    /// Always `vitrine-export`.
    format: String,
    version: u32,
    /// Time at which the export was created.
    pub(crate) made_at: Timestamp,
    /// Exported organization.
    pub(crate) organisation: ExportedOrg,
    /// Number of people in the export.
    pub(crate) people: u64,
    /// Exported tables with their number of rows.
    pub(crate) tables: Vec<ManifestTable>,
    /// Tables of the organization that are not exported, with the reason.
    pub(crate) left_out: Vec<LeftOut>,
    /// All files except the manifest.
    pub(crate) files: Vec<ManifestFile>,
}

/// Exported organization.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ExportedOrg {
    pub(crate) id: String,
    pub(crate) name: String,
}

/// Exported table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ManifestTable {
    pub(crate) table: String,
    pub(crate) rows: u64,
}

/// Table that is not exported.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct LeftOut {
    pub(crate) table: String,
    pub(crate) reason: String,
}

/// File in the export.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct ManifestFile {
    pub(crate) name: String,
    pub(crate) bytes: u64,
    /// SHA-256 in hexadecimal.
    pub(crate) sha256: String,
}

impl Manifest {
    /// Creates an empty manifest in this program's format.
    pub(super) fn new(organisation: ExportedOrg, made_at: Timestamp) -> Self {
        let left_out = crate::rules::tables::LEFT_OUT;
        let left_out = left_out.iter().map(|(table, why)| LeftOut { table: (*table).into(), reason: (*why).into() });
        Self {
            format: FORMAT.into(),
            version: VERSION,
            made_at,
            organisation,
            people: 0,
            tables: Vec::new(),
            left_out: left_out.collect(),
            files: Vec::new(),
        }
    }

    /// Returns true if this program can read the export.
    pub(super) fn is_of_this_version(&self) -> bool {
        self.format == FORMAT && self.version == VERSION
    }
}

/// Formats a digest in hexadecimal.
pub(super) fn hex(digest: impl AsRef<[u8]>) -> String {
    digest.as_ref().iter().fold(String::new(), |text, byte| text + &format!("{byte:02x}"))
}
