//! Options of scheduled backups.

use std::{fs, path::PathBuf};

use backup::{Folder, Retention};
use clap::Args;
use mail::Language;
use operations::{BackupPlan, Schedule};

use super::{backup::check_length, photos::bucket_settings};

/// Scheduled backups.
#[derive(Args, Clone, Debug)]
#[command(next_help_heading = "Scheduled backups")]
pub struct BackupSchedule {
    /// Folder of scheduled backups, or s3://bucket/prefix with AWS_… as for --photos. Each backup is restored into a
    /// temporary database and compared. Failures are emailed to --contact-to. If omitted, no backup is scheduled
    #[arg(long, env = "VITRINE_BACKUP_TO")]
    backup_to: Option<String>,
    /// Times of the day at which a backup is due, in UTC, e.g. 02:15,14:15
    #[arg(long, env = "VITRINE_BACKUP_AT", default_value = "02:15")]
    backup_at: Schedule,
    /// Scheduled backups to keep: the latest of each of 7 days, 4 weeks, and 12 months, for example. Other files are never
    /// removed
    #[arg(long, env = "VITRINE_BACKUP_KEEP", default_value = "7d,4w,12m")]
    backup_keep: Retention,
    /// File whose first line is the passphrase that encrypts scheduled backups; defaults to VITRINE_BACKUP_PASSPHRASE.
    /// Without a passphrase they aren't encrypted
    #[arg(long, env = "VITRINE_BACKUP_PASSPHRASE_FILE")]
    backup_passphrase_file: Option<PathBuf>,
    #[arg(long, env = "VITRINE_BACKUP_PASSPHRASE", hide = true, hide_env_values = true)]
    backup_passphrase: Option<String>,
    /// Includes the key file (--keys) in scheduled backups; needs a passphrase
    #[arg(long, env = "VITRINE_BACKUP_WITH_KEYS")]
    pub backup_with_keys: bool,
    /// Excludes photo files from scheduled backups
    #[arg(long, env = "VITRINE_BACKUP_WITHOUT_PHOTOS")]
    pub backup_without_photos: bool,
    /// Folder of the temporary databases into which backups are restored; it needs as much space as the database.
    /// Defaults to a folder next to the SQLite file, or ./data/rehearsal
    #[arg(long, env = "VITRINE_BACKUP_SCRATCH")]
    pub backup_scratch: Option<PathBuf>,
    /// Language of emails about scheduled backups: en or fr
    #[arg(long, env = "VITRINE_BACKUP_LANGUAGE", default_value = "en", value_parser = language)]
    pub backup_language: Language,
}

impl BackupSchedule {
    /// Returns destination, times and retention; `None` when no backup is scheduled.
    pub fn plan(&self) -> Option<BackupPlan> {
        let folder = Folder::new(self.backup_to.as_deref()?, bucket_settings());
        Some(BackupPlan { folder, schedule: self.backup_at.clone(), retention: self.backup_keep })
    }

    /// Returns the passphrase; `None` leaves backups unencrypted.
    ///
    /// # Errors
    /// A sentence for the operator, when the passphrase cannot be read, is too short, or is needed and missing.
    pub fn passphrase(&self) -> Result<Option<String>, String> {
        let passphrase = match &self.backup_passphrase_file {
            Some(file) => {
                let text = fs::read_to_string(file)
                    .map_err(|error| format!("{}: {error}; check --backup-passphrase-file", file.display()))?;
                Some(text.lines().next().unwrap_or_default().to_owned())
            }
            None => self.backup_passphrase.clone(),
        };
        if passphrase.is_none() && self.backup_with_keys {
            return Err("--backup-with-keys needs --backup-passphrase-file".into());
        }
        passphrase.map(check_length).transpose()
    }
}

/// A language that emails are written in.
fn language(text: &str) -> Result<Language, &'static str> {
    Language::of_tag(text).ok_or("en or fr")
}
