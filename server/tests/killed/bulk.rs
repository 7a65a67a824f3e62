//! Killed in the middle of a bulk edit, a bulk deletion, an undo.

use serde_json::{Value, json};
use tempfile::TempDir;
use testing::TestDb;

use crate::program::{Program, ROWS};

/// Where the process is killed: once it has done so many locations, first in the edit, then in the deletion, then in
/// its undo.
const INSTANTS: [[u64; 3]; 2] = [[0, 4_500, 2_500], [2_500, 1, 0]];

struct Site<'a> {
    db: &'a TestDb,
    program: Option<Program>,
    token: String,
    home: TempDir,
}

impl Site<'_> {
    /// The program, with every location of the file.
    async fn start(db: &TestDb) -> Site<'_> {
        let home = tempfile::tempdir().expect("a folder");
        let program = Program::start(db, home.path()).await;
        let (import, token) = program.prepared().await;
        program.ask("POST", &format!("/api/v1/imports/{import}/run"), &token, b"{}").await;
        while program.count(&token).await < ROWS {}
        Site { db, program: Some(program), token, home }
    }

    async fn ask(&self, method: &str, path: &str, body: &Value) -> Value {
        let body = if body.is_null() { Vec::new() } else { body.to_string().into_bytes() };
        let program = self.program.as_ref().expect("it runs");
        program.ask(method, &format!("/api/v1{path}"), &self.token, &body).await
    }

    async fn get(&self, path: &str) -> Value {
        self.ask("GET", path, &Value::Null).await
    }

    /// Kills the process once `done` locations are done, and has another one finish: how that went.
    async fn killed_at(&mut self, bulk: &Value, done: u64) -> Value {
        let path = format!("/locations/bulk/{}", bulk["id"].as_str().expect("an id"));
        while number(&self.get(&path).await, "done") < done {}
        self.program.take().expect("it runs").kill().await;
        // What a worker on PostgreSQL does once the lease of the killed one has run out.
        jobs::take_back(self.db, jiff::Timestamp::UNIX_EPOCH).await.expect("the database is there");
        self.program = Some(Program::start(self.db, self.home.path()).await);
        let mut last = 0;
        loop {
            let now = self.get(&path).await;
            let state = now["state"].as_str().expect("a state").to_owned();
            let done = number(&now, "done");
            assert!(done >= last && done <= ROWS, "it went back from {last} to {done}");
            assert_eq!(done, number(&now, "changed"), "each location is there, so each is changed: {now}");
            last = done;
            if state == "done" || state == "undone" {
                return now;
            }
            assert!(["queued", "running", "undoing"].contains(&state.as_str()), "{now}");
        }
    }

    /// Every location that is not deleted.
    async fn all(&self) -> Vec<Value> {
        let mut all = Vec::new();
        let mut cursor = String::new();
        loop {
            let page = self.get(&format!("/locations?limit=200{cursor}")).await;
            all.extend_from_slice(page["items"].as_array().expect("items"));
            match page["next_cursor"].as_str() {
                Some(next) => cursor = format!("&cursor={next}"),
                None => return all,
            }
        }
    }

    /// The totals that are kept are what a recount gives.
    async fn assert_totals(&self, locations: &[Value]) {
        let summary = self.get("/locations/summary").await;
        assert_eq!(number(&summary, "total"), locations.len() as u64);
        let overview = self.get("/overview").await;
        let health: u64 = locations.iter().map(|location| number(location, "health")).sum();
        let good = locations.iter().filter(|location| number(location, "health") >= 80).count();
        assert_eq!(number(&overview["health"], "good"), good as u64);
        if !locations.is_empty() {
            let average = overview["health"]["average"].as_f64().expect("an average");
            assert!((average - health as f64 / locations.len() as f64).abs() < 1.0, "{average}");
        }
        let without = locations.iter().filter(|location| location["category"].is_null()).count();
        let issues = overview["issues"].as_array().expect("issues").iter();
        let kept: u64 = issues.filter(|issue| issue["rule"] == "missing_category").map(|of| number(of, "count")).sum();
        assert_eq!(kept, without as u64);
    }

    /// Some of the locations have each of these versions in their history, once.
    async fn assert_history(&self, locations: &[Value], versions: &[(u64, &str)]) {
        for location in locations.iter().step_by(97) {
            let id = location["id"].as_str().expect("an id");
            let history = self.get(&format!("/locations/{id}/history")).await;
            let lines = history["items"].as_array().expect("items").iter();
            let told: Vec<_> =
                lines.map(|line| (number(line, "version"), line["event"].as_str().expect("an event"))).collect();
            assert_eq!(told, versions);
        }
    }
}

fn number(of: &Value, field: &str) -> u64 {
    of[field].as_u64().unwrap_or_else(|| panic!("no number {field} in {of}"))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_killed_bulk_edit_goes_on_where_it_was_and_does_each_location_once() {
    for [edit_at, delete_at, undo_at] in INSTANTS {
        for db in testing::engines().await {
            let mut site = Site::start(&db).await;
            let edit = json!({ "scope": { "filters": {} }, "expected": ROWS,
                "action": { "kind": "edit", "changes": { "category": "Hospital" } } });
            let bulk = site.ask("POST", "/locations/bulk", &edit).await;
            assert_eq!(number(&site.killed_at(&bulk, edit_at).await, "done"), ROWS);
            let edited = site.all().await;
            assert!(edited.iter().all(|of| of["category"] == "Hospital" && of["version"] == 2));
            site.assert_totals(&edited).await;
            site.assert_history(&edited, &[(2, "changed"), (1, "created")]).await;

            let delete = json!({ "scope": { "filters": {} }, "expected": ROWS, "action": { "kind": "delete" } });
            let bulk = site.ask("POST", "/locations/bulk", &delete).await;
            assert_eq!(number(&site.killed_at(&bulk, delete_at).await, "done"), ROWS);
            assert_eq!(site.all().await.len(), 0);
            site.assert_totals(&[]).await;

            let path = format!("/locations/bulk/{}/undo", bulk["id"].as_str().expect("an id"));
            let undoing = site.ask("POST", &path, &Value::Null).await;
            assert_eq!(number(&site.killed_at(&undoing, undo_at).await, "done"), ROWS);
            let restored = site.all().await;
            assert!(restored.iter().all(|of| of["category"] == "Hospital" && of["version"] == 4));
            assert_eq!(restored.len() as u64, ROWS);
            site.assert_totals(&restored).await;
            let all = [(4, "restored"), (3, "deleted"), (2, "changed"), (1, "created")];
            site.assert_history(&restored, &all).await;
        }
    }
}
