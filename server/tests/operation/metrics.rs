//! Metrics, and the only address that serves them.

use std::{path::Path, time::Duration};

use api::{App, Clock, Site};
use auth::Auth;
use backup::Folder;
use db::Engine;
use google::Google;
use jiff::SignedDuration;
use jobs::NewJob;
use operations::{BackupPlan, BackupSettings};
use serde_json::{Value, json};
use tempfile::TempDir;
use testing::{Client, engines};
use vitrine::{Features, MIGRATIONS, Metrics, router, watched};

struct World {
    app: App,
    client: Client,
    watcher: Client,
    folder: TempDir,
}

fn plan(folder: &Path) -> BackupPlan {
    BackupPlan {
        folder: Folder::new(&folder.display().to_string(), Vec::new()),
        schedule: "02:15".parse().expect("a time"),
        retention: "7d".parse().expect("a retention"),
    }
}

async fn worlds() -> Vec<(World, testing::TestDb)> {
    let mut worlds = Vec::new();
    for db in engines().await {
        let clock = Clock::fixed("2026-11-22T10:00:00Z".parse().expect("a time"));
        let app = App::new(db.db(), clock, Site { rate_limit_factor: 1_000, ..Site::default() });
        let auth = Auth::new(&app, &testing::sealer(), auth::Settings::default(), orgs::Registrar).await.expect("keys");
        let metrics = Metrics::new();
        let features = Features { metrics: Some(metrics.clone()), ..Features::default() };
        let google = Google::new(&app, &testing::sealer(), &google::Settings::default()).expect("TLS");
        let client = Client::new(router(&app, auth.clone(), &google, &features));
        let folder = tempfile::tempdir().expect("a folder");
        let watcher = Client::new(watched(&app, &auth, &metrics, Some(&plan(folder.path()))));
        worlds.push((World { app, client, watcher, folder }, db));
    }
    worlds
}

impl World {
    async fn text(&self) -> String {
        let answer = self.watcher.get("/metrics").send().await.expect(200);
        assert!(answer.header("content-type").starts_with("application/openmetrics-text; version=1.0.0"));
        answer.text()
    }

    /// The value of one line.
    async fn value(&self, name: &str) -> f64 {
        let text = self.text().await;
        let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
        line.unwrap_or_else(|| panic!("no {name} in {text}")).parse().expect("a number")
    }
}

#[tokio::test]
async fn request_metrics_are_labeled_by_route_and_contain_no_personal_data() {
    for (world, _db) in worlds().await {
        let person = json!({ "email": "zoe@example.com", "password": "Correct-horse-7",
            "data": { "first_name": "Zoe", "last_name": "P", "company": "Secret Bakeries" } });
        let session = world.client.post("/auth/v1/signup").json(&person).send().await.expect(200).json();
        let zoe = world.client.with_token(session["access_token"].as_str().expect("a token"));
        let shop = json!({ "name": "Shop", "address": "1 Main St", "city": "Austin" });
        let shop: Value = zoe.post("/api/v1/locations").json(&shop).send().await.expect(201).json();
        let id = shop["id"].as_str().expect("an id");
        for _ in 0..3 {
            zoe.get(&format!("/api/v1/locations/{id}")).send().await.expect(200);
        }
        world.client.get(&format!("/api/v1/locations/{id}")).send().await.expect(401);
        world.client.ask("MADEUP".parse().expect("a method"), "/api/v1/me").send().await;

        let counter = |status: u16| {
            format!("vitrine_requests_total{{method=\"GET\",route=\"/api/v1/locations/{{id}}\",status=\"{status}\"}}")
        };
        assert!((world.value(&counter(200)).await - 3.0).abs() < f64::EPSILON);
        assert!((world.value(&counter(401)).await - 1.0).abs() < f64::EPSILON);
        let count = "vitrine_request_seconds_count{route=\"/api/v1/locations/{id}\"}";
        assert!((world.value(count).await - 4.0).abs() < f64::EPSILON);
        let text = world.text().await;
        assert!(text.contains("method=\"other\"") && !text.contains("MADEUP"));
        let org = session["user"]["id"].as_str().expect("an id");
        for secret in [id, org, "zoe", "Zoe", "Secret Bakeries", "Shop", "example.com"] {
            assert!(!text.contains(secret), "{secret} is in the metrics");
        }
    }
}

#[tokio::test]
async fn queue_metrics_report_the_age_of_the_oldest_job() {
    for (world, _db) in worlds().await {
        assert!(world.value("vitrine_jobs_oldest_due_seconds").await.abs() < f64::EPSILON);
        let mut tx = world.app.db.begin().await.expect("a transaction");
        jobs::enqueue(&mut tx, &NewJob::new("nobody_does_it", Value::Null), world.app.now()).await.expect("a job");
        tx.commit().await.expect("committed");
        world.app.clock.advance(SignedDuration::from_secs(90));
        assert!((world.value("vitrine_jobs_oldest_due_seconds").await - 90.0).abs() < f64::EPSILON);
        assert!((world.value("vitrine_jobs{state=\"queued\"}").await - 1.0).abs() < f64::EPSILON);
    }
}

#[tokio::test]
async fn metrics_report_the_process_and_the_database() {
    for (world, db) in worlds().await {
        assert!((world.value("vitrine_database_up").await - 1.0).abs() < f64::EPSILON);
        let limit = if db.engine() == Engine::Postgres { 16.0 } else { 6.0 };
        assert!((world.value("vitrine_database_connections{state=\"limit\"}").await - limit).abs() < f64::EPSILON);
        let _transaction = world.app.db.begin().await.expect("a transaction");
        let label = if db.engine() == Engine::Postgres { "busy" } else { "waiting" };
        assert!(world.value(&format!("vitrine_database_connections{{state=\"{label}\"}}")).await >= 1.0);
        let _stream = world.app.live.listen("org");
        assert!((world.value("vitrine_live_streams").await - 1.0).abs() < f64::EPSILON);
        assert!(world.value("vitrine_memory_bytes").await > 1_000_000.0);
        assert!(world.value("vitrine_open_files").await > 3.0);
        assert!(world.value("vitrine_sign_in_gate{state=\"limit\"}").await >= 1.0);
        let build = format!("vitrine_build_info{{version=\"{}\"}}", env!("CARGO_PKG_VERSION"));
        assert!((world.value(&build).await - 1.0).abs() < f64::EPSILON);
    }
}

#[tokio::test]
async fn metrics_are_served_while_the_database_is_down() {
    for (world, _db) in worlds().await {
        world.app.db.close().await;
        let up = tokio::time::timeout(Duration::from_secs(30), world.value("vitrine_database_up")).await;
        assert!(up.expect("it does not hang").abs() < f64::EPSILON);
        assert!(world.value("vitrine_memory_bytes").await > 0.0);
    }
}

#[tokio::test]
async fn public_router_does_not_serve_metrics() {
    for (world, _db) in worlds().await {
        let answer = world.client.get("/metrics").send().await;
        assert!(!answer.text().contains("vitrine_requests"), "{}", answer.status);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_age_and_the_result_of_the_latest_backup_are_reported() {
    for (world, _db) in worlds().await {
        assert!(!world.text().await.contains("vitrine_backup_age_seconds{"), "there is no backup yet");
        let status = async || world.watcher.get("/status").send().await.expect(200).text();
        assert!(status().await.contains("backups: none in "), "{}", status().await);
        let plan = plan(world.folder.path());
        let destination = plan.folder.to_string();
        let settings = BackupSettings {
            plan,
            passphrase: None,
            keys: None,
            photos: None,
            scratch: world.folder.path().join("scratch"),
            migrations: MIGRATIONS,
            program: "1.2.3",
            operator: None,
            sealer: testing::sealer(),
        };
        let registry = operations::backup_jobs(&world.app, settings);
        jobs::run_pending(&world.app.db, &world.app.clock, &registry).await.expect("a backup");
        world.app.clock.advance(SignedDuration::from_secs(90));
        let value =
            async |name: &str| world.value(&format!("vitrine_backup_{name}{{destination=\"{destination}\"}}")).await;
        assert!((value("age_seconds").await - 90.0).abs() < f64::EPSILON);
        assert!((value("verified").await - 1.0).abs() < f64::EPSILON);
        assert!(value("size_bytes").await > 1_000.0);
        assert!(value("duration_seconds").await >= 0.0);
        assert!(status().await.contains("0 h 1 min old, was restored and compared"), "{}", status().await);
    }
}
