//! Addresses that moved for good, as the build of the site lists them.

use std::collections::HashMap;

/// File of the redirects in the build.
pub(super) const FILE: &str = "redirects.json";

/// Old address to new address; no target is a source.
#[derive(Debug, Default)]
pub(super) struct Redirects(HashMap<String, String>);

impl Redirects {
    /// Reads the build's list; one that cannot be read is empty.
    pub(super) fn read(json: &[u8]) -> Self {
        Self(serde_json::from_slice(json).unwrap_or_default())
    }

    /// True when the address moved.
    pub(super) fn has(&self, path: &str) -> bool {
        self.0.contains_key(path)
    }

    /// Returns the new address.
    pub(super) fn target(&self, path: &str) -> Option<&str> {
        self.0.get(path).map(String::as_str)
    }
}
