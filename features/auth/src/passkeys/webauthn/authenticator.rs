//! The bytes that a device signs: which site it saw, what its user did, how often it signed, and a new credential.

use minicbor::Decoder;

const USER_PRESENT: u8 = 1;
const USER_VERIFIED: u8 = 1 << 2;
const BACKUP_ELIGIBLE: u8 = 1 << 3;
const BACKED_UP: u8 = 1 << 4;
const ATTESTED: u8 = 1 << 6;
const EXTENSIONS: u8 = 1 << 7;
/// Names the make of the device; not asked for.
const MAKE: usize = 16;

/// Read, but not proved.
pub(super) struct AuthenticatorData<'a> {
    /// SHA-256 of the host name that the browser showed.
    pub(super) site_hash: &'a [u8],
    flags: u8,
    /// 0 from devices that do not count.
    pub(super) sign_count: u32,
    attested: Option<Attested<'a>>,
}

/// A new credential.
#[derive(Clone, Copy)]
pub(super) struct Attested<'a> {
    pub(super) id: &'a [u8],
    /// A COSE key.
    pub(super) key: &'a [u8],
}

impl<'a> AuthenticatorData<'a> {
    /// Nothing when a part is missing, or anything is left over.
    pub(super) fn read(bytes: &'a [u8]) -> Option<Self> {
        let (site_hash, remaining) = bytes.split_at_checked(32)?;
        let (&flags, remaining) = remaining.split_first()?;
        let (count, mut remaining) = remaining.split_first_chunk::<4>()?;
        if flags & BACKED_UP != 0 && flags & BACKUP_ELIGIBLE == 0 {
            return None;
        }
        let mut attested = None;
        if flags & ATTESTED != 0 {
            let (_, after) = remaining.split_at_checked(MAKE)?;
            let (length, after) = after.split_first_chunk::<2>()?;
            let (id, after) = after.split_at_checked(u16::from_be_bytes(*length).into())?;
            let (key, after) = after.split_at_checked(length_of_map(after)?)?;
            attested = Some(Attested { id, key });
            remaining = after;
        }
        let extensions = if flags & EXTENSIONS != 0 { length_of_map(remaining)? } else { 0 };
        (extensions == remaining.len()).then_some(Self {
            site_hash,
            flags,
            sign_count: u32::from_be_bytes(*count),
            attested,
        })
    }

    pub(super) fn is_user_present(&self) -> bool {
        self.flags & USER_PRESENT != 0
    }

    /// By a fingerprint, a face or a code of the device.
    pub(super) fn is_user_verified(&self) -> bool {
        self.flags & USER_VERIFIED != 0
    }

    pub(super) fn attested(&self) -> Option<Attested<'a>> {
        self.attested
    }
}

/// Bytes of the CBOR map at the beginning.
fn length_of_map(bytes: &[u8]) -> Option<usize> {
    let mut decoder = Decoder::new(bytes);
    for _ in 0..decoder.map().ok()?? {
        decoder.skip().ok()?;
        decoder.skip().ok()?;
    }
    Some(decoder.position())
}
