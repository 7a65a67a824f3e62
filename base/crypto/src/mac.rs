//! Signs data stored in the clear, so that write access to the database cannot change it undetected.

use aws_lc_rs::hmac::{self, HMAC_SHA256, Key};
use base64::{Engine, prelude::BASE64_URL_SAFE_NO_PAD};

use crate::{KEY_BYTES, Keys, Sealer, Unopened};

/// Purpose of the derived signing key, which must differ from the sealing key.
const PURPOSE: &[u8] = b"vitrine signatures 1";

impl Sealer {
    /// Returns a signature (HMAC-SHA256) of `data` as text to be stored with it; valid only for this context.
    ///
    /// # Errors
    /// Never with a sealer from [`Sealer::new`]: its current key is among its keys.
    pub fn sign(&self, context: &str, data: &[u8]) -> Result<String, Unopened> {
        let current = &self.0.current;
        let key = self.0.signing.get(current).ok_or(Unopened::UnknownKey)?;
        let tag = hmac::sign(key, &bound(context, data));
        Ok(format!("{current}.{}", BASE64_URL_SAFE_NO_PAD.encode(tag)))
    }

    /// Returns the signatures of `data` with all keys, that of the current key first: a stored signature is found by one of
    /// them, whichever key was current when it was made.
    pub fn signatures(&self, context: &str, data: &[u8]) -> Vec<String> {
        let Keys { current, signing, .. } = &*self.0;
        let bytes = bound(context, data);
        let mut names: Vec<&String> = signing.keys().collect();
        names.sort_by_key(|name| (*name != current, *name));
        let tag = |name| format!("{name}.{}", BASE64_URL_SAFE_NO_PAD.encode(hmac::sign(&signing[name], &bytes)));
        names.into_iter().map(tag).collect()
    }

    /// Checks a signature of `data`, made with the current key or an earlier one.
    ///
    /// # Errors
    /// [`Unopened`] when the signature is not valid, or its key is unknown.
    pub fn check(&self, context: &str, data: &[u8], signature: &str) -> Result<(), Unopened> {
        let (key, tag) = signature.split_once('.').ok_or(Unopened::Altered)?;
        let key = self.0.signing.get(key).ok_or(Unopened::UnknownKey)?;
        let tag = BASE64_URL_SAFE_NO_PAD.decode(tag).map_err(|_| Unopened::Altered)?;
        hmac::verify(key, &bound(context, data), &tag).map_err(|_| Unopened::Altered)
    }
}

/// Derives the signing key from a sealing key.
pub(crate) fn signing_key(key: &[u8; KEY_BYTES]) -> Key {
    let derived = hmac::sign(&Key::new(HMAC_SHA256, key), PURPOSE);
    Key::new(HMAC_SHA256, derived.as_ref())
}

/// Joins context and data such that no other pair gives the same bytes.
fn bound(context: &str, data: &[u8]) -> Vec<u8> {
    let mut bytes = (context.len() as u64).to_be_bytes().to_vec();
    bytes.extend_from_slice(context.as_bytes());
    bytes.extend_from_slice(data);
    bytes
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sealer(keys: &[u8]) -> Sealer {
        let keys: Vec<[u8; KEY_BYTES]> = keys.iter().map(|byte| [*byte; KEY_BYTES]).collect();
        Sealer::new(&keys).unwrap()
    }

    #[test]
    fn each_bit_of_data_context_and_signature_matters() {
        let sealer = sealer(&[1]);
        let signature = sealer.sign("rows/1", b"data").unwrap();
        assert_eq!(signature, sealer.sign("rows/1", b"data").unwrap(), "the same each time");
        assert_eq!(sealer.check("rows/1", b"data", &signature), Ok(()));
        assert_eq!(sealer.check("rows/2", b"data", &signature), Err(Unopened::Altered));
        assert_eq!(sealer.check("rows/1d", b"ata", &signature), Err(Unopened::Altered));
        let (key, tag) = signature.split_once('.').unwrap();
        let tag = BASE64_URL_SAFE_NO_PAD.decode(tag).unwrap();
        for bit in 0..tag.len() * 8 {
            let mut altered = tag.clone();
            altered[bit / 8] ^= 1 << (bit % 8);
            let altered = format!("{key}.{}", BASE64_URL_SAFE_NO_PAD.encode(altered));
            assert_eq!(sealer.check("rows/1", b"data", &altered), Err(Unopened::Altered), "bit {bit}");
        }
        for nonsense in ["", ".", "x", &format!("{key}."), &format!("{key}.AAAA"), &format!("{key}.é")] {
            assert!(sealer.check("rows/1", b"data", nonsense).is_err(), "{nonsense:?}");
        }
    }

    #[test]
    fn an_old_key_checks_and_a_new_one_signs() {
        let old = sealer(&[1]).sign("a", b"data").unwrap();
        let both = sealer(&[2, 1]);
        assert_eq!(both.check("a", b"data", &old), Ok(()));
        let new = both.sign("a", b"data").unwrap();
        assert_eq!(sealer(&[1]).check("a", b"data", &new), Err(Unopened::UnknownKey));
        assert_eq!(both.signatures("a", b"data"), [new, old]);
    }
}
