//! Seals stored secrets, so that read access to the database does not reveal them. Signs data stored in the clear, so
//! that write access to the database cannot change it undetected.

mod file;
mod mac;

use std::{collections::HashMap, sync::Arc};

use aws_lc_rs::aead::{AES_256_GCM, Aad, NONCE_LEN, Nonce, RandomizedNonceKey};
use aws_lc_rs::digest::{SHA256, digest};
use aws_lc_rs::hmac;
use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD};

pub use file::{FileError, read_or_make};

/// Length of a key in bytes.
pub const KEY_BYTES: usize = 32;

/// Sealer: encrypts with its current key, and decrypts with that key or earlier ones. Cheap to clone.
#[derive(Clone)]
pub struct Sealer(Arc<Keys>);

struct Keys {
    current: String,
    all: HashMap<String, RandomizedNonceKey>,
    /// Signing keys, derived from the sealing keys and stored under their names.
    signing: HashMap<String, hmac::Key>,
}

/// Error of opening a sealed text or checking a signature.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unopened {
    /// The key that sealed it is not in the key file.
    #[error("sealed with a key that is not in the key file")]
    UnknownKey,
    /// The text was altered, or sealed for another context.
    #[error("altered, or sealed for something else")]
    Altered,
}

impl Sealer {
    /// Creates a sealer that seals with the first of these keys; `None` when there is none.
    pub fn new(keys: &[[u8; KEY_BYTES]]) -> Option<Self> {
        let current = name(keys.first()?);
        let all = keys.iter().map(|key| Some((name(key), RandomizedNonceKey::new(&AES_256_GCM, key).ok()?)));
        let signing = keys.iter().map(|key| (name(key), mac::signing_key(key))).collect();
        Some(Self(Arc::new(Keys { current, all: all.collect::<Option<_>>()?, signing })))
    }

    /// Encrypts a secret as text to be stored; it can be opened only with this context.
    ///
    /// # Errors
    /// Fails when the system provides no randomness.
    pub fn seal(&self, context: &str, secret: &[u8]) -> Result<String, Unopened> {
        let Keys { current, all, .. } = &*self.0;
        let key = all.get(current).ok_or(Unopened::UnknownKey)?;
        let mut bytes = secret.to_vec();
        let nonce = key.seal_in_place_append_tag(Aad::from(context), &mut bytes).map_err(|_| Unopened::Altered)?;
        let mut sealed = nonce.as_ref().to_vec();
        sealed.extend_from_slice(&bytes);
        Ok(format!("{current}.{}", BASE64_URL_SAFE_NO_PAD.encode(sealed)))
    }

    /// Decrypts a sealed text.
    ///
    /// # Errors
    /// [`Unopened`], never with a part of the secret.
    pub fn open(&self, context: &str, sealed: &str) -> Result<Vec<u8>, Unopened> {
        let (key, sealed) = sealed.split_once('.').ok_or(Unopened::Altered)?;
        let key = self.0.all.get(key).ok_or(Unopened::UnknownKey)?;
        let sealed = BASE64_URL_SAFE_NO_PAD.decode(sealed).map_err(|_| Unopened::Altered)?;
        let (nonce, rest) = sealed.split_at_checked(NONCE_LEN).ok_or(Unopened::Altered)?;
        let nonce = Nonce::try_assume_unique_for_key(nonce).map_err(|_| Unopened::Altered)?;
        let mut bytes = rest.to_vec();
        let secret = key.open_in_place(nonce, Aad::from(context), &mut bytes).map_err(|_| Unopened::Altered)?;
        Ok(secret.to_vec())
    }

    /// Returns true when the text is sealed with the current key. Other texts must be sealed again before their key is
    /// removed.
    pub fn is_current(&self, sealed: &str) -> bool {
        sealed.split_once('.').is_some_and(|(key, _)| key == self.0.current)
    }
}

impl std::fmt::Debug for Sealer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Sealer").field("current", &self.0.current).finish_non_exhaustive()
    }
}

/// Returns a name for a key that does not reveal it: the first bytes of its digest.
fn name(key: &[u8; KEY_BYTES]) -> String {
    BASE64_URL_SAFE_NO_PAD.encode(&digest(&SHA256, key).as_ref()[..6])
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sealer(keys: &[u8]) -> Sealer {
        let keys: Vec<[u8; KEY_BYTES]> = keys.iter().map(|byte| [*byte; KEY_BYTES]).collect();
        Sealer::new(&keys).unwrap()
    }

    #[test]
    fn sealed_values_open_again_and_differ_each_time() {
        let sealer = sealer(&[1]);
        let (first, second) = (sealer.seal("a", b"secret").unwrap(), sealer.seal("a", b"secret").unwrap());
        assert_ne!(first, second);
        assert!(!first.contains("secret"));
        assert_eq!(sealer.open("a", &first).unwrap(), b"secret");
        assert_eq!(sealer.open("a", &second).unwrap(), b"secret");
        assert_eq!(sealer.open("a", &sealer.seal("a", b"").unwrap()).unwrap(), b"");
    }

    #[test]
    fn each_bit_of_a_sealed_text_matters_and_so_does_its_context() {
        let sealer = sealer(&[1]);
        let sealed = sealer.seal("rows/1", b"secret").unwrap();
        assert_eq!(sealer.open("rows/2", &sealed), Err(Unopened::Altered));
        let (key, bytes) = sealed.split_once('.').unwrap();
        let bytes = BASE64_URL_SAFE_NO_PAD.decode(bytes).unwrap();
        for bit in 0..bytes.len() * 8 {
            let mut altered = bytes.clone();
            altered[bit / 8] ^= 1 << (bit % 8);
            let altered = format!("{key}.{}", BASE64_URL_SAFE_NO_PAD.encode(altered));
            assert_eq!(sealer.open("rows/1", &altered), Err(Unopened::Altered), "bit {bit}");
        }
        for nonsense in ["", ".", "x", &format!("{key}."), &format!("{key}.AAAA"), &format!("{key}.é")] {
            assert!(sealer.open("rows/1", nonsense).is_err(), "{nonsense:?}");
        }
    }

    #[test]
    fn an_old_key_opens_and_a_new_one_seals() {
        let old = sealer(&[1]).seal("a", b"secret").unwrap();
        let both = sealer(&[2, 1]);
        assert_eq!(both.open("a", &old).unwrap(), b"secret");
        assert!(!both.is_current(&old));
        let new = both.seal("a", b"secret").unwrap();
        assert!(both.is_current(&new));
        assert_eq!(sealer(&[1]).open("a", &new), Err(Unopened::UnknownKey));
        assert!(Sealer::new(&[]).is_none());
    }

    #[test]
    fn a_sealer_does_not_show_its_keys() {
        let debug_text = format!("{:?}", sealer(&[7]));
        assert!(!debug_text.contains("7, 7"), "{debug_text}");
    }
}
