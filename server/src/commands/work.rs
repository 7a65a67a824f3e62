//! `vitrine work`

use std::time::{Duration, Instant};

use db::Engine;

use super::{engine, say, serve::SHUTDOWN_TIMEOUT, shutdown::Stop};
use crate::{Outcome, config::Work, monitoring::Watching, wiring::Wiring};

pub(crate) async fn run(options: Work) -> Outcome {
    let start = Instant::now();
    let instance = &options.instance;
    if instance.site_url.is_none() {
        return Err("--site-url is needed: mails lead there, and must lead where the site is served".into());
    }
    let mut watching = Watching::start(&instance.watch).await?;
    let wiring = Wiring::of(instance, options.site_url()).await?;
    if wiring.app.db.engine() == Engine::Sqlite {
        return Err("a SQLite file belongs to one process: `vitrine serve` does its background work too".into());
    }
    let stop = Stop::new(wiring.app.live.clone(), Duration::ZERO)?;
    let watched = watching.serve(&wiring.app, &wiring.auth, wiring.backups.as_ref(), stop.ended());
    let worker = wiring.worker(instance).await?;
    let milliseconds = start.elapsed().as_millis() as u64;
    tracing::info!(engine = engine(&wiring.app.db), jobs = instance.jobs.at_once, milliseconds, "ready");
    say(&format!("Vitrine works in the background, {} jobs at once.", instance.jobs.at_once));
    stop.wait().await;
    worker.shutdown(SHUTDOWN_TIMEOUT).await;
    stop.end(watched).await;
    watching.end().await;
    wiring.app.db.close().await;
    Ok(())
}
