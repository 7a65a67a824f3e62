//! Answers of providers, and how a scan keeps them.

use serde::{Deserialize, Serialize};

use crate::rules::pin::PinState;

/// Result of a search, as a provider returns it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct Listed {
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
pub(crate) struct Reading {
    /// Index of the pin, row by row from the north-west.
    #[serde(rename = "i")]
    pub(crate) pin: u32,
    /// Results in the order of their rank; `None` without a valid answer. Each is an index of [`Answers::businesses`].
    #[serde(rename = "t")]
    pub(crate) top: Option<Vec<(u32, u32)>>,
}

/// Answers of a scan: each business once, and per pin the ranks and the businesses that have them.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub(crate) struct Answers {
    /// Businesses; their `rank` has no meaning here.
    pub(crate) businesses: Vec<Listed>,
    /// First readings.
    pub(crate) readings: Vec<Reading>,
    /// Second readings of the control pins.
    pub(crate) control: Vec<Reading>,
    /// Readings of the control pins as ranks of the business, first and second.
    pub(crate) pairs: Vec<(PinState, PinState)>,
}
