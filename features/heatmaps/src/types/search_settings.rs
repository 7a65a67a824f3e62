//! Search settings of a panel: device, language, map and grid.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::account::Provider;
use crate::rules::layout::Unit;

db::stored! {
    /// Device that the provider searches with.
    #[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = HeatmapDevice)]
    pub(crate) enum Device {
        /// Computer.
        Desktop = "desktop",
        /// Phone.
        #[default]
        Mobile = "mobile",
    }
}

db::stored! {
    /// Unit of a radius.
    #[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
    #[serde(rename_all = "snake_case")]
    #[schema(as = HeatmapUnit)]
    pub(crate) enum GridUnit {
        /// Kilometers.
        Km = "km",
        /// Miles.
        Mi = "mi",
    }
}

impl From<GridUnit> for Unit {
    fn from(unit: GridUnit) -> Self {
        match unit {
            GridUnit::Km => Self::Kilometer,
            GridUnit::Mi => Self::Mile,
        }
    }
}

/// Search settings. They never change in a panel, so that its scans are comparable.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, ToSchema)]
#[schema(as = HeatmapTarget)]
pub(crate) struct SearchSettings {
    /// Rank provider.
    pub(crate) provider: Provider,
    /// Device of the search.
    #[serde(default)]
    pub(crate) device: Device,
    /// Language of the search: ISO 639-1.
    pub(crate) language: String,
    /// Country of the search: ISO 3166 alpha-2.
    #[schema(required)]
    pub(crate) country: Option<String>,
    /// Map zoom, 3 to 21. A larger value shows a smaller area.
    #[serde(default = "default_zoom")]
    pub(crate) zoom: i64,
    /// Latitude of the center.
    pub(crate) latitude: f64,
    /// Longitude of the center.
    pub(crate) longitude: f64,
    /// Number of rows and of columns: odd, 3 to 21.
    pub(crate) size: i64,
    /// Distance from the center to the outer rows: 0.1 to 100.
    pub(crate) radius: f64,
    /// Unit of the radius.
    pub(crate) unit: GridUnit,
    /// Excluded pins, numbered row by row from the northwest corner, starting at 0.
    #[serde(default)]
    pub(crate) excluded: Vec<i64>,
}

impl SearchSettings {
    /// Returns the excluded pins, sorted and without duplicates.
    pub(crate) fn excluded_pins(&self) -> Vec<i64> {
        let mut pins = self.excluded.clone();
        pins.sort_unstable();
        pins.dedup();
        pins
    }
}

/// Zoom at which the map shows one part of a town.
fn default_zoom() -> i64 {
    14
}
