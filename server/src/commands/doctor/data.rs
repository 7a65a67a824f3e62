//! Checks of the data: the database, its keys, photos, and free space.

use std::{fmt::Display, fs, io::ErrorKind, os::unix::fs::MetadataExt, path::Path, time::Duration};

use api::Clock;
use db::Db;
use jiff::{SignedDuration, Timestamp};
use media::{Store, StoreTarget};
use tokio::time::timeout;

use super::{Finding, Fine, Warning, Wrong};
use crate::{MIGRATIONS, config::Database, database_check::ADVICE};

/// Timeout of a check.
const TIMEOUT: Duration = Duration::from_secs(5);
/// When this program was written; a clock that shows an earlier time is wrong.
const RELEASED_AT: Timestamp = Timestamp::constant(1_795_132_800, 0);
/// Tolerated difference between the clocks of this machine and the database: leases and tokens allow for it.
const MAX_CLOCK_DIFFERENCE: SignedDuration = SignedDuration::from_secs(5);
/// Less room than this, in bytes, is worth a warning.
const LOW_FREE_BYTES: u64 = 2 << 30;
/// With less than this, an import or a backup may fill the disk.
const MIN_FREE_BYTES: u64 = 200 << 20;

/// Results of the queries.
struct QueryResults {
    pending: usize,
    given_up: i64,
    time: Option<Timestamp>,
}

/// The database, and this machine's clock beside the server's.
pub(super) async fn database(database: &Database) -> (Finding, Finding) {
    let clock = Clock::system();
    let file = database.file();
    if let Some(missing) = file.filter(|file| !file.exists()) {
        let finding = Fine(format!("{} will be made at the first start", missing.display()));
        return (finding, clock_beside(clock.now(), None));
    }
    match timeout(TIMEOUT, ask(database)).await {
        Ok(Ok(QueryResults { pending, given_up, time })) => {
            if let Some(damage) = damage(database).await {
                return (damage, clock_beside(clock.now(), time));
            }
            let finding = match (pending, given_up) {
                (0, 0) => Fine("answers, and is up to date".into()),
                (0, _) => Warning(format!("{given_up} background jobs were given up; the log says why")),
                _ => Warning(format!(
                    "{pending} migrations are missing; they run at the next start, or `vitrine migrate`"
                )),
            };
            (finding, clock_beside(clock.now(), time))
        }
        Ok(Err(error)) if error.is_corrupt() => (damaged(database, &error), clock_beside(clock.now(), None)),
        Ok(Err(error)) => (Wrong(format!("{error}; check {}", database.option())), clock_beside(clock.now(), None)),
        Err(_) => {
            let away = "does not answer within 5 seconds; check the address and that the server runs";
            (Wrong(away.into()), clock_beside(clock.now(), None))
        }
    }
}

async fn ask(database: &Database) -> db::Result<QueryResults> {
    let db = Db::open_with(database.url(), &database.settings()).await?;
    let pending = db.pending(MIGRATIONS).await?;
    let given_up = if pending == 0 { jobs::counts(&db).await?.failed } else { 0 };
    let time = db.server_time().await?;
    db.close().await;
    Ok(QueryResults { pending, given_up, time })
}

/// Checks the database file from end to end. On a large file, this takes longer than the other checks may.
async fn damage(database: &Database) -> Option<Finding> {
    let check = async {
        let db = Db::open_with(database.url(), &database.settings()).await?;
        let damage = db.damage().await;
        db.close().await;
        damage
    };
    match check.await {
        Ok(damage) => damage.map(|damage| damaged(database, &damage)),
        Err(error) => Some(Wrong(format!("{error}; check {}", database.option()))),
    }
}

fn damaged(database: &Database, damage: &dyn Display) -> Finding {
    let file = database.file().unwrap_or(Path::new("the file"));
    Wrong(format!("{} is damaged ({damage}); {ADVICE}", file.display()))
}

/// The replica that may be read from.
pub(super) async fn replica(database: &Database) -> Finding {
    let check = async {
        let db = Db::open_with(database.url(), &database.settings()).await?;
        let behind = db.replica_behind().await;
        db.close().await;
        behind.transpose()
    };
    if !database.has_replica() {
        return Fine("none, all is read at the database".into());
    }
    match timeout(TIMEOUT, check).await {
        Ok(Ok(behind)) => Fine(format!("answers, {} bytes behind", behind.unwrap_or_default())),
        Ok(Err(error)) => Warning(format!("{error}; all is read at the database: check --database-replica")),
        Err(_) => Warning("does not answer within 5 seconds; all is read at the database".into()),
    }
}

fn clock_beside(now: Timestamp, server: Option<Timestamp>) -> Finding {
    if now < RELEASED_AT {
        return Wrong(format!("shows {now}, which is in the past; set the machine's clock, or tokens will be refused"));
    }
    match server.map(|server| now.duration_since(server).abs()) {
        Some(difference) if difference > MAX_CLOCK_DIFFERENCE => Wrong(format!(
            "{} seconds apart from the database's; keep both by NTP, or jobs and tokens end too early",
            difference.as_secs()
        )),
        Some(_) => Fine(format!("shows {now}, and so does the database's")),
        None => Fine(format!("shows {now}")),
    }
}

/// Checks that the key file exists, is whole, and is readable by its owner only.
pub(super) fn keys(database: &Database) -> Finding {
    let path = database.keys();
    let there = match fs::metadata(&path) {
        Ok(there) => there,
        Err(error) if error.kind() == ErrorKind::NotFound => {
            return if database.file().is_some_and(|file| !file.exists()) {
                Fine(format!("{} will be made at the first start", path.display()))
            } else {
                Warning(format!(
                    "{} is missing; if this database was used before, restore it: secrets in it can be read with it alone",
                    path.display()
                ))
            };
        }
        Err(error) => return Wrong(format!("{}: {error}; check --keys", path.display())),
    };
    match crypto::read_or_make(&path) {
        Err(error) => Wrong(format!("{error}; check --keys, or restore the file")),
        Ok(_) if there.mode() & 0o007 != 0 => {
            Wrong(format!("everybody on this machine may read {0}; run: chmod 600 {0}", path.display()))
        }
        // A volume that is mounted for a group cannot be had otherwise.
        Ok(_) if there.mode() & 0o070 != 0 => Warning(format!(
            "the group of {0} may read it; chmod 600 {0}, unless it is the program's own",
            path.display()
        )),
        Ok(_) => Fine(format!("{} is yours alone; back it up apart from the database", path.display())),
    }
}

/// Room on the disk that the program writes to.
pub(super) fn room(database: &Database) -> Finding {
    let keys = database.keys();
    let file = database.file().unwrap_or(&keys);
    let Some(folder) = file.ancestors().skip(1).map(or_here).find(|folder| folder.exists()) else {
        return Warning(format!("no folder for {}", file.display()));
    };
    match rustix::fs::statvfs(folder) {
        Ok(disk) => {
            let free = disk.f_bavail * disk.f_frsize;
            let text = format!("{} MB free in {}", free >> 20, folder.display());
            if free < MIN_FREE_BYTES {
                Wrong(format!("{text}; make room, or writes will be refused"))
            } else if free < LOW_FREE_BYTES {
                Warning(format!("{text}; make room"))
            } else {
                Fine(text)
            }
        }
        Err(error) => Warning(format!("{}: {error}", folder.display())),
    }
}

/// A relative file lies in this folder.
fn or_here(folder: &Path) -> &Path {
    if folder.as_os_str().is_empty() { Path::new(".") } else { folder }
}

/// Checks that the photo storage is writable.
pub(super) async fn photos(place: &StoreTarget) -> Finding {
    let checked = timeout(TIMEOUT, async { Store::open(place)?.check().await });
    match checked.await {
        Ok(Ok(())) => Fine(format!("{place} can be written to")),
        Ok(Err(error)) => Wrong(format!("{place}: {error}; check --photos, and AWS_… for a bucket")),
        Err(_) => Wrong(format!("{place} does not answer within 5 seconds; check AWS_ENDPOINT_URL and that it runs")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_clock_is_fine_when_it_is_not_in_the_past_and_beside_the_databases() {
        let now: Timestamp = "2027-01-01T00:00:00Z".parse().unwrap();
        let ago = |seconds| now - SignedDuration::from_secs(seconds);
        assert!(matches!(clock_beside(now, None), Fine(_)));
        assert!(matches!(clock_beside(now, Some(ago(4))), Fine(_)));
        assert!(matches!(clock_beside(now, Some(ago(-4))), Fine(_)));
        assert!(matches!(clock_beside(now, Some(ago(60))), Wrong(_)));
        assert!(matches!(clock_beside(now, Some(ago(-60))), Wrong(_)));
        assert!(matches!(clock_beside("2020-01-01T00:00:00Z".parse().unwrap(), None), Wrong(_)));
    }
}
