//! Data that a simulator answers with, so that rows can be made that agree with it.

use jiff::{Timestamp, civil::Date};
use serde_json::Value;
use simulated_world::Reviews;

use crate::{
    Clock, Options,
    dispatch::BUSINESS,
    oauth::{Grants, Use},
    world::{Kind, World, daily, location_name, media_counts, media_item, review_value},
};

/// Data of a simulator with the same seed and number of locations.
#[derive(Debug)]
pub struct Sample {
    world: World,
    options: Options,
}

/// Account of the first person.
#[derive(Clone, Debug)]
pub struct SampleAccount {
    /// Id: the part after `accounts/`.
    pub id: String,
    /// Name.
    pub name: String,
    /// True for the person's own account.
    pub is_personal: bool,
    /// Positions of its locations.
    pub locations: std::ops::Range<usize>,
}

impl Sample {
    /// Creates the world in which the first person has `locations` locations.
    pub fn new(seed: u64, locations: usize, now: Timestamp) -> Self {
        let options = Options { seed, locations, clock: Clock::of(move || now), ..Options::default() };
        Self { world: World::new(seed, locations), options }
    }

    /// Returns the id and the email address of the first person.
    pub fn person(&self) -> (String, &'static str) {
        let person = &self.world.people[0];
        (person.subject(), person.email)
    }

    /// Returns a refresh token of the first person.
    pub fn refresh_token(&self) -> String {
        let (person, now) = (&self.world.people[0], self.options.clock.now());
        let scope = format!("openid email profile {BUSINESS}");
        Grants::new(&self.options).issue(Use::Refresh, person.email, &scope, &self.options.client_id, None, now)
    }

    /// Returns the accounts that hold the locations of the first person, each location in one of them.
    pub fn accounts(&self) -> Vec<SampleAccount> {
        let own = self.world.people[0].accounts.iter().map(|(index, _)| &self.world.accounts[*index]);
        let holders = own.filter(|account| matches!(account.kind, Kind::Personal | Kind::LocationGroup));
        holders
            .map(|account| SampleAccount {
                id: account.id.clone(),
                name: account.name.clone(),
                is_personal: account.kind == Kind::Personal,
                locations: account.locations.clone(),
            })
            .collect()
    }

    /// Returns the id of a location: the part after `locations/`.
    pub fn id(&self, index: usize) -> String {
        location_name(&self.world, index).trim_start_matches("locations/").to_owned()
    }

    /// Returns the id of a location on Maps.
    pub fn place_id(&self, index: usize) -> String {
        self.world.place_id(index)
    }

    /// Returns the average rating and the number of reviews of a location.
    pub fn reviews(&self, index: usize) -> (Option<f64>, i64) {
        let reviews = Reviews::of(&self.world.businesses, index, false);
        let count = reviews.count(self.options.clock.now());
        let stars: usize = (0..count).map(|number| reviews.stars(number)).sum();
        ((count > 0).then(|| (stars as f64 / count as f64 * 10.0).round() / 10.0), count as i64)
    }

    /// Returns the latest reviews of a location, at most `max`, as the API lists them.
    pub fn latest_reviews(&self, index: usize, is_french: bool, max: usize) -> Vec<Value> {
        let now = self.options.clock.now();
        let reviews = Reviews::of(&self.world.businesses, index, is_french);
        let latest = (0..reviews.count(now)).rev().take(max);
        latest.map(|number| review_value(&reviews.get(number), "", index, now)).collect()
    }

    /// Returns the addresses of the owner's photos of a location.
    pub fn photos(&self, index: usize) -> Vec<String> {
        let (own, _) = media_counts(&self.world, index);
        let items = (0..own).map(|number| media_item(&self.world, index, "", false, number));
        items.filter_map(|item| item["googleUrl"].as_str().map(str::to_owned)).collect()
    }

    /// Returns the count of a metric on a day.
    pub fn daily(&self, index: usize, metric: &str, date: Date) -> i64 {
        daily(&self.world, index, metric, date) as i64
    }
}
