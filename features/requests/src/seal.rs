//! Sealed fields, and keyed hashes of addresses.

use api::{Error, Result};
use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD};
use orgs::OrgId;
use sha2::{Digest, Sha256};

use crate::requests::Requests;

/// Kind of an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Address {
    Email,
    Phone,
}

impl Address {
    fn as_str(self) -> &'static str {
        match self {
            Self::Email => "email",
            Self::Phone => "phone",
        }
    }
}

impl Requests {
    /// Seals a field of a row.
    pub(crate) fn seal(&self, (org, table, id, field): (&OrgId, &str, &str, &str), text: &str) -> Result<String> {
        self.sealer().seal(&format!("{table}/{org}/{id}/{field}"), text.as_bytes()).map_err(Error::internal)
    }

    /// Opens a field of a row; `None` when its key was lost.
    pub(crate) fn open(&self, (org, table, id, field): (&OrgId, &str, &str, &str), sealed: &str) -> Option<String> {
        let opened = self.sealer().open(&format!("{table}/{org}/{id}/{field}"), sealed);
        let opened = opened.inspect_err(|error| tracing::error!(%error, table, id, "a sealed field does not open"));
        String::from_utf8(opened.ok()?).ok()
    }

    /// Returns the keyed hashes of an address, with each key. The first is the one that is stored.
    pub(crate) fn hashes(&self, org: &OrgId, kind: Address, address: &str) -> Vec<String> {
        self.sealer().signatures(&format!("contacts/{org}/{}", kind.as_str()), address.as_bytes())
    }

    /// Returns the keyed hash of an address that is stored.
    pub(crate) fn hash(&self, org: &OrgId, kind: Address, address: &str) -> Option<String> {
        self.hashes(org, kind, address).into_iter().next()
    }
}

/// Returns a new random text for an address: 128 bits in 22 characters.
pub(crate) fn new_token() -> String {
    BASE64_URL_SAFE_NO_PAD.encode(rand::random::<[u8; 16]>())
}

/// Returns the hash of a token, by which it is found.
pub(crate) fn token_hash(token: &str) -> String {
    BASE64_URL_SAFE_NO_PAD.encode(Sha256::digest(token))
}
