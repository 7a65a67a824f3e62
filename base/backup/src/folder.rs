//! Destination of many backups, each named after its time.

use std::{
    fs, io,
    path::{Path, PathBuf},
    time::{Duration, SystemTime},
};

use jiff::Timestamp;

use crate::{BackupTarget, Error, Result};

/// Minimum age of an unfinished file before it is removed; a younger one may belong to a running backup.
const MIN_UNFINISHED_AGE: Duration = Duration::from_hours(24);

/// Folder of this machine or of a bucket.
#[derive(Clone)]
pub struct Folder {
    address: String,
    settings: Vec<(String, String)>,
}

impl Folder {
    /// Parses a path or `s3://bucket/prefix`; `settings` are those of the bucket (`AWS_…`).
    pub fn new(address: &str, settings: Vec<(String, String)>) -> Self {
        Self { address: address.trim_end_matches('/').to_owned(), settings }
    }

    /// Returns the path of a folder of this machine.
    pub fn path(&self) -> Option<PathBuf> {
        (!self.address.starts_with("s3://")).then(|| PathBuf::from(&self.address))
    }

    /// Returns the place of a backup made at `now`. Creates the folder, but not its parents: a missing parent is more
    /// likely a disk that is not mounted.
    ///
    /// # Errors
    /// When the folder cannot be created or the settings of the bucket are invalid.
    pub fn next(&self, now: Timestamp) -> Result<BackupTarget> {
        if let Some(path) = self.path() {
            match fs::create_dir(&path) {
                Ok(()) => {}
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {}
                Err(error) => return Err(Error::target(path.display(), error)),
            }
            remove_unfinished(&path);
        }
        BackupTarget::new(&format!("{}/", self.address), self.settings.clone(), now)
    }

    /// Returns the place of the backup with this name.
    ///
    /// # Errors
    /// When the settings of the bucket are invalid.
    pub fn place(&self, name: &str) -> Result<BackupTarget> {
        BackupTarget::new(&format!("{}/{name}", self.address), self.settings.clone(), Timestamp::UNIX_EPOCH)
    }

    /// Returns the place of the newest backup; `None` when there is none.
    ///
    /// # Errors
    /// When the folder cannot be read.
    pub async fn newest(&self) -> Result<Option<BackupTarget>> {
        let names = self.next_place()?.beside().await?;
        names.into_iter().max().map(|name| self.place(&name)).transpose()
    }

    fn next_place(&self) -> Result<BackupTarget> {
        BackupTarget::new(&format!("{}/", self.address), self.settings.clone(), Timestamp::UNIX_EPOCH)
    }
}

impl std::fmt::Display for Folder {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.address)
    }
}

impl std::fmt::Debug for Folder {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.address)
    }
}

/// Removes the partial files of killed backups. A failure is no reason to make no backup.
fn remove_unfinished(folder: &Path) {
    let Ok(files) = fs::read_dir(folder) else { return };
    for file in files.flatten() {
        let is_unfinished = file.file_name().to_str().is_some_and(is_unfinished);
        if is_unfinished && age(&file.path()).is_some_and(|age| age > MIN_UNFINISHED_AGE) {
            let _ = fs::remove_file(file.path());
        }
    }
}

fn is_unfinished(name: &str) -> bool {
    name.starts_with(".vitrine-") && name.ends_with(".unfinished")
}

fn age(path: &Path) -> Option<Duration> {
    #[expect(clippy::disallowed_methods, reason = "compared with the times of files, which the system sets")]
    let now = SystemTime::now();
    now.duration_since(fs::metadata(path).ok()?.modified().ok()?).ok()
}
