//! The audit stream arrives completely and in order, whatever fails, and every change of it is found.

use std::{
    fs,
    path::{Path, PathBuf},
    sync::{
        Arc, Mutex,
        atomic::{AtomicU16, Ordering::Relaxed},
    },
};

use api::{App, Clock, Site};
use audit::{Act, Actor};
use axum::{
    Router,
    extract::State,
    http::{HeaderMap, StatusCode},
    routing::post,
};
use db::{Db, query};
use operations::{StreamChecker, StreamSettings, Target, stream, stream_status};
use tempfile::TempDir;
use testing::{TestDb, engines, sealer};
use tokio::net::TcpListener;

::events::declare! {
    /// As the program declares it.
    KeyRotated => audit "key.rotated";
}

const ORGS: [&str; 2] = ["018f0000-0000-7000-8000-000000000001", "018f0000-0000-7000-8000-000000000002"];

struct World {
    app: App,
    db: TestDb,
    folder: TempDir,
}

async fn worlds() -> Vec<World> {
    let mut made = Vec::new();
    for db in engines().await {
        let clock = Clock::fixed("2026-11-26T02:20:00Z".parse().unwrap());
        let app = App::new(db.db(), clock, Site::default());
        made.push(World { app, db, folder: tempfile::tempdir().unwrap() });
    }
    made
}

impl World {
    /// Adds sealed rows to the instance's log and to those of two organizations.
    async fn act(&self, rows: usize) {
        for row in 0..rows {
            let mut tx = self.db.begin().await.unwrap();
            let actor = match row % 3 {
                0 => Actor::operator(),
                other => Actor::job(None::<String>).in_log_of(ORGS[other - 1]),
            };
            let act = Act::new(KeyRotated).about("zoé@example.com").with("row", row);
            act.record(&mut tx, &actor, self.app.now()).await.unwrap();
            tx.commit().await.unwrap();
        }
        audit::seal(&self.db, &sealer()).await.unwrap();
    }

    fn file(&self) -> PathBuf {
        self.folder.path().join("audit.jsonl")
    }

    fn to_file(&self) -> StreamSettings {
        settings(&format!("file:{}", self.file().display()))
    }

    async fn behind(&self, settings: &StreamSettings) -> i64 {
        stream_status(&self.db, settings).await.unwrap()[0].behind
    }
}

fn settings(target: &str) -> StreamSettings {
    StreamSettings { targets: vec![target.parse().unwrap()], host: "shop.example".into() }
}

fn lines(file: &Path) -> Vec<String> {
    fs::read_to_string(file).unwrap_or_default().lines().map(str::to_owned).collect()
}

/// Verifies lines. Returns the number of the last record, or the flaw.
fn check(lines: &[String]) -> Result<i64, String> {
    let sealer = sealer();
    let mut checker = StreamChecker::new(&sealer);
    for line in lines {
        checker.add(line)?;
    }
    Ok(checker.end().last.unwrap_or_default())
}

#[tokio::test(flavor = "multi_thread")]
async fn every_sealed_row_arrives_once_and_the_stream_continues() {
    for world in worlds().await {
        let settings = world.to_file();
        for total in [7, 8, 20] {
            let have = lines(&world.file()).len();
            world.act(total - have).await;
            assert_eq!(world.behind(&settings).await, (total - have) as i64);
            stream(&world.app, &settings).await.unwrap();
            stream(&world.app, &settings).await.unwrap();
            assert_eq!(check(&lines(&world.file())), Ok(total as i64), "{:?}", world.db.engine());
            assert_eq!(world.behind(&settings).await, 0);
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_crash_at_any_point_loses_and_reorders_nothing() {
    for world in worlds().await {
        let settings = world.to_file();
        world.act(5).await;
        stream(&world.app, &settings).await.unwrap();
        world.act(6).await;
        let before = state(&world.db).await;
        stream(&world.app, &settings).await.unwrap();
        // The machine died after the records were written and before that was stored: the batch is planned, more rows
        // were added since, and the last line in the file is cut off.
        put_back(&world.db, &before).await;
        world.act(4).await;
        let file = fs::read(world.file()).unwrap();
        fs::write(world.file(), &file[..file.len() - 10]).unwrap();
        stream(&world.app, &settings).await.unwrap();
        assert_eq!(check(&lines(&world.file())), Ok(15), "{:?}", world.db.engine());
        assert!(lines(&world.file()).len() >= 15);
    }
}

/// State of the destination and positions of its logs.
type Stored = ((i64, String), Vec<(String, String, i64, String)>);

async fn state(db: &Db) -> Stored {
    let state = query!((i64, String), "select record_count, digest from audit_streams").one(db).await.unwrap();
    let positions = query!((String, String, i64, String), "select target, log, seq, hash from audit_stream_positions");
    (state, positions.all(db).await.unwrap())
}

/// Stores the state of before a delivery, with the batch that was being sent.
async fn put_back(db: &Db, ((count, digest), positions): &Stored) {
    let now = state(db).await;
    let old = |log: &str| positions.iter().find(|position| position.1 == log).map(|(_, _, seq, hash)| (*seq, hash));
    let ranges: Vec<_> = now
        .1
        .iter()
        .filter_map(|(_, log, to, _)| {
            let (after, before) = old(log).map_or((0, ""), |(seq, hash)| (seq, hash.as_str()));
            (*to > after).then(|| serde_json::json!({ "log": log, "after": after, "to": to, "before": before }))
        })
        .collect();
    let batch = serde_json::to_string(&ranges).unwrap();
    query!("update audit_streams set record_count = $1, digest = $2, batch = $3", *count, digest, batch)
        .run(db)
        .await
        .unwrap();
    query!("delete from audit_stream_positions").run(db).await.unwrap();
    for (target, log, seq, hash) in positions {
        query!(
            "insert into audit_stream_positions (target, log, seq, hash) values ($1, $2, $3, $4)",
            target,
            log,
            *seq,
            hash
        )
        .run(db)
        .await
        .unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_changed_removed_added_or_moved_line_is_found() {
    let world = worlds().await.swap_remove(0);
    world.act(12).await;
    stream(&world.app, &world.to_file()).await.unwrap();
    let good = lines(&world.file());
    assert_eq!(check(&good), Ok(12));
    for at in 0..good.len() - 1 {
        let mut removed = good.clone();
        removed.remove(at);
        let mut moved = good.clone();
        moved.swap(at, at + 1);
        for (what, altered) in [("removed", &removed), ("moved", &moved)] {
            // Without the first line the rest is a stream that begins later, as in a rotated file.
            assert!(check(altered).is_err() || (what == "removed" && at == 0), "{what} {at}");
        }
    }
    for at in 0..good.len() {
        for (from, to) in
            [("key.rotated", "key.removed"), ("\"row\":", "\"rov\":"), ("zoé@", "zoe@"), ("number\":", "number\": ")]
        {
            let mut changed = good.clone();
            changed[at] = good[at].replacen(from, to, 1);
            assert_ne!(changed[at], good[at], "{from}");
            // A space more is no change of the last record; the next line proves all others byte by byte.
            assert!(check(&changed).is_err() || (from.starts_with("number") && at + 1 == good.len()), "{from} {at}");
        }
    }
    let mut repeated = good.clone();
    repeated.extend_from_slice(&good[7..]);
    assert_eq!(check(&repeated), Ok(12), "records that come again after a crash are no flaw");
}

#[derive(Clone)]
struct Collector {
    lines: Arc<Mutex<Vec<String>>>,
    status: Arc<AtomicU16>,
}

/// Collector on a local port that answers with `status`.
async fn collector() -> (Collector, String) {
    let collector = Collector { lines: Arc::default(), status: Arc::new(AtomicU16::new(204)) };
    let take = async |State(collector): State<Collector>, headers: HeaderMap, body: String| {
        let status = StatusCode::from_u16(collector.status.load(Relaxed)).unwrap();
        if headers.get("authorization").is_none_or(|key| key != "Bearer secret") {
            return StatusCode::UNAUTHORIZED;
        }
        // A collector that fails may have stored the records all the same.
        if status != StatusCode::FORBIDDEN {
            collector.lines.lock().unwrap().extend(body.lines().map(str::to_owned));
        }
        status
    };
    let router = Router::new().route("/in", post(take)).with_state(collector.clone());
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let url = format!("http://{}/in", listener.local_addr().unwrap());
    tokio::spawn(async move { axum::serve(listener, router).await });
    (collector, url)
}

#[tokio::test(flavor = "multi_thread")]
async fn an_outage_of_the_collector_loses_nothing_and_is_reported() {
    for world in worlds().await {
        let (collector, url) = collector().await;
        let key = world.folder.path().join("key");
        fs::write(&key, "secret\n").unwrap();
        let target = url.parse::<Target>().unwrap().with_files(Some(key), None);
        let settings = StreamSettings { targets: vec![target], host: String::new() };
        for status in [204, 500, 302, 403, 204] {
            collector.status.store(status, Relaxed);
            world.act(5).await;
            stream(&world.app, &settings).await.unwrap();
            let state = stream_status(&world.db, &settings).await.unwrap().swap_remove(0);
            assert_eq!(state.failed_since.is_some(), status != 204, "{status}");
            assert_eq!(state.behind == 0, status == 204, "{state:?}");
            assert!(state.error.is_none_or(|error| error.contains(&status.to_string())), "{status}");
        }
        assert_eq!(check(&collector.lines.lock().unwrap()), Ok(25), "{:?}", world.db.engine());
        collector.status.store(204, Relaxed);
        world.act(1).await;
        let gone = settings_without_key(&url);
        stream(&world.app, &gone).await.unwrap();
        assert!(stream_status(&world.db, &gone).await.unwrap()[0].error.is_some(), "no key, no records");
    }
}

fn settings_without_key(url: &str) -> StreamSettings {
    settings(&format!("{url}?other"))
}
