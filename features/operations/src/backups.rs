//! Scheduled backups.

mod emails;
mod jobs;
mod queries;
mod rules;
mod schedule;
mod types;
mod verifying;

pub use jobs::jobs;
pub use rules::BackupHealth;
pub use schedule::Schedule;
pub use types::{BackupSettings, BackupStatus, Outcome, Run};
pub use verifying::check_logs;

use db::{Db, Result};

/// Returns the latest results of scheduled backups.
///
/// # Errors
/// When the database fails.
pub async fn backup_status(db: &Db) -> Result<BackupStatus> {
    Ok(BackupStatus { latest: queries::latest(db).await?, verified: queries::latest_verified(db).await? })
}
