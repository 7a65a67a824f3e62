//! Hashes under which random tokens are stored.

use sha2::{Digest, Sha256};

/// Hash under which a token is stored, so that a reader of the database cannot follow its link.
pub(crate) fn hash(token: &str) -> String {
    hex(&Sha256::digest(token))
}

/// Lower-case hexadecimal.
pub(crate) fn hex(bytes: &[u8]) -> String {
    use std::fmt::Write;
    bytes.iter().fold(String::with_capacity(bytes.len() * 2), |mut text, byte| {
        // Writing to a String cannot fail.
        let _ = write!(text, "{byte:02x}");
        text
    })
}
