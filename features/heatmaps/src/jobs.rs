//! Background jobs: scans, and the begin of scheduled ones.

use api::App;
use jiff::SignedDuration;
use jobs::Registry;

use crate::{
    heatmaps::Heatmaps,
    scans::{RunScan, StartDueScans},
};

/// Interval at which due scans are looked up.
const DUE_INTERVAL: SignedDuration = SignedDuration::from_mins(1);

/// Returns the handlers of this feature's jobs.
pub fn jobs(app: &App, heatmaps: &Heatmaps) -> Registry {
    let (app, heatmaps) = (app.clone(), heatmaps.clone());
    Registry::new()
        .with(RunScan { app: app.clone(), heatmaps: heatmaps.clone() })
        .every(DUE_INTERVAL, StartDueScans { app, heatmaps })
}
