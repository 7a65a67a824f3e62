//! The database goes away for a while: its server is cut off, stopped or killed; on SQLite another process locks the
//! file.

use std::time::Duration;

use tokio::time::sleep;

use crate::{
    Outcome,
    lab::{Engine, Store},
    load::{Load, Reads},
    postgres::Stop,
    trial::{Fault, FaultResult, Trial, moment},
    wire::Wire,
};

/// The row.
pub const FAULT: Fault = Fault {
    number: 5,
    name: "the database is gone",
    injected: "PostgreSQL cut off by a TCP proxy for 1 to 30 s, restarted fast, restarted by falling over; on SQLite another \
               process holds the lock to write for 1 to 30 s",
    share: 4,
    is_short: true,
    run: |trial| Box::pin(run(trial)),
};

/// Ways to take the database away, in turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Outage {
    Cut,
    Restarted(Stop),
}

const KINDS: [Outage; 3] = [Outage::Restarted(Stop::Fast), Outage::Cut, Outage::Restarted(Stop::Immediate)];

async fn run(trial: &Trial<'_>) -> Outcome<FaultResult> {
    match trial.engine {
        Engine::Sqlite => locked(trial).await,
        Engine::Postgres => gone(trial).await,
    }
}

/// Duration of an outage; in the long form, the first one lasts for the maximum that the product promises.
fn away(trial: &Trial<'_>, tries: usize) -> Duration {
    let most = trial.either(Duration::from_millis(700), Duration::from_secs(if tries == 1 { 30 } else { 8 }));
    if tries == 1 { most } else { moment(most).max(Duration::from_millis(300)) }
}

async fn gone(trial: &Trial<'_>) -> Outcome<FaultResult> {
    let direct = trial.store().await?;
    let server = trial.lab.server()?;
    let mut wire = Wire::to(server.lock().await.port()).await?;
    let port = server.lock().await.port();
    let store = Store { url: direct.url.replace(&format!(":{port}/"), &format!(":{}/", wire.port)), ..direct };
    let site = trial.site_on(&store, &[]).await?;
    let caller = site.sign_up_user("owner").await?;
    let load = Load::begin(&caller, &trial.tally, "Shop", 4, Reads::MayBeRefused);
    let (mut tries, mut refused_when_fast) = (0, 0);
    while trial.goes_on(tries, trial.either(2, 6)) {
        load.acknowledged(5).await?;
        let outage = KINDS[tries % KINDS.len()];
        let before = load.reads_refused();
        match outage {
            Outage::Cut => {
                wire.cut().await;
                sleep(away(trial, tries)).await;
                wire.mend().await?;
            }
            Outage::Restarted(stop) => {
                let mut server = server.lock().await;
                server.stop(stop).await?;
                server.go_on().await?;
            }
        }
        trial.tally.recovered(load.recovery().await?);
        if outage == Outage::Restarted(Stop::Fast) {
            refused_when_fast += load.reads_refused() - before;
        }
        tries += 1;
        trial.tally.tried(1);
    }
    let ledger = load.end().await?;
    ledger.check(&caller, &trial.tally).await?;
    trial.tally.note(format!(
        "{} reads; {} refused, of which {refused_when_fast} by fast restarts",
        ledger.reads, ledger.reads_refused
    ));
    Ok(FaultResult::Completed)
}

async fn locked(trial: &Trial<'_>) -> Outcome<FaultResult> {
    let store = trial.store().await?;
    let site = trial.site_on(&store, &[]).await?;
    let caller = site.sign_up_user("owner").await?;
    let file = store.file().ok_or("a file")?;
    let load = Load::begin(&caller, &trial.tally, "Shop", 4, Reads::GoOn);
    let mut tries = 0;
    while trial.goes_on(tries, trial.either(1, 4)) {
        load.acknowledged(5).await?;
        let other = rusqlite::Connection::open(file)?;
        other.busy_timeout(Duration::from_secs(20))?;
        other.execute_batch("begin immediate")?;
        sleep(away(trial, tries)).await;
        other.execute_batch("rollback")?;
        trial.tally.recovered(load.recovery().await?);
        tries += 1;
        trial.tally.tried(1);
    }
    let ledger = load.end().await?;
    ledger.check(&caller, &trial.tally).await?;
    trial.tally.note(format!("{} reads, none refused", ledger.reads));
    Ok(FaultResult::Completed)
}
