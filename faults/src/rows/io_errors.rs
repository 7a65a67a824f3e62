//! Calls that write to disk fail, from the n-th on.

use std::{path::PathBuf, time::Duration};

use rand::Rng;

use crate::{
    Outcome,
    injection::{Failing, Injection},
    lab::{Engine, Store, has},
    load::{Load, Reads},
    trial::{Fault, FaultResult, Trial},
};

/// The row.
pub const FAULT: Fault = Fault {
    number: 3,
    name: "the disk fails",
    injected: "each call that failed, by strace: fsync with EIO, write with ENOSPC or EIO, from the n-th on, while three write",
    share: 3,
    is_short: true,
    run: |trial| Box::pin(run(trial)),
};

const SYNC: &str = "fsync,fdatasync";
const WRITE: &str = "write,pwrite64,pwritev,pwritev2";
const KINDS: [(&str, &str); 3] = [(SYNC, "EIO"), (WRITE, "ENOSPC"), (WRITE, "EIO")];
/// PostgreSQL's server ends all of itself when its log cannot be synced; a full disk it tells of.
const KINDS_OF_POSTGRES: [(&str, &str); 3] =
    [("pwrite64,pwritev,fallocate", "ENOSPC"), (SYNC, "EIO"), ("pwrite64,pwritev,fallocate", "EIO")];
/// Maximum duration of failing calls while the program does not notice them.
const MAX_DURATION: Duration = Duration::from_millis(2_500);

async fn run(trial: &Trial<'_>) -> Outcome<FaultResult> {
    if !has("strace") {
        return Ok(FaultResult::Skipped("strace is not installed".into()));
    }
    let store = trial.store().await?;
    let mut site = trial.site_on(&store, &[]).await?;
    let caller = site.sign_up_user("owner").await?;
    // SQLite serves reads even if writes fail; a crashed PostgreSQL serves nothing.
    let reads = if trial.engine == Engine::Sqlite { Reads::GoOn } else { Reads::MayBeRefused };
    let load = Load::begin(&caller, &trial.tally, "Shop", 3, reads);
    load.acknowledged(3).await?;
    let log = store.home.join("strace");
    let mut tries = 0;
    // A crashed server takes time to recover.
    let few = if trial.engine == Engine::Sqlite { 3 } else { 1 };
    while trial.goes_on(tries, trial.either(few, 9)) {
        let (processes, files) = processes(trial, &site.id()?, &store).await?;
        let kinds: &[_] = if trial.engine == Engine::Sqlite { &KINDS } else { &KINDS_OF_POSTGRES };
        let (calls, error) = kinds[tries % kinds.len()];
        let failing = Failing { calls, error, from: rand::rng().random_range(1..20) };
        let injection = Injection::into(&processes, &files, failing, &log).await?;
        load.refused(trial.either(3, 60), MAX_DURATION).await;
        trial.tally.tried(injection.end().await?);
        if trial.engine == Engine::Postgres {
            // One that fell over reads its log first; what is measured is the program.
            trial.lab.server()?.lock().await.is_back().await?;
        }
        trial.tally.recovered(load.recovery().await?);
        tries += 1;
    }
    let ledger = load.end().await?;
    ledger.check(&caller, &trial.tally).await?;
    // Once more from the disk alone.
    site.kill()?;
    site.go_on().await?;
    ledger.check(&caller, &trial.tally).await?;
    if let Some(file) = store.file() {
        is_whole(trial, file)?;
    }
    trial.tally.note(format!("{} reads, {} refused", ledger.reads, ledger.reads_refused));
    Ok(FaultResult::Completed)
}

/// Processes and files of the failing calls: the program and its database on SQLite, the server on PostgreSQL.
async fn processes(trial: &Trial<'_>, program: &u32, store: &Store) -> Outcome<(Vec<u32>, Vec<PathBuf>)> {
    match store.file() {
        Some(file) => {
            let beside = file.with_extension("db-wal");
            Ok((vec![*program], vec![file.to_owned(), beside]))
        }
        None => Ok((trial.lab.server()?.lock().await.processes()?, Vec::new())),
    }
}

/// SQLite finds nothing wrong with the file.
pub(super) fn is_whole(trial: &Trial<'_>, file: &std::path::Path) -> Outcome {
    let connection = rusqlite::Connection::open(file)?;
    let verdict: String = connection.query_row("pragma integrity_check", [], |row| row.get(0))?;
    trial.tally.holds(verdict == "ok", || format!("the file is damaged: {verdict}"));
    Ok(())
}
