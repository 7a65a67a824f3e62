//! Names of things. A location's number in the world and its id at Google are the same thing in two spellings.

use simulated_world::{SCRAMBLED_MAX, scramble, unscramble};

use super::World;

/// Ids are 52 bits above this: nineteen digits, as Google's are.
const BASE: u64 = 4_611_686_018_427_387_904;

/// `locations/{id}`
pub(crate) fn location_name(world: &World, index: usize) -> String {
    format!("locations/{}", BASE + scramble(index as u64, world.businesses.seed))
}

/// The location behind `locations/{id}`, if the world has it or could have made it later.
pub(crate) fn location_index(world: &World, name: &str) -> Option<usize> {
    let id: u64 = name.strip_prefix("locations/")?.parse().ok()?;
    let index = unscramble(id.checked_sub(BASE).filter(|offset| *offset <= SCRAMBLED_MAX)?, world.businesses.seed);
    usize::try_from(index).ok()
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
        assert_eq!(location_index(&world, "locations/12"), None);
    }
}
