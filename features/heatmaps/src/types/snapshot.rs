//! Frozen scan: what its picture shows. It has no coordinates.

use jiff::Timestamp;

use super::{
    account::Provider,
    figures::{Figures, ScanChange},
    scan::PinKind,
    search_settings::{Device, GridUnit},
};

/// Scan as of its end, without coordinates: its grid and figures.
#[derive(Clone, Debug, PartialEq)]
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
}

/// Pin of a snapshot, by row and column.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct SnapshotPin {
    pub(crate) row: i64,
    pub(crate) column: i64,
    pub(crate) state: PinKind,
    pub(crate) rank: Option<f64>,
}
