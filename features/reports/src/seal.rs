//! Sealed fields, packed snapshots, and tokens of addresses.

use std::io::{Read, Write};

use api::{Error, Result};
use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD};
use flate2::{Compression, read::DeflateDecoder, write::DeflateEncoder};
use orgs::OrgId;
use serde::{Serialize, de::DeserializeOwned};
use sha2::{Digest, Sha256};

use crate::{
    reports::Reports,
    types::{ReportId, ShareId, SharedHeatmap, Snapshot},
};

/// Maximum size of an unpacked snapshot, in bytes.
const MAX_SNAPSHOT: u64 = 64 * 1024 * 1024;
/// Length of a token.
const TOKEN: usize = 22;

/// Field of a row: organization, table, id of the row, and name.
pub(crate) type Field<'a> = (&'a OrgId, &'a str, &'a str, &'a str);

impl Reports {
    /// Seals a field of a row.
    pub(crate) fn seal(&self, field: Field<'_>, text: &str) -> Result<String> {
        self.sealer().seal(&context(field), text.as_bytes()).map_err(Error::internal)
    }

    /// Opens a field of a row; `None` when its key was lost.
    pub(crate) fn open(&self, field: Field<'_>, sealed: &str) -> Option<String> {
        String::from_utf8(self.opened(field, sealed)?).ok()
    }

    /// Deflates and seals the snapshot of a report.
    pub(crate) fn pack(&self, org: &OrgId, id: &ReportId, snapshot: &Snapshot) -> Result<String> {
        self.packed((org, "reports", id.as_str(), "snapshot"), snapshot)
    }

    /// Opens and inflates the snapshot of a report; `None` when its key was lost.
    pub(crate) fn unpack(&self, org: &OrgId, id: &ReportId, sealed: &str) -> Option<Snapshot> {
        self.unpacked((org, "reports", id.as_str(), "snapshot"), sealed)
    }

    /// Deflates and seals the heatmap of a link.
    pub(crate) fn pack_heatmap(&self, org: &OrgId, id: &ShareId, heatmap: &SharedHeatmap) -> Result<String> {
        self.packed((org, "shared_heatmaps", id.as_str(), "snapshot"), heatmap)
    }

    /// Opens and inflates the heatmap of a link; `None` when its key was lost.
    pub(crate) fn unpack_heatmap(&self, org: &OrgId, id: &ShareId, sealed: &str) -> Option<SharedHeatmap> {
        self.unpacked((org, "shared_heatmaps", id.as_str(), "snapshot"), sealed)
    }

    fn packed(&self, field: Field<'_>, value: &impl Serialize) -> Result<String> {
        let json = serde_json::to_vec(value).map_err(Error::internal)?;
        let mut packed = DeflateEncoder::new(Vec::new(), Compression::default());
        packed.write_all(&json).map_err(Error::internal)?;
        let packed = packed.finish().map_err(Error::internal)?;
        self.sealer().seal(&context(field), &packed).map_err(Error::internal)
    }

    fn unpacked<T: DeserializeOwned>(&self, field: Field<'_>, sealed: &str) -> Option<T> {
        let packed = self.opened(field, sealed)?;
        let mut json = Vec::new();
        DeflateDecoder::new(&packed[..]).take(MAX_SNAPSHOT).read_to_end(&mut json).ok()?;
        serde_json::from_slice(&json)
            .inspect_err(|error| tracing::error!(%error, table = field.1, id = field.2, "unreadable snapshot"))
            .ok()
    }

    /// Returns the keyed hashes of an address, with each key. The first is the one that is stored.
    pub(crate) fn address_hashes(&self, org: &OrgId, address: &str) -> Vec<String> {
        self.sealer().signatures(&format!("report_recipients/{org}"), address.as_bytes())
    }

    fn opened(&self, field: Field<'_>, sealed: &str) -> Option<Vec<u8>> {
        let opened = self.sealer().open(&context(field), sealed);
        opened
            .inspect_err(|error| tracing::error!(%error, table = field.1, id = field.2, "a sealed field does not open"))
            .ok()
    }
}

fn context((org, table, id, name): Field<'_>) -> String {
    format!("{table}/{org}/{id}/{name}")
}

/// Returns a new random text for an address: 128 bits in 22 characters.
pub(crate) fn new_token() -> String {
    BASE64_URL_SAFE_NO_PAD.encode(rand::random::<[u8; 16]>())
}

/// Returns the hash of a token, by which it is found.
pub(crate) fn token_hash(token: &str) -> String {
    BASE64_URL_SAFE_NO_PAD.encode(Sha256::digest(token))
}

/// Returns whether a text can be a token.
pub(crate) fn is_token(token: &str) -> bool {
    token.len() == TOKEN && token.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'-' || byte == b'_')
}
