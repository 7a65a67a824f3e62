//! Identity of a review: importing a file twice adds nothing.

use std::fmt::Write;

use jiff::Timestamp;
use locations::LocationId;
use sha2::{Digest, Sha256};

use crate::types::Source;

/// Location, source and id by which a review is known.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub(crate) struct Identity {
    /// Location.
    pub(crate) location: LocationId,
    /// Site.
    pub(crate) source: Source,
    /// Id at the site, or made from the review.
    pub(crate) external_id: String,
}

impl Identity {
    /// Returns the identity as one text.
    pub(crate) fn key(&self) -> String {
        format!("{}|{}|{}", self.location, self.source.as_str(), self.external_id)
    }

    /// Reads an identity from its text.
    pub(crate) fn of_key(key: &str) -> Option<Self> {
        let mut parts = key.splitn(3, '|');
        let (location, source, external_id) = (parts.next()?, parts.next()?, parts.next()?);
        let source = [Source::Google, Source::Facebook, Source::Trustpilot, Source::Other]
            .into_iter()
            .find(|of| of.as_str() == source)?;
        Some(Self { location: location.parse().ok()?, source, external_id: external_id.to_owned() })
    }
}

/// Returns the id of a review: that of its site, or else a hash of location, site, author, time and text. It is stored, so
/// its computation must not change.
pub(crate) fn identity(
    location: LocationId,
    source: Source,
    external_id: &str,
    (author, written_at, text): (&str, Timestamp, &str),
) -> Identity {
    if !external_id.is_empty() {
        return Identity { location, source, external_id: external_id.to_owned() };
    }
    let mut hash = Sha256::new();
    for part in [location.as_str(), source.as_str(), author, &written_at.as_millisecond().to_string(), text] {
        hash.update(part);
        hash.update("\n");
    }
    let mut external_id = String::with_capacity(34);
    external_id.push_str("h:");
    for byte in &hash.finalize()[..16] {
        // Writing to a string cannot fail.
        let _ = write!(external_id, "{byte:02x}");
    }
    Identity { location, source, external_id }
}
