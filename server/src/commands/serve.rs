//! `vitrine serve`

use std::time::{Duration, Instant};

use api::{App, Clock, Live, Site};
use auth::Auth;
use crypto::Sealer;
use db::{Db, Engine};
use google::Google;
use jobs::{Registry, Worker};
use media::Store;
use tokio::{
    net::TcpListener,
    signal::unix::{SignalKind, signal},
    sync::watch,
};

use super::{open, say, sealer};
use crate::{Features, Limits, Outcome, config::Serve, http, log, router};

/// Jobs that run at once in this process.
const JOBS: usize = 4;
/// At shutdown, jobs have so long to finish before they are handed back.
const FAREWELL: Duration = Duration::from_secs(10);

pub(crate) async fn run(options: Serve) -> Outcome {
    let start = Instant::now();
    log::start();
    let db = open(&options.database).await?;
    let site = Site { url: options.site_url(), rate_limit_factor: options.rate_limit_factor };
    let app = App::new(db, Clock::system(), site);
    let sealer = sealer(&options.database)?;
    let features = features(&options, &sealer)?;
    let mailer = options.mailer()?;
    let auth = Auth::new(&app, &sealer, features.auth.clone(), orgs::Registrar).await?;
    let listener = TcpListener::bind(options.listen)
        .await
        .map_err(|error| format!("cannot listen on {}: {error}; choose another with --listen", options.listen))?;
    if app.db.engine() == Engine::Sqlite {
        // Nobody else works on the file: what a killed process left behind need not wait for its lease to run out.
        jobs::take_back(&app.db, app.now()).await?;
    }
    let google = Google::new(&app, &sealer, &features.google)?;
    let worker = Worker::start(
        app.db.clone(),
        app.clock.clone(),
        registry(&app, &auth, &features).and(google::jobs(&google)).and(mail::jobs(mailer, sealer)),
        JOBS,
    );
    welcome(&app, &options, start);
    http::serve(listener, router(&app, auth, &features), limits(&options), until_told(app.live.clone())?).await;
    worker.shutdown(FAREWELL).await;
    app.db.close().await;
    Ok(())
}

fn features(options: &Serve, sealer: &Sealer) -> Result<Features, String> {
    let mut features = Features {
        map_style: options.map_style.clone(),
        index_now_key: options.index_now_key.clone(),
        rate_limit_factor: options.rate_limit_factor,
        ..Features::default()
    };
    features.auth = options.sign_in.settings()?;
    features.google = options.google.settings(options.sign_in.google_client()?, &options.site_url())?;
    features.site.sealer = sealer.clone();
    features.site.contact_to.clone_from(&options.contact_to);
    features.site.rate_limit_factor = options.rate_limit_factor;
    let place = options.photos();
    features.photos.store = Store::open(&place)
        .map_err(|error| format!("cannot keep photos in {place}: {error}; choose another place with --photos"))?;
    features.locations.imports.max_rows = options.import_max_rows;
    features.locations.imports.max_bytes = options.import_max_bytes;
    Ok(features)
}

fn limits(options: &Serve) -> Limits {
    Limits {
        header_timeout: Duration::from_secs(options.header_timeout),
        connections_per_address: options.connections_per_address,
        trusted_proxies: options.trusted_proxy.iter().copied().collect(),
        ..Limits::default()
    }
}

/// Everything that runs in the background.
fn registry(app: &App, auth: &Auth, features: &Features) -> Registry {
    auth::jobs(app, auth)
        .and(orgs::jobs(app))
        .and(notifications::jobs(app))
        .and(locations::jobs(app, &features.locations))
        .and(duplicates::jobs(app))
        .and(photos::jobs(app, &features.photos))
        .and(::site::jobs(app, &features.site))
        .and(demo::jobs(app))
}

fn welcome(app: &App, options: &Serve, start: Instant) {
    let url = &app.site.url;
    tracing::info!(listen = %options.listen, engine = engine(&app.db), milliseconds = start.elapsed().as_millis() as u64, "ready");
    say(&format!("\n  Vitrine is ready at {url}\n  Demo: open {url}/login and press “Demo Login”.\n"));
}

fn engine(db: &Db) -> &'static str {
    match db.engine() {
        Engine::Sqlite => "sqlite",
        Engine::Postgres => "postgres",
    }
}

/// Turns true at SIGTERM or Ctrl-C; live streams, which would never end by themselves, end then.
fn until_told(live: Live) -> std::io::Result<watch::Receiver<bool>> {
    let (mut terminate, mut interrupt) = (signal(SignalKind::terminate())?, signal(SignalKind::interrupt())?);
    let (stop, stopped) = watch::channel(false);
    tokio::spawn(async move {
        tokio::select! {
            _ = terminate.recv() => {}
            _ = interrupt.recv() => {}
        }
        tracing::info!("stopping: requests in flight finish, jobs are handed back");
        stop.send_replace(true);
        live.end();
    });
    Ok(stopped)
}
