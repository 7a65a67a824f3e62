//! Names of things. A location's number in the world and its id at Google are the same thing in two spellings.

use super::World;

/// Odd, so that multiplying by it can be undone.
const FACTOR: u64 = 0x0005_deec_e66d_1b2d;
/// Ids are 52 bits above this: nineteen digits, as Google's are.
const BASE: u64 = 4_611_686_018_427_387_904;
const MASK: u64 = (1 << 52) - 1;

/// `locations/{id}`
pub(crate) fn location_name(world: &World, index: usize) -> String {
    format!("locations/{}", BASE + scramble(index as u64, world.businesses.seed))
}

/// The location behind `locations/{id}`, if the world has it or could have made it later.
pub(crate) fn location_index(world: &World, name: &str) -> Option<usize> {
    let id: u64 = name.strip_prefix("locations/")?.parse().ok()?;
    let index = unscramble(id.checked_sub(BASE).filter(|rest| *rest <= MASK)?, world.businesses.seed);
    usize::try_from(index).ok()
}

/// Its id on Maps.
pub(super) fn place_id(world: &World, index: usize) -> String {
    format!("ChIJ{:013x}SIM{:07x}", scramble(index as u64, world.businesses.seed ^ 0x51), index)
}

/// The location behind a place id.
pub(crate) fn place_index(world: &World, id: &str) -> Option<usize> {
    let index = usize::from_str_radix(id.get(20..)?, 16).ok()?;
    (index < world.size && place_id(world, index) == id).then_some(index)
}

fn scramble(index: u64, seed: u64) -> u64 {
    (index.wrapping_mul(FACTOR) ^ (seed.wrapping_mul(0x9e37_79b9) & MASK)) & MASK
}

fn unscramble(value: u64, seed: u64) -> u64 {
    ((value ^ (seed.wrapping_mul(0x9e37_79b9) & MASK)).wrapping_mul(inverse())) & MASK
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
    fn an_id_leads_back_to_its_location() {
        let world = World::new(7, 10);
        for index in [0, 1, 9, 99_999] {
            assert_eq!(location_index(&world, &location_name(&world, index)), Some(index));
        }
        assert_eq!(place_index(&world, &place_id(&world, 9)), Some(9));
        assert_eq!(location_index(&world, "locations/12"), None);
        assert_eq!(place_index(&world, "ChIJé"), None);
    }
}
