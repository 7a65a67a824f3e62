//! Settings and results of scheduled backups.

use std::path::PathBuf;

use backup::{Folder, Retention};
use crypto::Sealer;
use db::Migration;
use jiff::Timestamp;
use mail::Language;
use media::Store;

use super::schedule::Schedule;

db::stored! {
    /// Result of a run.
    #[derive(Clone, Copy, Debug, PartialEq, Eq)]
    pub enum Outcome {
        /// The run is in progress, or its process ended before it did.
        Running = "running",
        /// The backup was restored into a temporary database and compared.
        Verified = "verified",
        /// There is no backup of this run, or it could not be restored.
        Failed = "failed",
    }
}

/// Destination, times and retention of scheduled backups.
#[derive(Clone, Debug)]
pub struct BackupPlan {
    /// Destination.
    pub folder: Folder,
    /// Times of the day.
    pub schedule: Schedule,
    /// Backups to keep.
    pub retention: Retention,
}

/// Recipient of emails about failures.
#[derive(Clone, Debug)]
pub struct Operator {
    /// Email address.
    pub email: String,
    /// Language of the emails.
    pub language: Language,
}

/// Settings of scheduled backups.
#[derive(Clone)]
pub struct BackupSettings {
    /// Destination, times and retention.
    pub plan: BackupPlan,
    /// Passphrase to encrypt with; `None` leaves backups unencrypted.
    pub passphrase: Option<String>,
    /// Content of the key file, to include.
    pub keys: Option<Vec<u8>>,
    /// Photo store to include.
    pub photos: Option<Store>,
    /// Folder of temporary databases.
    pub scratch: PathBuf,
    /// Every migration of the program.
    pub migrations: &'static [Migration],
    /// Version of the program.
    pub program: &'static str,
    /// Recipient of emails about failures.
    pub operator: Option<Operator>,
    /// Seals emails and verifies audit logs.
    pub sealer: Sealer,
}

/// Finished run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Run {
    /// Start of the run: the database is backed up as of this time or a moment later.
    pub started_at: Timestamp,
    /// End of the run.
    pub ended_at: Timestamp,
    /// Name of the file in the destination.
    pub name: Option<String>,
    /// Result.
    pub outcome: Outcome,
    /// Error, or flaws of the audit log in a verified backup.
    pub error: Option<String>,
    /// Size of the file in bytes.
    pub size_bytes: i64,
    /// Rows of all tables.
    pub row_count: i64,
    /// Files of photos.
    pub photo_count: i64,
    /// Tables that were restored and compared.
    pub table_count: i64,
    /// Audit logs whose chain was verified in the restored database.
    pub log_count: i64,
}

/// Latest results.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct BackupStatus {
    /// Latest finished run.
    pub latest: Option<Run>,
    /// Latest verified run.
    pub verified: Option<Run>,
}
