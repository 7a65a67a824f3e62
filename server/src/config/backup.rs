//! Options of `vitrine backup`, `restore`, `move` and `migrate`.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use backup::Folder;
use clap::{Args, Subcommand};
use jiff::Timestamp;

use super::{
    Database,
    photos::{Photos, bucket_settings},
};

/// Minimum number of characters in a passphrase to encrypt with.
const MIN_LENGTH: usize = 12;

/// Options of migrating.
#[derive(Args, Clone, Debug)]
pub struct Migrate {
    /// Database options.
    #[command(flatten)]
    pub database: Database,
    /// Changes nothing. Lists pending migrations, and fails if there are any or if the database is newer than the
    /// program
    #[arg(long)]
    pub check: bool,
}

/// Options of `vitrine backup` and its subcommand.
#[derive(Args, Clone, Debug)]
#[command(args_conflicts_with_subcommands = true, subcommand_negates_reqs = true)]
pub struct BackupCommand {
    /// Options of a backup.
    #[command(flatten)]
    pub backup: Backup,
    /// Work with backups that exist.
    #[command(subcommand)]
    pub subcommand: Option<BackupSubcommand>,
}

/// Work with backups that exist.
#[derive(Clone, Debug, Subcommand)]
pub enum BackupSubcommand {
    /// Restores the latest backup into a temporary database and compares it: rows, digests, and the audit log.
    Drill(Drill),
}

/// Options of a drill.
#[derive(Args, Clone, Debug)]
pub struct Drill {
    /// Database options, of which a drill uses the location of the keys.
    #[command(flatten)]
    pub database: Database,
    /// Folder whose latest backup is restored, or s3://bucket/prefix/, or one backup; defaults to the folder of
    /// scheduled backups
    #[arg(long, env = "VITRINE_BACKUP_TO")]
    from: String,
    /// Folder of the temporary database; it needs as much space as the database. Defaults to a folder next to the
    /// SQLite file, or ./data/drill
    #[arg(long)]
    scratch: Option<PathBuf>,
    /// The passphrase.
    #[command(flatten)]
    pub passphrase: Passphrase,
}

/// Options of a backup.
#[derive(Args, Clone, Debug)]
pub struct Backup {
    /// Database options.
    #[command(flatten)]
    pub database: Database,
    /// Photo storage.
    #[command(flatten)]
    pub photos: Photos,
    /// Destination of the backup: a file, or s3://bucket/name with AWS_… as for --photos. If it is a folder or ends
    /// with a slash, the file is named after the time
    #[arg(long, required = true)]
    to: Option<String>,
    /// Excludes photo files
    #[arg(long)]
    pub without_photos: bool,
    /// Encrypts the backup with a passphrase. Without the passphrase, it can't be restored
    #[arg(long)]
    encrypt: bool,
    /// Includes the key file (--keys). Anyone with the backup, keys, and passphrase has every secret
    #[arg(long, requires = "encrypt")]
    pub with_keys: bool,
    /// The passphrase.
    #[command(flatten)]
    passphrase: Passphrase,
    /// Number of backups to keep: after a successful backup, older ones named after their time are removed from the
    /// folder
    #[arg(long, value_parser = clap::value_parser!(u16).range(1..))]
    keep: Option<u16>,
}

/// Options of restoring.
#[derive(Args, Clone, Debug)]
pub struct Restore {
    /// Target database, empty, of either engine.
    #[command(flatten)]
    pub database: Database,
    /// Target storage of photos.
    #[command(flatten)]
    pub photos: Photos,
    /// Backup to restore: a file, or s3://bucket/name
    #[arg(long)]
    from: String,
    /// Only reads the backup and shows its contents
    #[arg(long, conflicts_with = "replace")]
    pub check: bool,
    /// Replaces everything in the database. To confirm, give its name: the file name, or the database name on the
    /// server
    #[arg(long, value_name = "NAME")]
    pub replace: Option<String>,
    /// The passphrase.
    #[command(flatten)]
    pub passphrase: Passphrase,
}

/// Options of moving to another database.
#[derive(Args, Clone, Debug)]
pub struct Move {
    /// Source database: sqlite:<file> or postgres://…
    #[arg(long)]
    pub from: String,
    /// Empty target database: sqlite:<file> or postgres://…
    #[arg(long)]
    pub to: String,
    /// Copies even if other clients are connected. Anything they write from now on isn't copied
    #[arg(long)]
    pub online: bool,
}

/// A passphrase.
#[derive(Args, Clone, Debug)]
pub struct Passphrase {
    /// File whose first line is the passphrase; defaults to VITRINE_BACKUP_PASSPHRASE, else you are asked for it
    #[arg(long, env = "VITRINE_BACKUP_PASSPHRASE_FILE")]
    passphrase_file: Option<PathBuf>,
    #[arg(long = "passphrase", env = "VITRINE_BACKUP_PASSPHRASE", hide = true, hide_env_values = true)]
    passphrase: Option<String>,
}

impl Backup {
    /// Returns the destination of a backup made at `now`.
    pub fn place(&self, now: Timestamp) -> Result<backup::BackupTarget, String> {
        let place = backup::BackupTarget::new(self.to.as_deref().unwrap_or_default(), bucket_settings(), now)
            .map_err(|error| error.to_string())?;
        if self.keep.is_some() && !place.is_named_by_time() {
            return Err("--keep needs a folder in --to, where backups are named by their time".into());
        }
        Ok(place)
    }

    /// Returns the passphrase of an encrypted backup; `None` without encryption.
    pub fn passphrase(&self) -> Result<Option<String>, String> {
        if !self.encrypt {
            return Ok(None);
        }
        let passphrase = self.passphrase.given()?.map_or_else(chosen, Ok)?;
        check_length(passphrase).map(Some)
    }

    /// Returns the number of backups to keep; `None` keeps all.
    pub fn keep(&self) -> Option<usize> {
        self.keep.map(usize::from)
    }
}

impl Restore {
    /// Returns the location of the backup.
    pub fn place(&self) -> Result<backup::BackupTarget, String> {
        backup::BackupTarget::new(&self.from, bucket_settings(), Timestamp::UNIX_EPOCH)
            .map_err(|error| error.to_string())
    }
}

impl Drill {
    /// Returns the folder of the temporary database.
    pub fn scratch(&self) -> PathBuf {
        self.scratch.clone().unwrap_or_else(|| self.database.beside("drill").into())
    }

    /// Returns the backup to restore: the one that was named, or the latest of the folder.
    pub async fn place(&self) -> Result<backup::BackupTarget, String> {
        let place = backup::BackupTarget::new(&self.from, bucket_settings(), Timestamp::UNIX_EPOCH);
        let place = place.map_err(|error| error.to_string())?;
        let is_folder = self.from.ends_with('/') || Path::new(&self.from).is_dir();
        if !is_folder && (place.is_named_by_time() || !self.from.starts_with("s3://")) {
            return Ok(place);
        }
        match Folder::new(&self.from, bucket_settings()).newest().await {
            Ok(Some(newest)) => Ok(newest),
            Ok(None) if is_folder => Err(format!("there is no backup in {}", self.from)),
            Ok(None) => Ok(place),
            Err(error) => Err(error.to_string()),
        }
    }
}

impl Passphrase {
    /// The passphrase that was given, if one was.
    pub fn given(&self) -> Result<Option<String>, String> {
        let Some(file) = &self.passphrase_file else { return Ok(self.passphrase.clone()) };
        let text = fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))?;
        Ok(Some(text.lines().next().unwrap_or_default().to_owned()))
    }

    /// Returns the passphrase of the options, or asks for it on the terminal.
    pub fn given_or_asked(&self) -> Result<String, String> {
        self.given()?.map_or_else(|| ask("Passphrase: "), Ok)
    }
}

/// Refuses a passphrase that could be guessed.
pub(super) fn check_length(passphrase: String) -> Result<String, String> {
    if passphrase.chars().count() < MIN_LENGTH {
        return Err(format!("a passphrase of {MIN_LENGTH} characters at least is wanted"));
    }
    Ok(passphrase)
}

/// Said twice: a backup that was encrypted with a slip of the finger is lost.
fn chosen() -> Result<String, String> {
    let passphrase = ask("Passphrase of the backup: ")?;
    if ask("Repeat passphrase: ")? == passphrase { Ok(passphrase) } else { Err("the passphrases don’t match".into()) }
}

fn ask(prompt: &str) -> Result<String, String> {
    rpassword::prompt_password(prompt)
        .map_err(|error: io::Error| format!("nobody can be asked for the passphrase ({error}): give --passphrase-file"))
}
