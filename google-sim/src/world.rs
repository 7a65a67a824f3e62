//! A made-up world: people, their accounts and locations. Everything is computed from the seed when it is asked for, so
//! a world of 100,000 locations costs nothing until somebody edits one.

mod data;
mod dice;
mod hours;
mod ids;
mod keywords;
mod location;
mod media;
mod people;
mod performance;
mod posts;
mod reviews;

pub(crate) use data::{CATEGORIES, Category, category, category_value, seeded_categories};
pub(crate) use dice::Dice;
pub(crate) use ids::{location_index, location_name, place_index};
pub(crate) use keywords::{Keyword, keywords};
pub(crate) use media::{media_counts, media_item};
pub(crate) use people::{Account, Gate, Kind, Person, Role};
pub(crate) use performance::daily;
pub(crate) use posts::seeded_posts;
pub(crate) use reviews::{Review, Reviews};

/// What a world is made from.
#[derive(Debug)]
pub(crate) struct World {
    pub(crate) seed: u64,
    pub(crate) people: Vec<Person>,
    pub(crate) accounts: Vec<Account>,
    /// How many locations there are, each with its own number below this.
    pub(crate) size: usize,
}

impl World {
    /// A world in which the first person has `locations` locations.
    pub(crate) fn new(seed: u64, locations: usize) -> Self {
        let (people, accounts, size) = people::settle(seed, locations);
        Self { seed, people, accounts, size }
    }

    /// The account with that id.
    pub(crate) fn account(&self, id: &str) -> Option<&Account> {
        self.accounts.iter().find(|account| account.id == id)
    }

    /// The person with that address.
    pub(crate) fn person(&self, email: &str) -> Option<&Person> {
        self.people.iter().find(|person| person.email.eq_ignore_ascii_case(email))
    }

    /// The account that owns a location directly.
    pub(crate) fn owner(&self, index: usize) -> Option<&Account> {
        self.accounts.iter().find(|account| account.kind != Kind::Organization && account.locations.contains(&index))
    }

    /// Random numbers for one aspect of one thing: always the same ones.
    pub(crate) fn dice(&self, aspect: &str, index: usize) -> Dice {
        Dice::new(self.seed, aspect, index as u64)
    }
}
