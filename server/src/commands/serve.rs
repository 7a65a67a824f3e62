//! `vitrine serve`

use std::time::{Duration, Instant};

use api::App;
use db::Engine;
use tokio::net::TcpListener;

use super::{engine, say, shutdown::Stop};
use crate::{Outcome, config::Serve, http, monitoring::Watching, router, wiring::Wiring};

/// Time that jobs have to finish at shutdown before they return to the queue.
pub(super) const SHUTDOWN_TIMEOUT: Duration = Duration::from_secs(10);

pub(crate) async fn run(options: Serve) -> Outcome {
    let start = Instant::now();
    let mut watching = Watching::start(&options.instance.watch).await?;
    let mut wiring = Wiring::of(&options.instance, options.site_url()).await?;
    wiring.features.map_style.clone_from(&options.http.map_style);
    if let Some(tiles) = &options.http.map_tiles {
        tiles.check()?;
    }
    wiring.features.map_tiles.clone_from(&options.http.map_tiles);
    wiring.features.site_claims = options.site_claims();
    wiring.features.site.promises_answers = wiring.features.site_claims.promises_answers();
    wiring.features.index_now_key.clone_from(&options.http.index_now_key);
    wiring.features.metrics = watching.metrics();
    let listen = options.http.listen;
    let listener = TcpListener::bind(listen)
        .await
        .map_err(|error| format!("cannot listen on {listen}: {error}; choose another with --listen"))?;
    let app = wiring.app.clone();
    if options.no_jobs && app.db.engine() == Engine::Sqlite {
        return Err("--no-jobs needs PostgreSQL: a SQLite file belongs to one process, which does all of it".into());
    }
    let worker = if options.no_jobs { None } else { Some(wiring.worker(&options.instance).await?) };
    let stop = Stop::new(app.live.clone(), Duration::from_secs(options.http.drain.into()))?;
    let refusals = wiring.features.refusals.clone();
    tokio::spawn(refusals.clone().run(app.clone()));
    let pages = wiring.features.pages.clone();
    tokio::spawn(pages.clone().run(app.clone()));
    tokio::spawn(wiring.features.domains.clone().run(app.clone()));
    let watched = watching.serve(&app, &wiring.auth, wiring.backups.as_ref(), stop.ended());
    welcome(&app, &options, start);
    let router = router(&app, wiring.auth, &wiring.google, &wiring.features);
    http::serve(listener, router, options.http.limits(), stop.stopping()).await;
    refusals.finish(&app).await;
    pages.finish(&app).await;
    if let Some(worker) = worker {
        worker.shutdown(SHUTDOWN_TIMEOUT).await;
    }
    stop.end(watched).await;
    watching.end().await;
    app.db.close().await;
    Ok(())
}

fn welcome(app: &App, options: &Serve, start: Instant) {
    let (url, listen) = (&app.site.url, options.http.listen);
    let milliseconds = start.elapsed().as_millis() as u64;
    tracing::info!(%listen, engine = engine(&app.db), jobs = !options.no_jobs, milliseconds, "ready");
    say(&format!("\n  Vitrine is ready at {url}\n  Demo: open {url}/login and press “Demo Login”.\n"));
}
