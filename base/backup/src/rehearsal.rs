//! Restore of a backup into a temporary database, to prove that it can be restored.

use std::{fs, path::Path, time::Duration};

use db::{Db, Migration, Settings};
use tempfile::TempDir;

use crate::{BackupContent, BackupTarget, Error, Onto, Result, read};

/// Prefix of the names of temporary folders.
const PREFIX: &str = "vitrine-rehearsal-";
/// Timeout of the transaction that fills the temporary database.
const TIMEOUT: Duration = Duration::from_hours(24);

/// Restored copy. Dropping it removes the copy.
pub struct Rehearsal {
    /// Content of the backup.
    pub content: BackupContent,
    /// Temporary SQLite database.
    pub db: Db,
    _folder: TempDir,
}

impl Rehearsal {
    /// Restores a backup into a new SQLite file below `scratch`, without its photos, which are only verified. Each table
    /// is read back and compared with the backup: number of rows and digest.
    ///
    /// # Errors
    /// [`Error`]: the backup cannot be restored.
    pub async fn begin(
        from: &BackupTarget,
        passphrase: Option<&str>,
        migrations: &'static [Migration],
        scratch: &Path,
    ) -> Result<Self> {
        let failed = |error| Error::target(scratch.display(), error);
        fs::create_dir_all(scratch).map_err(failed)?;
        remove_leftovers(scratch);
        // Only its owner may enter the folder.
        let folder = tempfile::Builder::new().prefix(PREFIX).tempdir_in(scratch).map_err(failed)?;
        let url = format!("sqlite:{}", folder.path().join("restored.db").display());
        let db = Db::open_with(&url, &Settings { idle_transaction: TIMEOUT, ..Settings::default() }).await?;
        match read::restore_rows(from, passphrase, &db, migrations, Onto::Nothing).await {
            Ok(content) => Ok(Self { content, db, _folder: folder }),
            Err(error) => {
                db.close().await;
                Err(error)
            }
        }
    }

    /// Closes the temporary database and removes it.
    pub async fn end(self) -> BackupContent {
        self.db.close().await;
        self.content
    }
}

/// Removes the copies that killed processes left: they hold the data unencrypted.
fn remove_leftovers(scratch: &Path) {
    let Ok(files) = fs::read_dir(scratch) else { return };
    for file in files.flatten() {
        if file.file_name().to_str().is_some_and(|name| name.starts_with(PREFIX)) {
            let _ = fs::remove_dir_all(file.path());
        }
    }
}
