//! Public keys as devices write them (RFC 9053), of the three kinds that devices have: ES256, EdDSA and RS256.

use aws_lc_rs::signature::{
    ECDSA_P256_SHA256_ASN1, ED25519, ParsedPublicKey, RSA_PKCS1_2048_8192_SHA256, RsaPublicKeyComponents,
    UnparsedPublicKey,
};
use minicbor::{Decoder, data::Type};

/// A key has no more entries.
const MAX_ENTRIES: u64 = 16;
/// Bytes of a coordinate.
const COORDINATE: usize = 32;

/// A public key.
pub(super) enum Key<'a> {
    /// A point, uncompressed.
    Es256(Vec<u8>),
    EdDsa(&'a [u8]),
    Rs256 {
        modulus: &'a [u8],
        exponent: &'a [u8],
    },
}

/// The algorithms by their numbers, the best first.
pub(crate) const ALGORITHMS: [i64; 3] = [-8, -7, -257];

impl<'a> Key<'a> {
    /// Nothing when it is of another kind, or anything is left over.
    pub(super) fn read(bytes: &'a [u8]) -> Option<Self> {
        let mut decoder = Decoder::new(bytes);
        let entries = decoder.map().ok()??;
        if entries > MAX_ENTRIES {
            return None;
        }
        let (mut family, mut algorithm, mut curve) = (0, 0, 0);
        let (mut first, mut second, mut third) = (None, None, None);
        for _ in 0..entries {
            match decoder.i64().ok()? {
                1 => family = decoder.i64().ok()?,
                3 => algorithm = decoder.i64().ok()?,
                -1 if decoder.datatype().ok()? == Type::Bytes => first = Some(decoder.bytes().ok()?),
                -1 => curve = decoder.i64().ok()?,
                -2 => second = Some(decoder.bytes().ok()?),
                -3 => third = Some(decoder.bytes().ok()?),
                _ => decoder.skip().ok()?,
            }
        }
        if decoder.position() != bytes.len() {
            return None;
        }
        match (family, algorithm, curve, first, second, third) {
            (2, -7, 1, None, Some(x), Some(y)) if x.len() == COORDINATE && y.len() == COORDINATE => {
                Some(Self::Es256([&[4], x, y].concat()))
            }
            (1, -8, 6, None, Some(point), None) if point.len() == COORDINATE => Some(Self::EdDsa(point)),
            (3, -257, 0, Some(modulus), Some(exponent), None) => Some(Self::Rs256 { modulus, exponent }),
            _ => None,
        }
    }

    /// False for a point that is not on its curve, and for RSA of unusual size.
    pub(super) fn is_good(&self) -> bool {
        match self {
            Self::Es256(point) => ParsedPublicKey::new(&ECDSA_P256_SHA256_ASN1, point).is_ok(),
            Self::EdDsa(point) => ParsedPublicKey::new(&ED25519, point).is_ok(),
            Self::Rs256 { modulus, exponent } => {
                (256..=512).contains(&modulus.len()) && (1..=4).contains(&exponent.len())
            }
        }
    }

    pub(super) fn verifies(&self, message: &[u8], signature: &[u8]) -> bool {
        let verified = match self {
            Self::Es256(point) => UnparsedPublicKey::new(&ECDSA_P256_SHA256_ASN1, point).verify(message, signature),
            Self::EdDsa(point) => UnparsedPublicKey::new(&ED25519, point).verify(message, signature),
            Self::Rs256 { modulus, exponent } => RsaPublicKeyComponents { n: modulus, e: exponent }.verify(
                &RSA_PKCS1_2048_8192_SHA256,
                message,
                signature,
            ),
        };
        verified.is_ok()
    }
}

#[cfg(test)]
mod tests {
    use aws_lc_rs::{
        rand::SystemRandom,
        rsa::{KeyPair as RsaKeyPair, KeySize},
        signature::{Ed25519KeyPair, KeyPair, RSA_PKCS1_SHA256},
    };

    use super::*;

    fn ed25519(point: &[u8]) -> Vec<u8> {
        [b"\xa4\x01\x01\x03\x27\x20\x06\x21\x58\x20", point].concat()
    }

    #[test]
    fn a_signature_counts_for_its_key_and_message() {
        let pair = Ed25519KeyPair::generate().unwrap();
        let bytes = ed25519(pair.public_key().as_ref());
        let key = Key::read(&bytes).unwrap();
        let signature = pair.sign(b"message");
        assert!(key.is_good());
        assert!(key.verifies(b"message", signature.as_ref()));
        assert!(!key.verifies(b"massage", signature.as_ref()));
        assert!(!key.verifies(b"message", &signature.as_ref()[1..]));
        let other = ed25519(Ed25519KeyPair::generate().unwrap().public_key().as_ref());
        assert!(!Key::read(&other).unwrap().verifies(b"message", signature.as_ref()));
    }

    #[test]
    fn rsa_keys_of_windows_devices_are_read() {
        let pair = RsaKeyPair::generate(KeySize::Rsa2048).unwrap();
        let public = pair.public_key();
        let (n, e) = (public.modulus(), public.exponent());
        let (n, e) = (n.big_endian_without_leading_zero(), e.big_endian_without_leading_zero());
        let bytes = [
            b"\xa4\x01\x03\x03\x39\x01\x00\x20\x59\x01\x00".as_slice(),
            n,
            &[0x21, 0x40 | u8::try_from(e.len()).unwrap()],
            e,
        ]
        .concat();
        let key = Key::read(&bytes).unwrap();
        assert!(key.is_good());
        let mut signature = vec![0; pair.public_modulus_len()];
        pair.sign(&RSA_PKCS1_SHA256, &SystemRandom::new(), b"message", &mut signature).unwrap();
        assert!(key.verifies(b"message", &signature));
        signature[9] ^= 1;
        assert!(!key.verifies(b"message", &signature));
    }

    #[test]
    fn a_key_that_is_none_is_not_read() {
        let good = ed25519(&[1; 32]);
        assert!(Key::read(&good).is_some());
        for end in 0..good.len() {
            assert!(Key::read(&good[..end]).is_none(), "{end}");
        }
        let longer = [good.as_slice(), &[0]].concat();
        assert!(Key::read(&longer).is_none());
        // ES256 by number, but the family and curve of EdDSA; more entries than any key has.
        let mut mixed = good.clone();
        mixed[4] = 0x26;
        assert!(Key::read(&mixed).is_none());
        assert!(Key::read(&[0xb8, 0xff]).is_none());
        // A point that is not on the curve.
        let point =
            [b"\xa5\x01\x02\x03\x26\x20\x01\x21\x58\x20".as_slice(), &[1; 32], b"\x22\x58\x20", &[1; 32]].concat();
        assert!(!Key::read(&point).unwrap().is_good());
    }
}
