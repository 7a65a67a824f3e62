//! Reproducible chance.

/// A stream of numbers that depends on the seed, an aspect and an index only.
#[derive(Clone, Debug)]
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) fn new(seed: u64, aspect: &str, index: u64) -> Self {
        let aspect = aspect
            .bytes()
            .fold(0xcbf2_9ce4_8422_2325, |hash: u64, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
        let mut dice = Self(seed ^ aspect.rotate_left(17) ^ index.wrapping_mul(0x9e37_79b9_7f4a_7c15));
        dice.next();
        dice
    }

    /// The next 64 bits (splitmix64).
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut value = self.0;
        value = (value ^ (value >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        value = (value ^ (value >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        value ^ (value >> 31)
    }

    /// A number below `limit`; 0 when that is 0.
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        (self.next() % (limit.max(1) as u64)) as usize
    }

    /// A number from `low` up to and including `high`.
    pub(crate) fn between(&mut self, low: usize, high: usize) -> usize {
        low + self.below(high - low + 1)
    }

    /// True in so many cases of a hundred.
    pub(crate) fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    /// A number from 0 to 1.
    pub(crate) fn part(&mut self) -> f64 {
        (self.next() >> 11) as f64 / (1_u64 << 53) as f64
    }

    /// One of several; the first when there is nothing to choose from is a matter of the caller.
    pub(crate) fn pick<'a, T>(&mut self, from: &'a [T]) -> &'a T {
        &from[self.below(from.len())]
    }
}
