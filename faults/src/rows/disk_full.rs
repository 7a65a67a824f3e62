//! The disk is full, and then it is not.

use std::{os::unix::fs::chown, time::Duration};

use crate::{
    Outcome,
    lab::{Engine, Store},
    load::{Load, Reads},
    rows::io_errors::is_whole,
    small_disk::SmallDisk,
    trial::{Fault, FaultResult, Trial},
};

/// The row.
pub const FAULT: Fault = Fault {
    number: 4,
    name: "the disk is full",
    injected: "a small disk (tmpfs) filled to the last byte under three writers until writes are refused, and emptied",
    share: 2,
    is_short: true,
    run: |trial| Box::pin(run(trial)),
};

/// Maximum time until the program notices a full disk.
const TIMEOUT: Duration = Duration::from_secs(30);
/// Megabytes of the disk, enough for [`MAX_ATTEMPTS`] tries: on PostgreSQL, an empty database alone takes some twenty.
const SIZE: [(Engine, u32); 2] = [(Engine::Sqlite, 64), (Engine::Postgres, 192)];
/// Tries on one disk: what is written stays there.
const MAX_ATTEMPTS: usize = 30;

async fn run(trial: &Trial<'_>) -> Outcome<FaultResult> {
    let megabytes = SIZE.iter().find(|(engine, _)| *engine == trial.engine).map_or(16, |(_, size)| *size);
    let home = trial.home()?;
    let on_disk = match trial.engine {
        Engine::Sqlite => home.join("disk"),
        // A folder that the user of the server may enter.
        Engine::Postgres => tempfile::Builder::new().prefix("faults-disk.").tempdir()?.keep(),
    };
    let disk = match SmallDisk::mount(&on_disk, megabytes) {
        Ok(disk) => disk,
        Err(why) => return Ok(FaultResult::Skipped(why.to_string())),
    };
    let store = match trial.engine {
        Engine::Sqlite => Store { url: format!("sqlite:{}", disk.path.join("vitrine.db").display()), home },
        Engine::Postgres => on_tablespace(trial, &disk, home).await?,
    };
    let mut site = trial.site_on(&store, &[]).await?;
    let caller = site.sign_up_user("owner").await?;
    let (mut tries, mut reads, mut full) = (0, 0, 0);
    while tries < MAX_ATTEMPTS && trial.goes_on(tries, trial.either(1, 4)) {
        // Another organization each time, so that a small disk is large enough for all of them.
        let caller = if tries == 0 { caller.clone() } else { site.sign_up_user(&format!("owner-{tries}")).await? };
        let load = Load::begin(&caller, &trial.tally, "Shop", 3, Reads::GoOn);
        load.acknowledged(5).await?;
        disk.fill()?;
        let is_noticed = load.refused(10, TIMEOUT).await;
        trial.tally.holds(is_noticed, || "a full disk is never noticed".into());
        trial.tally.holds(load.refused_as_full() > 0, || "nobody is told that the disk is full".into());
        disk.empty()?;
        trial.tally.recovered(load.recovery().await?);
        load.acknowledged(5).await?;
        full += load.refused_as_full();
        let ledger = load.end().await?;
        ledger.check(&caller, &trial.tally).await?;
        reads += ledger.reads;
        tries += 1;
        trial.tally.tried(1);
    }
    site.kill()?;
    if let Some(file) = store.file() {
        is_whole(trial, file)?;
    } else {
        leave_tablespace(trial, &store).await?;
    }
    trial.tally.note(format!("{reads} reads, none refused; {full} writes refused with 507"));
    Ok(FaultResult::Completed)
}

/// A database whose tables are on the disk; the server's log is elsewhere, for without it a server ends.
async fn on_tablespace(trial: &Trial<'_>, disk: &SmallDisk, home: std::path::PathBuf) -> Outcome<Store> {
    let mut server = trial.lab.server()?.lock().await;
    if let Some((user, group)) = server.user() {
        chown(&disk.path, Some(user), Some(group))?;
    }
    let client = server.connect("postgres").await?;
    client.batch_execute(&format!("create tablespace small location '{}'", disk.path.display())).await?;
    Ok(Store { url: server.database("tablespace small").await?, home })
}

async fn leave_tablespace(trial: &Trial<'_>, store: &Store) -> Outcome {
    let name = store.url.rsplit('/').next().unwrap_or_default();
    let client = trial.lab.server()?.lock().await.connect("postgres").await?;
    client.batch_execute(&format!("drop database {name} with (force)")).await?;
    Ok(client.batch_execute("drop tablespace small").await?)
}
