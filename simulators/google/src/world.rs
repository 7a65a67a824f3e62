//! The simulated world as Google shows it: its people with their accounts, its businesses as locations.

mod categories;
mod hours;
mod ids;
mod location;
mod media;
mod people;
mod performance;
mod posts;
mod reviews;

use std::collections::HashMap;

use simulated_world::Dice;

use crate::GivenLocation;

pub(crate) use categories::{categories, category, category_value};
pub(crate) use hours::HOURS_TYPES;
pub(crate) use ids::{location_index, location_name};
pub(crate) use media::{media_counts, media_item};
pub(crate) use people::{Account, Gate, Kind, Person};
pub(crate) use performance::daily;
pub(crate) use posts::seeded_posts;
pub(crate) use reviews::{read_review_id, review_id, review_value};

/// Simulated world, with the accounts of Google.
#[derive(Debug)]
pub(crate) struct World {
    /// The world that all simulators show.
    pub(crate) businesses: simulated_world::World,
    pub(crate) people: Vec<Person>,
    pub(crate) accounts: Vec<Account>,
    /// Number of locations; each has an index below it.
    pub(crate) size: usize,
    /// Locations with given values.
    given: HashMap<usize, GivenLocation>,
}

impl World {
    /// Creates the world in which the first person has `locations` locations.
    pub(crate) fn new(seed: u64, locations: usize) -> Self {
        let businesses = simulated_world::World::new(seed, locations);
        let (people, accounts, size) = (people::people(&businesses), people::accounts(&businesses), businesses.size);
        Self { businesses, people, accounts, size, given: HashMap::new() }
    }

    /// Replaces the values of some locations, by id. Other ids are ignored.
    pub(crate) fn with_given(self, given: &HashMap<String, GivenLocation>) -> Self {
        let index = |id: &str| location_index(&self, &format!("locations/{id}")).filter(|index| *index < self.size);
        let given = given.iter().filter_map(|(id, given)| Some((index(id)?, given.clone()))).collect();
        Self { given, ..self }
    }

    /// Returns true if some locations have given values.
    pub(crate) fn has_given(&self) -> bool {
        !self.given.is_empty()
    }

    /// Returns true if a location has given values.
    pub(crate) fn is_given(&self, index: usize) -> bool {
        self.given.contains_key(&index)
    }

    /// Returns the account with an id.
    pub(crate) fn account(&self, id: &str) -> Option<&Account> {
        self.accounts.iter().find(|account| account.id == id)
    }

    /// Returns the person with an email address.
    pub(crate) fn person(&self, email: &str) -> Option<&Person> {
        self.people.iter().find(|person| person.email.eq_ignore_ascii_case(email))
    }

    /// Returns the account that owns a location directly.
    pub(crate) fn owner(&self, index: usize) -> Option<&Account> {
        self.accounts.get(self.businesses.owner(index)?)
    }

    /// Returns the random numbers of one aspect of one location, always the same ones.
    pub(crate) fn dice(&self, aspect: &str, index: usize) -> Dice {
        self.businesses.dice(aspect, index)
    }
}
