//! Background jobs of the demo.

use api::App;
use jiff::SignedDuration;
use jobs::{Failure, Job, Registry, Running};

use crate::{remove_expired, sample::heatmaps::AddHeatmaps};

/// Interval at which expired demo organizations are removed.
const INTERVAL: SignedDuration = SignedDuration::from_mins(15);

/// Returns the handlers of the demo's jobs.
pub fn jobs(app: &App) -> Registry {
    Registry::new().with(AddHeatmaps::new(app)).every(INTERVAL, RemoveExpired(app.clone()))
}

struct RemoveExpired(App);

impl Job for RemoveExpired {
    const KIND: &'static str = "remove_expired_demos";

    async fn run(&self, _: Running) -> Result<(), Failure> {
        remove_expired(&self.0).await?;
        Ok(())
    }
}
