//! Answers of providers, and how a scan keeps them.

use serde::{Deserialize, Serialize};

use crate::rules::pin::PinState;

/// Result of a search, as a provider returns it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct SearchResult {
    /// Position among the results that are no ads, from 1.
    #[serde(rename = "r")]
    pub(crate) rank: u32,
    /// Name.
    #[serde(rename = "n")]
    pub(crate) name: String,
    /// Place id of Google.
    #[serde(rename = "p", default, skip_serializing_if = "Option::is_none")]
    pub(crate) place_id: Option<String>,
    /// Customer id of Google.
    #[serde(rename = "c", default, skip_serializing_if = "Option::is_none")]
    pub(crate) cid: Option<String>,
    /// Latitude and longitude.
    #[serde(rename = "a", default, skip_serializing_if = "Option::is_none")]
    pub(crate) point: Option<(f64, f64)>,
    /// Average rating.
    #[serde(rename = "s", default, skip_serializing_if = "Option::is_none")]
    pub(crate) rating: Option<f64>,
    /// Number of reviews.
    #[serde(rename = "v", default, skip_serializing_if = "Option::is_none")]
    pub(crate) reviews: Option<i64>,
    /// Category.
    #[serde(rename = "k", default, skip_serializing_if = "Option::is_none")]
    pub(crate) category: Option<String>,
}

/// Reading of one pin.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(from = "Slots", into = "Slots")]
pub(crate) struct Reading {
    /// Index of the pin, row by row from the north-west.
    pub(crate) pin: u32,
    /// Ranks with the businesses that have them, as indexes of [`Answers::businesses`]; `None` without a valid answer.
    pub(crate) top: Option<Vec<(u32, u32)>>,
}

/// Reading as it is stored: the business of each rank plus 1, or 0 for a rank that is missing. 441 pins then take a third of
/// the space of pairs.
#[derive(Serialize, Deserialize)]
struct Slots {
    #[serde(rename = "i")]
    pin: u32,
    #[serde(rename = "t")]
    top: Option<Vec<u32>>,
}

impl From<Slots> for Reading {
    fn from(slots: Slots) -> Self {
        let ranked =
            |slots: Vec<u32>| (1..).zip(slots).filter(|(_, slot)| *slot > 0).map(|(rank, slot)| (rank, slot - 1));
        Self { pin: slots.pin, top: slots.top.map(|slots| ranked(slots).collect()) }
    }
}

impl From<Reading> for Slots {
    fn from(reading: Reading) -> Self {
        let slots = |top: Vec<(u32, u32)>| {
            let last = top.iter().map(|(rank, _)| *rank).max().unwrap_or_default();
            let index_of =
                |rank: u32| top.iter().find(|(top_rank, _)| *top_rank == rank).map_or(0, |(_, business)| business + 1);
            (1..=last).map(index_of).collect()
        };
        Self { pin: reading.pin, top: reading.top.map(slots) }
    }
}

/// Answers of a scan: each business once, and per pin the ranks and the businesses that have them.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Answers {
    /// Businesses; their `rank` has no meaning here.
    pub(crate) businesses: Vec<SearchResult>,
    /// First readings.
    pub(crate) readings: Vec<Reading>,
    /// Second readings of the control pins.
    pub(crate) control: Vec<Reading>,
    /// Readings of the control pins as ranks of the business, first and second.
    pub(crate) pairs: Vec<(PinState, PinState)>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_reading_keeps_its_ranks_and_their_gaps() {
        for top in [None, Some(vec![]), Some(vec![(1, 0), (2, 7), (5, 3)])] {
            let reading = Reading { pin: 4, top };
            let stored = serde_json::to_string(&reading).unwrap();
            assert_eq!(serde_json::from_str::<Reading>(&stored).unwrap(), reading, "{stored}");
        }
        let stored = serde_json::to_string(&Reading { pin: 4, top: Some(vec![(1, 0), (3, 7)]) }).unwrap();
        assert_eq!(stored, r#"{"i":4,"t":[1,0,8]}"#);
    }
}
