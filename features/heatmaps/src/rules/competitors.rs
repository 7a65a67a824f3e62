//! Figures of the business and of the others in the same answers.
//!
//! Paid results and ranks beyond 20 are left out. An item listed twice at a pin has its better rank there, and no other
//! item moves up. Figures are over the pins with an answer, as in `metrics`. Others are sorted by the number of pins in
//! the top 3, ATRP, pins found in, name and key.

use std::{cmp::Reverse, collections::BTreeMap};

use serde::Serialize;

use super::{
    identity::{Business, Identity, Item},
    name::comparable,
    pin::{ABSENT_RANK, DEPTH},
    rounding::hundredths,
    score::TOP_3,
};

/// Key of the business that is measured.
pub(crate) const BUSINESS: &str = "target";

/// Figures of a business and of its competitors.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Competition {
    /// Number of pins with an answer.
    pub(crate) measured: usize,
    /// Business that is measured.
    pub(crate) target: Figures,
    /// Other businesses.
    pub(crate) table: Vec<Figures>,
    /// Number of others in the top 3 of a pin.
    #[serde(rename = "competition_solv")]
    pub(crate) rivals_in_top3: usize,
    /// Number of others in the top 20 of a pin.
    pub(crate) total_competitors: usize,
    /// Best SoLV of all.
    pub(crate) max_solv: Option<f64>,
    /// Best SoLV minus that of the business.
    pub(crate) opportunity: Option<f64>,
}

/// Figures of one business.
#[derive(Clone, Debug, Serialize)]
pub(crate) struct Figures {
    pub(crate) key: String,
    pub(crate) name: String,
    pub(crate) found_in: u64,
    pub(crate) best: Option<u32>,
    pub(crate) top3: u64,
    pub(crate) arp: Option<f64>,
    pub(crate) atrp: Option<f64>,
    pub(crate) solv: Option<f64>,
}

/// Ranks of one business, added up.
#[derive(Clone, Debug, Default)]
struct Tally {
    name: String,
    found_in: u64,
    best: Option<u32>,
    top3: u64,
    ranks: u64,
}

impl Competition {
    /// Computes the figures from the answer of each pin, `None` for a pin without a valid answer.
    pub(crate) fn of(business: &Business, pins: &[Option<Vec<Item>>]) -> Self {
        let answers: Vec<&Vec<Item>> = pins.iter().flatten().collect();
        let measured = answers.len() as u64;
        let mut tallies = BTreeMap::from([(BUSINESS.to_owned(), Tally::default())]);
        for items in &answers {
            add_pin(&mut tallies, business, items);
        }
        let mut target = tallies.remove(BUSINESS).unwrap_or_default();
        target.name.clone_from(&business.name);
        let mut others: Vec<(String, Tally)> = tallies.into_iter().collect();
        others.sort_by_cached_key(|(key, tally)| {
            (Reverse(tally.top3), tally.total_rank(measured), Reverse(tally.found_in), tally.name.clone(), key.clone())
        });
        let most = others.iter().map(|(_, tally)| tally.top3).chain([target.top3]).max().unwrap_or_default();
        Self {
            measured: answers.len(),
            rivals_in_top3: others.iter().filter(|(_, tally)| tally.top3 > 0).count(),
            total_competitors: others.len(),
            max_solv: hundredths(100 * most, measured),
            opportunity: hundredths(100 * (most - target.top3), measured),
            table: others.into_iter().map(|(key, tally)| tally.figures(key, measured)).collect(),
            target: target.figures(BUSINESS.to_owned(), measured),
        }
    }
}

impl Tally {
    /// Returns the sum of ranks over all measured pins, 21 where the business is absent.
    fn total_rank(&self, measured: u64) -> u64 {
        self.ranks + u64::from(ABSENT_RANK) * (measured - self.found_in)
    }

    fn figures(self, key: String, measured: u64) -> Figures {
        Figures {
            key,
            found_in: self.found_in,
            best: self.best,
            top3: self.top3,
            arp: hundredths(self.ranks, self.found_in),
            atrp: hundredths(self.total_rank(measured), measured),
            solv: hundredths(100 * self.top3, measured),
            name: self.name,
        }
    }
}

/// Adds the answer of one pin to the tallies of the businesses in it.
fn add_pin(tallies: &mut BTreeMap<String, Tally>, business: &Business, items: &[Item]) {
    let mut ranks: BTreeMap<String, u32> = BTreeMap::new();
    for item in items.iter().filter(|item| !item.is_ad && item.rank.get() <= DEPTH) {
        let key = match business.identify(item) {
            Identity::Same => BUSINESS.to_owned(),
            Identity::Unsure | Identity::Other => key(item),
        };
        let tally = tallies.entry(key.clone()).or_default();
        tally.name.clone_from(&item.name);
        let rank = ranks.entry(key).or_insert(item.rank.get());
        *rank = item.rank.get().min(*rank);
    }
    for (key, rank) in ranks {
        let tally = tallies.entry(key).or_default();
        tally.found_in += 1;
        tally.best = Some(tally.best.map_or(rank, |best| best.min(rank)));
        tally.top3 += u64::from(rank <= TOP_3);
        tally.ranks += u64::from(rank);
    }
}

/// Returns the key of another business: its place id, else its cid, else its name with coordinates to about 100 m.
pub(crate) fn key(item: &Item) -> String {
    let id = |id: &Option<String>| id.clone().filter(|id| !id.is_empty());
    match (id(&item.place_id), id(&item.cid), item.point()) {
        (Some(place_id), ..) => format!("p:{place_id}"),
        (None, Some(cid), _) => format!("c:{cid}"),
        (None, None, Some(point)) => {
            format!("n:{}@{:.3},{:.3}", comparable(&item.name), point.latitude, point.longitude)
        }
        (None, None, None) => format!("n:{}", comparable(&item.name)),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::{Value, json};

    use super::*;

    fn competition(pins: Value) -> Competition {
        let business = json!({ "name": "Chez Léo", "place_ids": ["us"], "lat": 48.0, "lng": 2.0 });
        Competition::of(&serde_json::from_value(business).unwrap(), &serde_json::from_value::<Vec<_>>(pins).unwrap())
    }

    #[test]
    fn without_an_answer_there_are_no_percentages() {
        for pins in [json!([]), json!([null, null])] {
            let competition = competition(pins);
            assert_eq!((competition.measured, competition.max_solv, competition.opportunity), (0, None, None));
            assert_eq!((competition.target.best, competition.target.atrp, competition.table.len()), (None, None, 0));
        }
    }

    #[test]
    fn a_namesake_beside_the_business_under_a_new_id_is_a_competitor_until_the_user_decides() {
        let twin = json!({ "rank": 1, "name": "chez leo", "place_id": "new", "lat": 48.0, "lng": 2.0 });
        let competition = competition(json!([[twin, { "rank": 2, "name": "Chez Léo", "place_id": "us" }]]));
        assert_eq!((competition.target.best, competition.table[0].key.as_str()), (Some(2), "p:new"));
    }

    #[test]
    fn an_item_without_a_place_id_has_the_key_of_its_cid_and_then_of_its_name() {
        let competition = competition(json!([[
            { "rank": 1, "name": "A", "cid": "7" }, { "rank": 2, "name": "B Inc.", "place_id": "" },
            { "rank": 3, "name": "C", "lat": 48.12349, "lng": -2.0 }
        ]]));
        let keys: Vec<&str> = competition.table.iter().map(|others| others.key.as_str()).collect();
        assert_eq!(keys, ["c:7", "n:b", "n:c@48.123,-2.000"]);
    }
}
