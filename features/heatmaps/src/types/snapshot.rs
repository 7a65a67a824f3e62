//! Frozen scan for pictures and for people without an account. It has no coordinates.

use jiff::Timestamp;
use serde::{Deserialize, Serialize};

use super::{
    account::Provider,
    figures::{Figures, ScanChange},
    scan::PinKind,
    search_settings::{Device, GridUnit},
};

/// Scan as of its end, without coordinates: grid, figures and competitors.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct ScanSnapshot {
    /// Name of the location.
    pub location: String,
    /// City of the location.
    pub city: String,
    /// Search words.
    pub keyword: String,
    /// Time of the scan.
    pub at: Timestamp,
    /// True when the location hides its address, so that the center is not marked.
    pub is_address_hidden: bool,
    pub(crate) size: i64,
    pub(crate) spacing_m: f64,
    pub(crate) unit: GridUnit,
    pub(crate) provider: Provider,
    pub(crate) device: Device,
    pub(crate) figures: Figures,
    pub(crate) change: Option<ScanChange>,
    pub(crate) pins: Vec<SnapshotPin>,
    pub(crate) businesses: Vec<SnapshotBusiness>,
}

/// Pin of a snapshot, by row and column.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct SnapshotPin {
    pub(crate) row: i64,
    pub(crate) column: i64,
    pub(crate) state: PinKind,
    pub(crate) rank: Option<f64>,
}

/// Business of a snapshot.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) struct SnapshotBusiness {
    pub(crate) name: String,
    pub(crate) is_own: bool,
    pub(crate) rating: Option<f64>,
    pub(crate) reviews: Option<i64>,
    pub(crate) found_in: i64,
    pub(crate) arp: Option<f64>,
    pub(crate) solv: Option<f64>,
}
