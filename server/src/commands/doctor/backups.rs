//! Check of scheduled backups.

use std::time::Duration;

use api::Clock;
use db::Db;
use operations::{BackupPlan, BackupStatus};
use tokio::time::timeout;

use super::{Finding, Fine, Warning, Wrong};
use crate::{
    MIGRATIONS,
    backups::{Urgency, report},
    config::{Database, Instance},
};

/// Timeout of the check.
const TIMEOUT: Duration = Duration::from_secs(5);

/// The latest scheduled backup.
pub(super) async fn check(instance: &Instance) -> Finding {
    let Some(plan) = instance.backups.plan() else {
        return Fine("none scheduled; --backup-to makes some, each restored and compared".into());
    };
    let is_encrypted = match instance.backups.passphrase() {
        Ok(passphrase) => passphrase.is_some(),
        Err(error) => return Wrong(error),
    };
    let status = match timeout(TIMEOUT, ask(&instance.database, &plan)).await {
        Ok(Ok(status)) => status,
        Ok(Err(error)) => return Warning(format!("not known: {error}")),
        Err(_) => return Warning("not known: the database does not answer within 5 seconds".into()),
    };
    let (urgency, text) = report(&plan, &status, Clock::system().now());
    match urgency {
        Urgency::Fine if is_encrypted => Fine(text),
        Urgency::Fine => Fine(format!("{text}; not encrypted (--backup-passphrase-file)")),
        Urgency::Warning => Warning(text),
        Urgency::Wrong => Wrong(text),
    }
}

/// Returns the latest results; none from a database that has no table of them yet.
async fn ask(database: &Database, plan: &BackupPlan) -> db::Result<BackupStatus> {
    if database.file().is_some_and(|file| !file.exists()) {
        return Ok(BackupStatus::default());
    }
    let db = Db::open_with(database.url(), &database.settings()).await?;
    let status = match db.pending(MIGRATIONS).await {
        Ok(0) => plan.status(&db).await,
        Ok(_) => Ok(BackupStatus::default()),
        Err(error) => Err(error),
    };
    db.close().await;
    status
}
