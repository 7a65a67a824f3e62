//! Ids of businesses: the index of a business in another spelling, so that it can be read back.

use crate::World;

/// Odd, so that multiplying by it can be undone.
const FACTOR: u64 = 0x0005_deec_e66d_1b2d;
/// Highest scrambled number: 52 bits.
pub const SCRAMBLED_MAX: u64 = (1 << 52) - 1;

impl World {
    /// Returns the place id of a business, by which every vendor names it that shows Maps.
    pub fn place_id(&self, index: usize) -> String {
        format!("ChIJ{:013x}SIM{:07x}", scramble(index as u64, self.seed ^ 0x51), index)
    }

    /// Returns the business with a place id.
    pub fn place_index(&self, id: &str) -> Option<usize> {
        let index = usize::from_str_radix(id.get(20..)?, 16).ok()?;
        (index < self.size && self.place_id(index) == id).then_some(index)
    }
}

/// Returns a number that looks random and leads back to `index`.
pub fn scramble(index: u64, seed: u64) -> u64 {
    (index.wrapping_mul(FACTOR) ^ mask(seed)) & SCRAMBLED_MAX
}

/// Returns the index behind a scrambled number.
pub fn unscramble(value: u64, seed: u64) -> u64 {
    (value ^ mask(seed)).wrapping_mul(inverse()) & SCRAMBLED_MAX
}

fn mask(seed: u64) -> u64 {
    seed.wrapping_mul(0x9e37_79b9) & SCRAMBLED_MAX
}

/// FACTOR's inverse modulo 2^64, by Newton's method.
const fn inverse() -> u64 {
    let mut inverse = FACTOR;
    let mut round = 0;
    while round < 6 {
        inverse = inverse.wrapping_mul(2_u64.wrapping_sub(FACTOR.wrapping_mul(inverse)));
        round += 1;
    }
    inverse
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_id_leads_back_to_its_business() {
        let world = World::new(7, 10);
        assert_eq!(world.place_index(&world.place_id(9)), Some(9));
        assert_eq!(world.place_index("ChIJé"), None);
    }
}
