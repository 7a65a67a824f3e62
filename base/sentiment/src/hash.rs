//! Hashes n-grams into buckets. Part of the format of the weights: a change needs new weights.

/// Hash of bytes that grows one byte at a time (FNV-1a).
#[derive(Clone, Copy, Debug)]
pub struct Hash(u32);

impl Hash {
    /// Starts a hash; kinds of n-grams have different seeds.
    pub fn seed(kind: u32) -> Self {
        Self(0x811c_9dc5 ^ kind.wrapping_mul(0x9e37_79b9))
    }

    /// Adds bytes.
    #[must_use]
    pub fn with(self, bytes: &[u8]) -> Self {
        Self(bytes.iter().fold(self.0, |hash, byte| (hash ^ u32::from(*byte)).wrapping_mul(0x0100_0193)))
    }

    /// Returns a bucket below `buckets`.
    pub fn bucket(self, buckets: u32) -> usize {
        // FNV leaves the upper bits of short inputs similar; the bucket is chosen by them.
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 16)).wrapping_mul(0x85eb_ca6b);
        mixed = (mixed ^ (mixed >> 13)).wrapping_mul(0xc2b2_ae35);
        mixed ^= mixed >> 16;
        ((u64::from(mixed) * u64::from(buckets)) >> 32) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn buckets_do_not_change() {
        let bucket = |kind, text: &str| Hash::seed(kind).with(text.as_bytes()).bucket(50_000);
        assert_eq!(
            [bucket(0, "good"), bucket(1, "good"), bucket(0, "")],
            [bucket(0, "good"), Hash::seed(1).with(b"go").with(b"od").bucket(50_000), bucket(0, "")]
        );
        assert_ne!(bucket(0, "good"), bucket(1, "good"));
    }
}
