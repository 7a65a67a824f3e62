//! Backup with its proof: written, restored into a temporary database, and compared.

use api::App;
use backup::{Also, BackupTarget, Contents, Error, Rehearsal, Result};
use crypto::Sealer;
use db::Db;

use super::types::BackupSettings;

/// Result of a verified backup.
pub(crate) struct Verified {
    pub(crate) contents: Contents,
    /// Size of the file in bytes.
    pub(crate) size: u64,
    /// Audit logs whose chain is valid.
    pub(crate) logs: i64,
    /// Flaws of the other audit logs.
    pub(crate) flaws: Vec<String>,
}

/// Makes a backup and restores it. A backup that cannot be restored is removed.
pub(crate) async fn back_up(app: &App, settings: &BackupSettings, place: &BackupTarget) -> Result<Verified> {
    let passphrase = settings.passphrase.as_deref();
    let also =
        Also { photos: settings.photos.as_ref(), keys: settings.keys.clone(), passphrase, program: settings.program };
    let contents = backup::write(&app.db, settings.migrations, place, &also, app.now()).await?;
    let verified = verify(settings, place).await.and_then(|verified| {
        if verified.contents == contents {
            Ok(verified)
        } else {
            Err(Error::Damaged("restored, it is not what was written".into()))
        }
    });
    if verified.is_err()
        && let Err(error) = place.remove().await
    {
        tracing::error!(%error, "a backup that cannot be restored was not removed");
    }
    verified
}

/// Restores a backup into a temporary database and compares it with what the backup says.
pub(crate) async fn verify(settings: &BackupSettings, place: &BackupTarget) -> Result<Verified> {
    let passphrase = settings.passphrase.as_deref();
    let rehearsal = Rehearsal::begin(place, passphrase, settings.migrations, &settings.scratch).await?;
    let checked = check_logs(&rehearsal.db, &settings.sealer).await;
    let contents = rehearsal.end().await.contents;
    let (logs, flaws) = checked?;
    Ok(Verified { contents, size: place.size().await?, logs, flaws })
}

/// Verifies the chain of each audit log of a restored database. Returns the number of valid logs, and the flaws of the
/// others.
///
/// # Errors
/// When the database fails.
pub async fn check_logs(db: &Db, sealer: &Sealer) -> db::Result<(i64, Vec<String>)> {
    let (mut valid, mut flaws) = (0, Vec::new());
    for log in audit::logs(db).await? {
        match audit::verify(db, sealer, &log, None).await?.flaw {
            None => valid += 1,
            Some(flaw) => flaws.push(format!("audit log {log}: {flaw}")),
        }
    }
    Ok((valid, flaws))
}
