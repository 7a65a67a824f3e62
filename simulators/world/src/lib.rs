//! Invented businesses that all simulators show: owners, addresses, hours, reviews. They are computed from a seed when
//! they are asked for, so that a world of 100,000 businesses costs no memory.

mod business;
mod clock;
mod data;
mod dice;
mod faults;
mod hours;
mod ids;
mod keywords;
mod locks;
mod people;
mod rate;
mod reviews;

pub use business::{Business, Status};
pub use clock::{Clock, ClockChange};
pub use data::{CATEGORIES, CITIES, Category, City};
pub use dice::Dice;
pub use faults::{Fault, Faults};
pub use hours::{OpeningPeriod, SpecialDay};
pub use ids::{SCRAMBLED_MAX, scramble, unscramble};
pub use keywords::Keyword;
pub use locks::lock;
pub use people::{Owner, OwnerKind, Person, Role};
pub use rate::RateWindow;
pub use reviews::{Review, Reviews};

/// World of people, owners and businesses.
#[derive(Debug)]
pub struct World {
    /// Seed of all random numbers.
    pub seed: u64,
    /// People; the first one is the agency.
    pub people: Vec<Person>,
    /// Owners of businesses.
    pub owners: Vec<Owner>,
    /// Number of businesses; each has an index below it.
    pub size: usize,
}

impl World {
    /// Creates the world in which the agency has `businesses` businesses.
    pub fn new(seed: u64, businesses: usize) -> Self {
        let (people, owners, size) = people::settle(businesses);
        Self { seed, people, owners, size }
    }

    /// Returns the index of the owner that owns a business directly, not through its company.
    pub fn owner(&self, index: usize) -> Option<usize> {
        self.owners.iter().position(|owner| owner.kind != OwnerKind::Company && owner.businesses.contains(&index))
    }

    /// Returns the random numbers of one aspect of one business, always the same ones.
    pub fn dice(&self, aspect: &str, index: usize) -> Dice {
        Dice::new(self.seed, aspect, index as u64)
    }
}
