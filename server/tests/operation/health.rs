//! Readiness of a process, and the reasons when it is not ready.

use api::{App, Clock, Site};
use auth::Auth;
use db::{Db, Engine, Settings};
use google::Google;
use serde_json::json;
use testing::{Client, Program, engines, engines_with, free_port};
use vitrine::{Features, router};

async fn served(db: Db) -> (App, Client) {
    let app = App::new(db, Clock::system(), Site::default());
    let auth = Auth::new(&app, &testing::sealer(), auth::Settings::default(), orgs::Registrar).await.expect("keys");
    let google = Google::new(&app, &testing::sealer(), &google::Settings::default()).expect("TLS");
    let client = Client::new(router(&app, auth, &google, &Features::default()));
    (app, client)
}

async fn refused(client: &Client, because: &str) {
    let answer = client.get("/readyz").send().await.expect(503).json();
    assert_eq!((&answer["code"], &answer["params"]), (&json!("unavailable"), &json!({ "because": because })));
}

#[tokio::test]
async fn a_process_is_ready_until_it_is_about_to_stop() {
    for db in engines().await {
        let (app, client) = served(db.db()).await;
        client.get("/readyz").send().await.expect(200);
        app.live.end();
        refused(&client, "stopping").await;
        client.get("/healthz").send().await.expect(200);
    }
}

#[tokio::test]
async fn a_process_with_pending_migrations_is_not_ready() {
    let all = db::migrations!();
    let without_the_last = &all[..all.len() - 1];
    for db in engines_with(without_the_last, &Settings::default()).await {
        let (_, client) = served(db.db()).await;
        refused(&client, "migrations").await;
        // Brought up to date meanwhile, by a newer process beside it.
        db.migrate(all).await.expect("migrations");
        client.get("/readyz").send().await.expect(200);
    }
}

/// Runs `vitrine ready` against an address; returns its success.
async fn ready(address: &str) -> bool {
    let mut command = tokio::process::Command::new(env!("CARGO_BIN_EXE_vitrine"));
    command
        .args(["ready", "--address", address])
        .stderr(std::process::Stdio::null())
        .status()
        .await
        .expect("it runs")
        .success()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_worker_says_how_it_is_and_serves_nothing_else() {
    let Some(db) = engines().await.into_iter().find(|db| db.engine() == Engine::Postgres) else { return };
    let port = free_port();
    let address = format!("127.0.0.1:{port}");
    assert!(!ready(&address).await, "nobody is there yet");
    let home = tempfile::tempdir().expect("a folder");
    let inside = |name: &str| home.path().join(name).display().to_string();
    let (keys, photos) = (inside("keys"), inside("photos"));
    let arguments =
        ["work", "--database", db.url(), "--keys", &keys, "--photos", &photos, "--site-url", "http://localhost"];
    let arguments = [&arguments[..], &["--metrics-listen", &address]].concat();
    let worker = Program::start(env!("CARGO_BIN_EXE_vitrine"), &arguments, port).await;
    assert!(ready(&address).await);
    let status = async |path: &str| worker.try_ask("GET", path, "", b"").await.expect("an answer").0;
    assert_eq!([status("/healthz").await, status("/metrics").await, status("/").await], [200, 200, 404]);
    assert_eq!([status("/api/v1/me").await, status("/login").await], [404, 404]);
    assert!(worker.end().await.success());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sqlite_file_has_one_process_that_does_everything() {
    let home = tempfile::tempdir().expect("a folder");
    let database = format!("sqlite:{}", home.path().join("v.db").display());
    for (arguments, message) in [
        (["work", "--site-url", "http://localhost"], "belongs to one process"),
        (["serve", "--no-jobs", "--listen=127.0.0.1:0"], "--no-jobs needs PostgreSQL"),
    ] {
        let program = tokio::process::Command::new(env!("CARGO_BIN_EXE_vitrine"))
            .args(arguments)
            .args(["--database", &database])
            .output()
            .await
            .expect("it runs");
        let stderr = String::from_utf8_lossy(&program.stderr);
        assert!(!program.status.success() && stderr.contains(message), "{stderr}");
    }
}
