//! Refresh tokens: one counter a session instead of a table of tokens. Pure: no clock, no database.
//!
//! A token is base64url of: version 0, the session's id (16 bytes), its counter (LEB128), 16 bytes of HMAC-SHA256 under
//! the session's own key, and 4 bytes of SHA-256 over all that, which tells a mistyped token from a forged one.

use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD};
use hmac::{Hmac, KeyInit, Mac};
use sha2::{Digest, Sha256};
use subtle::ConstantTimeEq;

use crate::SessionId;

const VERSION: u8 = 0;
const ID: usize = 16;
const PROOF: usize = 16;
const CHECKSUM: usize = 4;
/// No token is longer.
const MAX_LENGTH: usize = 100;

/// A refresh token that was read, but not proved.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Refresh {
    /// The session it says it belongs to.
    pub(crate) session: SessionId,
    /// Number of refreshes of that session when the token was made.
    pub(crate) counter: i64,
    proof: Vec<u8>,
}

/// The token of a session with `counter` refreshes behind it.
pub(crate) fn make(session: &SessionId, counter: i64, key: &[u8]) -> String {
    let mut bytes = signed_part(session, counter);
    let proof = prove(&bytes, key);
    bytes.extend_from_slice(&proof);
    let checksum = Sha256::digest(&bytes);
    bytes.extend_from_slice(&checksum[..CHECKSUM]);
    BASE64_URL_SAFE_NO_PAD.encode(bytes)
}

/// Reads a token; `None` when it is not one of ours.
pub(crate) fn read(token: &str) -> Option<Refresh> {
    if token.len() > MAX_LENGTH {
        return None;
    }
    let bytes = BASE64_URL_SAFE_NO_PAD.decode(token).ok()?;
    let (signed, checksum) = bytes.split_at_checked(bytes.len().checked_sub(CHECKSUM)?)?;
    if Sha256::digest(signed)[..CHECKSUM] != *checksum {
        return None;
    }
    let (signed, proof) = signed.split_at_checked(signed.len().checked_sub(PROOF)?)?;
    let (&version, signed) = signed.split_first()?;
    let (id, counter) = signed.split_at_checked(ID)?;
    if version != VERSION {
        return None;
    }
    let session = uuid::Uuid::from_slice(id).ok()?.to_string().parse().ok()?;
    Some(Refresh { session, counter: read_counter(counter)?, proof: proof.to_vec() })
}

/// True for the token form that came before ours; such a token is never known here.
pub(crate) fn is_first_version(token: &str) -> bool {
    token.len() == 12 && token.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit())
}

impl Refresh {
    /// True when it was made with the session's key.
    pub(crate) fn is_proved_by(&self, key: &[u8]) -> bool {
        prove(&signed_part(&self.session, self.counter), key).ct_eq(&self.proof).into()
    }
}

fn signed_part(session: &SessionId, counter: i64) -> Vec<u8> {
    let id = uuid::Uuid::try_parse(session.as_str()).unwrap_or_default();
    let mut bytes = vec![VERSION];
    bytes.extend_from_slice(id.as_bytes());
    let mut remaining = counter.unsigned_abs();
    while remaining >= 0x80 {
        bytes.push(remaining as u8 | 0x80);
        remaining >>= 7;
    }
    bytes.push(remaining as u8);
    bytes
}

fn read_counter(bytes: &[u8]) -> Option<i64> {
    let (&last, others) = bytes.split_last()?;
    if last >= 0x80 || bytes.len() > 9 || others.iter().any(|byte| *byte < 0x80) {
        return None;
    }
    let value = bytes.iter().rev().fold(0_u64, |value, byte| value << 7 | u64::from(byte & 0x7F));
    i64::try_from(value).ok()
}

fn prove(bytes: &[u8], key: &[u8]) -> [u8; PROOF] {
    let mut proof = [0; PROOF];
    // HMAC takes a key of any length.
    if let Ok(mut mac) = Hmac::<Sha256>::new_from_slice(key) {
        mac.update(bytes);
        proof.copy_from_slice(&mac.finalize().into_bytes()[..PROOF]);
    }
    proof
}

#[cfg(test)]
mod tests {
    use jiff::Timestamp;

    use super::*;

    #[test]
    fn a_created_token_is_parsed() {
        let session = SessionId::new(Timestamp::UNIX_EPOCH);
        for counter in [0, 1, 127, 128, 300, 1 << 20, i64::MAX] {
            let read = read(&make(&session, counter, b"key")).unwrap();
            assert_eq!((&read.session, read.counter), (&session, counter));
            assert!(read.is_proved_by(b"key"));
            assert!(!read.is_proved_by(b"another key"));
        }
    }

    #[test]
    fn a_token_with_any_bit_changed_is_refused() {
        let session = SessionId::new(Timestamp::UNIX_EPOCH);
        let token = make(&session, 5, b"key");
        let bytes = BASE64_URL_SAFE_NO_PAD.decode(&token).unwrap();
        for bit in 0..bytes.len() * 8 {
            let mut changed = bytes.clone();
            changed[bit / 8] ^= 1 << (bit % 8);
            let read = read(&BASE64_URL_SAFE_NO_PAD.encode(changed));
            assert!(read.is_none_or(|read| !read.is_proved_by(b"key")), "bit {bit}");
        }
    }

    #[test]
    fn a_malformed_token_is_not_parsed() {
        for text in ["", "abc", "a1b2c3d4e5f6", &"A".repeat(500), "ééé"] {
            assert_eq!(read(text), None, "{text}");
        }
        assert!(is_first_version("a1b2c3d4e5f6"));
        assert!(!is_first_version("A1b2c3d4e5f6"));
    }
}
