//! Authentication of chunks: a digest, or the tag of the cipher. Pure except for randomness.

use argon2::{Algorithm, Argon2, Params, Version};
use aws_lc_rs::{
    aead::{AES_256_GCM, Aad, LessSafeKey, Nonce, UnboundKey},
    digest::{SHA256, digest},
    rand,
};

use crate::{Error, Result};

/// First bytes of every backup file.
const MAGIC: &[u8; 14] = b"vitrine-backup";
/// Format written by this program, and the latest that it can read.
const FORMAT: u16 = 1;
/// Argon2id parameters of the format: the second choice of RFC 9106, with one lane.
const MEMORY_KIB: u32 = 64 * 1024;
const PASSES: u32 = 3;
const LANES: u32 = 1;
/// Bytes of the salt, of the passphrase check value, and of the proof of a chunk.
const SHORT: usize = 16;

/// Bytes of the header.
pub(crate) const HEADER: usize = MAGIC.len() + 2 + 1 + 2 * SHORT;
/// Bytes of the proof of a chunk.
pub(crate) const PROOF: usize = SHORT;

/// File header with the authentication of its chunks.
pub(crate) struct Seal {
    header: Vec<u8>,
    key: Option<LessSafeKey>,
}

impl Seal {
    /// Creates the seal of a new file. A passphrase encrypts its content.
    pub(crate) fn new(passphrase: Option<&str>) -> Result<Self> {
        let mut header = [MAGIC.as_slice(), &FORMAT.to_le_bytes(), &[u8::from(passphrase.is_some())]].concat();
        let Some(passphrase) = passphrase else {
            header.resize(HEADER, 0);
            return Ok(Self { header, key: None });
        };
        let mut salt = [0; SHORT];
        rand::fill(&mut salt).map_err(|_| Error::internal("no randomness to make a salt from"))?;
        let (key, mark) = derive(passphrase, &salt)?;
        header.extend(salt);
        header.extend(mark);
        Ok(Self { header, key: Some(key) })
    }

    /// Reads the seal of a file from its header.
    pub(crate) fn of(header: Vec<u8>, passphrase: Option<&str>) -> Result<Self> {
        let rest = header.strip_prefix(MAGIC).ok_or(Error::NoBackup)?;
        if header.len() < HEADER {
            return Err(Error::CutOff);
        }
        let (format, rest) = rest.split_first_chunk().ok_or(Error::CutOff)?;
        let format = u16::from_le_bytes(*format);
        if format > FORMAT {
            return Err(Error::NewerFormat(format));
        }
        let ([is_sealed], rest) = rest.split_first_chunk().ok_or(Error::CutOff)?;
        let (salt, mark) = rest.split_first_chunk().ok_or(Error::CutOff)?;
        let key = match (format, is_sealed, passphrase) {
            (FORMAT, 0, _) => None,
            (FORMAT, 1, None) => return Err(Error::Encrypted),
            (FORMAT, 1, Some(passphrase)) => {
                let (key, expected) = derive(passphrase, salt)?;
                if mark != expected {
                    return Err(Error::WrongPassphrase);
                }
                Some(key)
            }
            _ => return Err(Error::damaged("its header makes no sense")),
        };
        Ok(Self { header, key })
    }

    /// Returns the first bytes of the file.
    pub(crate) fn header(&self) -> &[u8] {
        &self.header
    }

    /// Converts the content of a chunk into its written form: encrypted if there is a key, followed by its proof.
    pub(crate) fn close(&self, at: u64, is_last: bool, content: &mut Vec<u8>) -> Result<()> {
        if let Some(key) = &self.key {
            return key
                .seal_in_place_append_tag(nonce(at, is_last), Aad::from(&self.header), content)
                .map_err(|_| Error::internal("the content could not be encrypted"));
        }
        let proof = self.digest(at, is_last, content);
        content.extend(proof);
        Ok(())
    }

    /// Verifies a chunk at its position in this file and returns its content.
    pub(crate) fn open(&self, at: u64, is_last: bool, mut chunk: Vec<u8>) -> Result<Vec<u8>> {
        let altered = || Error::damaged(format!("part {at} is not what was written"));
        let length = chunk.len().checked_sub(PROOF).ok_or_else(altered)?;
        match &self.key {
            Some(key) => {
                key.open_in_place(nonce(at, is_last), Aad::from(&self.header), &mut chunk).map_err(|_| altered())?;
            }
            None if self.digest(at, is_last, &chunk[..length]) == chunk[length..] => {}
            None => return Err(altered()),
        }
        chunk.truncate(length);
        Ok(chunk)
    }

    fn digest(&self, at: u64, is_last: bool, content: &[u8]) -> [u8; PROOF] {
        let all = [&self.header, &at.to_le_bytes()[..], &[u8::from(is_last)], content].concat();
        let mut proof = [0; PROOF];
        proof.copy_from_slice(&digest(&SHA256, &all).as_ref()[..PROOF]);
        proof
    }
}

/// Returns the nonce of a chunk. It is unique per key, because each file has its own key from its salt.
fn nonce(at: u64, is_last: bool) -> Nonce {
    let mut nonce = [0; 12];
    nonce[3..11].copy_from_slice(&at.to_be_bytes());
    nonce[11] = is_last.into();
    Nonce::assume_unique_for_key(nonce)
}

/// Derives the key and the passphrase check value: two parts of one hash, neither of which reveals the other.
fn derive(passphrase: &str, salt: &[u8; SHORT]) -> Result<(LessSafeKey, [u8; SHORT])> {
    let mut hash = [0; 32 + SHORT];
    let params = Params::new(MEMORY_KIB, PASSES, LANES, Some(hash.len())).map_err(Error::internal)?;
    Argon2::new(Algorithm::Argon2id, Version::V0x13, params)
        .hash_password_into(passphrase.as_bytes(), salt, &mut hash)
        .map_err(Error::internal)?;
    let (key, rest) = hash.split_at(32);
    let key = UnboundKey::new(&AES_256_GCM, key).map_err(|_| Error::internal("no key of 32 bytes"))?;
    let mut mark = [0; SHORT];
    mark.copy_from_slice(rest);
    Ok((LessSafeKey::new(key), mark))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn closed(seal: &Seal, at: u64, is_last: bool) -> Vec<u8> {
        let mut chunk = b"content".to_vec();
        seal.close(at, is_last, &mut chunk).unwrap();
        chunk
    }

    #[test]
    fn a_chunk_opens_in_its_place_only_and_every_bit_of_it_counts() {
        for passphrase in [None, Some("correct horse")] {
            let seal = Seal::new(passphrase).unwrap();
            let chunk = closed(&seal, 3, false);
            assert_eq!(seal.open(3, false, chunk.clone()).unwrap(), b"content");
            assert!(seal.open(4, false, chunk.clone()).is_err());
            assert!(seal.open(3, true, chunk.clone()).is_err());
            assert!(seal.open(3, false, chunk[..5].to_vec()).is_err());
            for bit in 0..chunk.len() * 8 {
                let mut altered = chunk.clone();
                altered[bit / 8] ^= 1 << (bit % 8);
                assert!(seal.open(3, false, altered).is_err(), "bit {bit}");
            }
        }
    }

    #[test]
    fn sealed_files_hide_their_content_and_use_different_keys() {
        let (first, other) = (Seal::new(Some("secret")).unwrap(), Seal::new(Some("secret")).unwrap());
        let chunk = closed(&first, 0, true);
        assert!(!chunk.windows(7).any(|part| part == b"content"));
        assert!(other.open(0, true, chunk).is_err());
    }

    #[test]
    fn a_header_states_the_required_key_and_version() {
        let plain = Seal::new(None).unwrap().header().to_vec();
        let sealed = Seal::new(Some("secret")).unwrap().header().to_vec();
        assert!(matches!(Seal::of(sealed.clone(), None), Err(Error::Encrypted)));
        assert!(matches!(Seal::of(sealed.clone(), Some("Secret")), Err(Error::WrongPassphrase)));
        assert!(Seal::of(sealed, Some("secret")).is_ok());
        assert!(Seal::of(plain.clone(), Some("not needed")).is_ok());
        assert!(matches!(Seal::of(vec![b'x'; HEADER], None), Err(Error::NoBackup)));
        let mut newer = plain.clone();
        newer[MAGIC.len()] = 9;
        assert!(matches!(Seal::of(newer, None), Err(Error::NewerFormat(9))));
        let mut odd = plain;
        odd[MAGIC.len() + 2] = 7;
        assert!(matches!(Seal::of(odd, None), Err(Error::Damaged(_))));
    }
}
