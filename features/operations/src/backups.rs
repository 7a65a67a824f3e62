//! Scheduled backups.

mod emails;
mod jobs;
mod queries;
mod rules;
mod schedule;
mod types;
mod verification;

pub use emails::samples as sample_emails;
pub use jobs::jobs;
pub use rules::BackupHealth;
pub use schedule::Schedule;
pub use types::{BackupPlan, BackupSettings, BackupStatus, Operator, Outcome, Run};
pub use verification::check_logs;

use db::{Db, Result};

impl BackupPlan {
    /// Returns the latest results of backups in the destination.
    ///
    /// # Errors
    /// When the database fails.
    pub async fn status(&self, db: &Db) -> Result<BackupStatus> {
        let folder = self.folder.to_string();
        Ok(BackupStatus {
            latest: queries::latest(db, &folder).await?,
            verified: queries::latest_verified(db, &folder).await?,
        })
    }
}
