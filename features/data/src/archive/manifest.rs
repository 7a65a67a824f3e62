//! What is in an export: whose it is, how many rows each table has, and the checksum of each file.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

/// What tells our exports from other files.
const FORMAT: &str = "vitrine-export";
/// Grows when an older program could not read what is written.
const VERSION: u32 = 1;

/// The list of everything in an export.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Manifest {
    /// Always `vitrine-export`.
    format: String,
    version: u32,
    /// When it was made.
    pub(crate) made_at: Timestamp,
    /// Whose it is.
    pub(crate) organisation: Of,
    /// How many people are in it.
    pub(crate) people: u64,
    /// Every table that is in it, with how many rows.
    pub(crate) tables: Vec<Rows>,
    /// Tables of the organization that are not in it, and why.
    pub(crate) left_out: Vec<LeftOut>,
    /// Every file but this one.
    pub(crate) files: Vec<FileOf>,
}

/// An organization.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Of {
    pub(crate) id: String,
    pub(crate) name: String,
}

/// A table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Rows {
    pub(crate) table: String,
    pub(crate) rows: u64,
}

/// A table that is not in it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct LeftOut {
    pub(crate) table: String,
    pub(crate) reason: String,
}

/// A file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct FileOf {
    pub(crate) name: String,
    pub(crate) bytes: u64,
    /// SHA-256, hexadecimal.
    pub(crate) sha256: String,
}

impl Manifest {
    /// One of this program, with nothing in it yet.
    pub(super) fn new(organisation: Of, made_at: Timestamp) -> Self {
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

    /// Whether this program can read what the manifest lists.
    pub(super) fn is_of_this_version(&self) -> bool {
        self.format == FORMAT && self.version == VERSION
    }
}

/// A digest as text.
pub(super) fn hex(digest: impl AsRef<[u8]>) -> String {
    digest.as_ref().iter().fold(String::new(), |text, byte| text + &format!("{byte:02x}"))
}
