//! Scheduled backups.

mod emails;
mod jobs;
mod queries;
mod rules;
mod types;
mod verifying;

pub use jobs::jobs;
pub use rules::{BackupHealth, Schedule};
pub use types::{BackupSettings, BackupStatus, Outcome, Run};

use db::{Db, Result};

/// Returns the latest results of scheduled backups.
///
/// # Errors
/// When the database fails.
pub async fn backup_status(db: &Db) -> Result<BackupStatus> {
    Ok(BackupStatus { latest: queries::latest(db).await?, verified: queries::latest_verified(db).await? })
}
