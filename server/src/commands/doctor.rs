//! `vitrine doctor`: checks everything the program needs and says what to do about what is wrong.

use std::{path::Path, time::Duration};

use api::Clock;
use db::Db;
use jiff::Timestamp;
use media::{Place, Store};
use tokio::{net::TcpListener, time::timeout};

use super::say;
use crate::{MIGRATIONS, Outcome, config::Serve};

/// A database that does not answer for so long is counted as away.
const PATIENCE: Duration = Duration::from_secs(5);
/// When this program was written; a clock that shows an earlier time is wrong.
const WRITTEN: Timestamp = Timestamp::constant(1_795_132_800, 0);

pub(crate) async fn run(options: &Serve) -> Outcome {
    let findings = [
        ("database", database(options.database.url()).await),
        ("address", address(options).await),
        ("photos", photos(&options.photos()).await),
        ("clock", clock()),
        ("site address", site(&options.site_url())),
    ];
    let mut wrong = 0;
    for (what, finding) in findings {
        match finding {
            Ok(fine) => say(&format!("✓ {what}: {fine}")),
            Err(advice) => {
                wrong += 1;
                say(&format!("✗ {what}: {advice}"));
            }
        }
    }
    if wrong == 0 { Ok(()) } else { Err(format!("{wrong} of the checks failed").into()) }
}

async fn database(url: &str) -> Result<String, String> {
    let file = url.strip_prefix("sqlite:").map(|path| Path::new(path.trim_start_matches("//")));
    if let Some(missing) = file.filter(|file| !file.exists()) {
        return Ok(format!("{} will be made at the first start", missing.display()));
    }
    let asked = timeout(PATIENCE, async {
        let db = Db::open(url).await?;
        let pending = db.pending(MIGRATIONS).await?;
        let given_up = if pending == 0 { jobs::counts(&db).await?.failed } else { 0 };
        db.close().await;
        Ok::<_, db::Error>((pending, given_up))
    });
    match asked.await {
        Ok(Ok((0, 0))) => Ok("answers, and is up to date".into()),
        Ok(Ok((0, given_up))) => Err(format!("{given_up} background jobs were given up; the log says why")),
        Ok(Ok((pending, _))) => Ok(format!("answers; {pending} migrations will run at the next start")),
        Ok(Err(error)) => Err(format!("{error}; check --database")),
        Err(_) => Err("does not answer within 5 seconds; check the address and that the server runs".into()),
    }
}

async fn address(options: &Serve) -> Result<String, String> {
    match TcpListener::bind(options.listen).await {
        Ok(_) => Ok(format!("{} is free", options.listen)),
        Err(error) => Err(format!("{}: {error}; stop what uses it, or choose another with --listen", options.listen)),
    }
}

async fn photos(place: &Place) -> Result<String, String> {
    let checked = timeout(PATIENCE, async { Store::open(place)?.check().await });
    match checked.await {
        Ok(Ok(())) => Ok(format!("{place} can be written to")),
        Ok(Err(error)) => Err(format!("{place}: {error}; check --photos, and AWS_… for a bucket")),
        Err(_) => Err(format!("{place} does not answer within 5 seconds; check AWS_ENDPOINT_URL and that it runs")),
    }
}

fn clock() -> Result<String, String> {
    let now = Clock::system().now();
    if now < WRITTEN {
        return Err(format!("shows {now}, which is in the past; set the machine's clock, or tokens will be refused"));
    }
    Ok(format!("shows {now}"))
}

fn site(url: &str) -> Result<String, String> {
    let is_local = ["http://localhost", "http://127.0.0.1", "http://[::1]"].iter().any(|local| url.starts_with(local));
    if url.starts_with("https://") || is_local {
        return Ok(url.to_owned());
    }
    Err(format!("{url} is not encrypted; put a proxy that speaks TLS in front and set --site-url https://…"))
}
