//! Metrics of scheduled backups.

use api::App;
use operations::{BackupPlan, Outcome};
use prometheus_client::{encoding::EncodeLabelSet, metrics::family::Family, registry::Registry};

use super::Reading;

/// Folder or bucket of the backups.
#[derive(Clone, Debug, PartialEq, Eq, Hash, EncodeLabelSet)]
struct Destination {
    destination: String,
}

/// Gauges that exist once there is something to report: an age of 0 would look like a recent backup.
#[derive(Default)]
pub(super) struct BackupReadings {
    age: Family<Destination, Reading>,
    size: Family<Destination, Reading>,
    duration: Family<Destination, Reading>,
    is_verified: Family<Destination, Reading>,
}

impl BackupReadings {
    pub(super) fn register(&self, all: &mut Registry) {
        all.register("backup_age_seconds", "Age of the latest verified backup", self.age.clone());
        all.register("backup_size_bytes", "Size of the latest verified backup", self.size.clone());
        let duration = "Time that the latest backup took, with its verification";
        all.register("backup_duration_seconds", duration, self.duration.clone());
        let is_verified = "1 when the latest backup was verified, 0 when it failed";
        all.register("backup_verified", is_verified, self.is_verified.clone());
    }

    /// Reads the results. While the database is away the last values stay.
    pub(super) async fn look(&self, app: &App, plan: &BackupPlan) {
        let Ok(status) = plan.status(&app.db).await else { return };
        let destination = Destination { destination: plan.folder.to_string() };
        let set = |family: &Family<Destination, Reading>, value: f64| {
            family.get_or_create(&destination).set(value);
        };
        if let Some(run) = &status.verified {
            set(&self.age, app.now().duration_since(run.started_at).as_secs_f64());
            set(&self.size, run.size_bytes as f64);
        }
        if let Some(run) = &status.latest {
            set(&self.duration, run.ended_at.duration_since(run.started_at).as_secs_f64());
            set(&self.is_verified, f64::from(u8::from(run.outcome == Outcome::Verified)));
        }
    }
}
